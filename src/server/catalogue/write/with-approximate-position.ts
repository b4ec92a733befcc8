import type { Region } from "#domain/city/city.ts";
import type { Venue } from "#domain/venue/venue.ts";
import { getRegions } from "../../geography/get-regions.ts";
import type { Candidate } from "../candidate.ts";

/** Returns the district of a venue: among its regions, else the one that its address names first. */
function findDistrict({ cityCode, regionIds, address = "" }: Venue): Region | undefined {
  const districts = getRegions(cityCode).filter(({ kind }) => kind === "district");
  const own = districts.find(({ id }) => regionIds.includes(id));
  if (own) return own;
  const named = districts
    .map((district) => ({ district, at: address.indexOf(district.name) }))
    .filter(({ at }) => at >= 0);
  return named.sort((a, b) => a.at - b.at || b.district.name.length - a.district.name.length)[0]?.district;
}

const isSamePlace = (a: Venue, b: Venue): boolean =>
  a.cityCode === b.cityCode && a.address === b.address && a.regionIds.join() === b.regionIds.join();

/**
 * Gives a venue without a position the centre of its district, marked approximate. A position of the row or the store
 * stays, and so does everything where the row says itself whether the position is approximate, as an export does.
 */
export function withApproximatePosition(candidate: Candidate, venue: Venue, stored: Venue | undefined): Venue {
  const { values, isComplete } = candidate;
  if (isComplete || values.has("approximatePosition")) return venue;
  const { lng, lat, approximatePosition, ...placeless } = venue;
  const isOwn = values.get("lng") !== undefined && lng !== undefined;
  if (isOwn) return { ...placeless, lng, lat };
  if (lng !== undefined && !approximatePosition) return venue;
  if (stored && isSamePlace(venue, stored) && (lng === undefined) === (stored.lng === undefined)) return venue;
  const district = findDistrict(venue);
  return district ? { ...placeless, lng: district.lng, lat: district.lat, approximatePosition: true } : placeless;
}
