import type { RegionKind } from "#domain/city/city.ts";
import type { Venue } from "#domain/venue/venue.ts";
import { getRegions } from "../../geography/get-regions.ts";
import { findCityByCode } from "../../geography/reference-city.ts";

/** Kinds of region that stand for a venue without coordinates, the closest first. */
const standIns: readonly RegionKind[] = ["metro", "business-area", "district"];

type Place = Pick<Venue, "lng" | "lat" | "cityCode" | "regionIds">;

/**
 * Returns where a venue is drawn on a map, in degrees: its own position, or the centre of a station, business area or
 * district that it names, or of its city. NaN for an unknown city.
 */
export function getMapPosition({ lng, lat, cityCode, regionIds }: Place): { lng: number; lat: number } {
  if (lng !== undefined && lat !== undefined) return { lng, lat };
  const named = getRegions(cityCode).filter(({ id }) => regionIds.includes(id));
  for (const kind of standIns) {
    const region = named.find((each) => each.kind === kind);
    if (region) return { lng: region.lng, lat: region.lat };
  }
  const city = findCityByCode(cityCode);
  return { lng: city?.lng ?? Number.NaN, lat: city?.lat ?? Number.NaN };
}
