import { getDistanceMetres } from "#domain/distance.ts";
import { cityByCode, getRegions } from "#server/geography/get-regions.ts";
import type { Values } from "./to-space-candidate.ts";

/** Distance in metres from the nearest centre of a city's districts at which a venue is still in it. */
const maxDistanceMetres = 60_000;

/** Returns the distance in metres from a point to the nearest centre of a city's districts, or its own. */
function getDistanceToCity(cityCode: string, lng: number, lat: number): number {
  const city = cityByCode(cityCode);
  const centres = [...(city ? [city] : []), ...getRegions(cityCode).filter(({ kind }) => kind === "district")];
  return Math.min(...centres.map((centre) => getDistanceMetres(lng, lat, centre.lng, centre.lat)));
}

/** What is said of a position: why it was left out, or how it was read. */
export type PositionRemark = { doubt: string } | { reading: string };

/**
 * Checks the position of a venue against its city. Longitude and latitude that were exchanged are put right in the values; a
 * position elsewhere is deleted from them.
 */
export function checkPosition(values: Values, cityCode: string | undefined): PositionRemark | undefined {
  const [lng, lat] = [values.get("lng"), values.get("lat")];
  if (typeof lng !== "number" || typeof lat !== "number" || !cityCode || !cityByCode(cityCode)) return undefined;
  const isNear = (x: number, y: number) =>
    Math.abs(x) <= 180 && Math.abs(y) <= 90 && getDistanceToCity(cityCode, x, y) <= maxDistanceMetres;
  if (isNear(lng, lat)) return undefined;
  if (isNear(lat, lng)) {
    values.set("lng", lat).set("lat", lng);
    return { reading: "经度和纬度写反了，已对调" };
  }
  // The schema says what is wrong with degrees that no place has.
  if (Math.abs(lng) > 180 || Math.abs(lat) > 90) return undefined;
  for (const path of ["lng", "lat"]) values.delete(path);
  const name = cityByCode(cityCode)!.name;
  if (lng === 0 && lat === 0) return { doubt: "经纬度是 0，不是位置，没有收" };
  const kilometres = Math.round(getDistanceToCity(cityCode, lng, lat) / 1000);
  return { doubt: `位置离${name} ${kilometres} 公里，没有收` };
}
