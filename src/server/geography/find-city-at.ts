import { getDistanceMetres } from "#domain/distance.ts";
import { getRegions } from "./get-regions.ts";
import { findCityByCode, listCities, type ReferenceCity } from "./reference-city.ts";

/** The largest distance from the centre of a district, or of a city without districts, in metres. */
const maxDistanceMetres = 100_000;

let centres: { cityCode: string; lng: number; lat: number }[] | undefined;

/** Lists the centres of all districts, and of the cities without any; built once. */
function listCentres() {
  centres ??= listCities().flatMap(({ code, lng, lat }) => {
    const districts = getRegions(code).filter(({ kind }) => kind === "district");
    return districts.length > 0 ? districts : [{ cityCode: code, lng, lat }];
  });
  return centres;
}

/**
 * Returns the city of the district whose centre is nearest to a point (degrees); undefined beyond `maxDistanceMetres`. By
 * districts, since a suburb may be nearer to the centre of the next city than to that of its own (万州 in 重庆). A town at a border
 * may still count to the neighbouring district, as 燕郊 does.
 */
export function findCityAt(lng: number, lat: number): ReferenceCity | undefined {
  let nearest: string | undefined;
  let nearestMetres = maxDistanceMetres;
  for (const centre of listCentres()) {
    // One degree of latitude is 111 km: most centres are out of reach by that alone.
    if (Math.abs(centre.lat - lat) > 1) continue;
    const metres = getDistanceMetres(lng, lat, centre.lng, centre.lat);
    if (metres < nearestMetres) [nearest, nearestMetres] = [centre.cityCode, metres];
  }
  return nearest === undefined ? undefined : findCityByCode(nearest);
}
