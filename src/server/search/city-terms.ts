import type { Venue } from "../../domain/venue/venue.ts";

/** Names that a city's venues use, as they are written, each once. */
export interface CityTerms {
  /** Brands with the group they belong to, where it is known. */
  brands: { name: string; group?: string | undefined }[];
  facilities: string[];
  /** Places nearby. */
  places: string[];
}

/** The terms of venues of one city. */
export function termsOf(venues: readonly Venue[]): CityTerms {
  const brands = new Map<string, { name: string; group?: string | undefined }>();
  const facilities = new Set<string>();
  const places = new Set<string>();
  for (const { brandName, groupName, facilities: own, nearPlaces } of venues) {
    const name = brandName ?? groupName;
    if (name) brands.set(`${name} ${groupName}`, { name, group: groupName });
    for (const facility of own) facilities.add(facility);
    for (const place of nearPlaces) places.add(place);
  }
  return { brands: [...brands.values()], facilities: [...facilities], places: [...places] };
}
