import type { Venue } from "../../domain/venue/venue.ts";

/** Names that venues use, as they are written, each once. */
export interface CatalogueTerms {
  /** What a brand or group is called, and what its venues are filed under. */
  brands: readonly (readonly [name: string, group: string])[];
  facilities: readonly string[];
}

/** The terms of a venue are added to those that were met before. */
export function addTerms(
  { brandName, groupName, facilities }: Venue,
  terms: { brands: Map<string, string>; facilities: Set<string> },
): void {
  const group = groupName ?? brandName;
  if (group !== undefined) {
    terms.brands.set(group, group);
    if (brandName !== undefined) terms.brands.set(brandName, group);
  }
  for (const facility of facilities) terms.facilities.add(facility);
}
