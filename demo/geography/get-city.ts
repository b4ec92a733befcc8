import type { Region } from "#domain/city/city.ts";
import { getDistanceMetres } from "#domain/distance.ts";
import { findCityByCode, type ReferenceCity } from "#server/geography/reference-city.ts";
import { getRegions } from "#server/geography/get-regions.ts";
import { areaDistricts } from "./area-districts.ts";
import { cityPlans } from "./city-plan.ts";
import { abroadCityCodes } from "../abroad/abroad-city-codes.ts";
import { removeNote } from "#domain/text/remove-note.ts";

/** Returns the city with this code. @throws Error if the reference tables lack it */
export function getCity(code: string): ReferenceCity {
  const city = findCityByCode(code);
  if (!city) throw new Error(`no city ${code} in the reference tables`);
  return city;
}

export { getRegions as regionsOf };

/** Formats a region's name without brackets, digits and Latin letters: 国贸CBD becomes 国贸. */
export const formatPlainRegionName = (region: Region): string => removeNote(region.name).replace(/[A-Za-z0-9]+/g, "");

export const isAirport = (hub: Region): boolean => hub.name.endsWith("机场");

let hubs: Region[] | undefined;

/** Returns the airports and railway stations of all cities, since the nearest one may be in a neighbouring city. */
export function getAllHubs(): readonly Region[] {
  hubs ??= [...cityPlans.map(({ code }) => code), ...abroadCityCodes].flatMap((code) =>
    getRegions(code).filter((region) => region.kind === "hub"),
  );
  return hubs;
}

interface DistrictMark {
  lng: number;
  lat: number;
  district: Region;
}

const marksByCity = new Map<string, readonly DistrictMark[]>();

const findNearest = <T extends { lng: number; lat: number }>(points: readonly T[], lng: number, lat: number) => {
  let best: T | undefined;
  let least = Infinity;
  for (const point of points) {
    const metres = getDistanceMetres(lng, lat, point.lng, point.lat);
    if (metres >= least) continue;
    best = point;
    least = metres;
  }
  return best;
};

/** Returns the points of a city with a known district: district seats and business areas. */
function getDistrictMarks(cityCode: string): readonly DistrictMark[] {
  const ready = marksByCity.get(cityCode);
  if (ready) return ready;
  const regions = getRegions(cityCode);
  const districts = regions.filter((region) => region.kind === "district");
  const named = new Map(
    Object.entries(areaDistricts[cityCode] ?? {}).flatMap(([name, areas]) =>
      areas.split(" ").map((area) => [area, districts.find((district) => district.name === name)] as const),
    ),
  );
  const made = regions.flatMap((region): DistrictMark[] => {
    const { kind, name, lng, lat } = region;
    if (kind !== "district" && kind !== "business-area") return [];
    const district = kind === "district" ? region : (named.get(name) ?? findNearest(districts, lng, lat));
    return district ? [{ lng, lat, district }] : [];
  });
  marksByCity.set(cityCode, made);
  return made;
}

/** Finds the district of the known point nearest to a position; undefined in a city without districts. */
export const findDistrict = (cityCode: string, lng: number, lat: number): Region | undefined =>
  findNearest(getDistrictMarks(cityCode), lng, lat)?.district;
