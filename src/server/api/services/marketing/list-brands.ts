import { findBrandById, hotelBrands } from "#domain/venue/hotel-brands.ts";
import type { EventSize } from "#domain/venue/event-size.ts";
import type { VenueGroup } from "#domain/venue/venue-groups.ts";
import { groupZh } from "#texts/marketing/group.zh.ts";
import type { Output, Parsed } from "#contract/index.ts";
import type { GroupVenue } from "#server/search/index/search-index.ts";
import type { Context } from "../context.ts";
import { isFitting } from "./is-fitting.ts";

/** The venues of a brand of a group; `id` is absent for those whose brand is not known. */
export interface BrandVenues {
  id?: string;
  venues: GroupVenue[];
}

/** Groups the venues of a group by brand in the order of the table, brands without venues left out, unknown ones last. */
export function groupByBrand(group: VenueGroup, venues: readonly GroupVenue[]): BrandVenues[] {
  const byId = Map.groupBy(venues, ({ brandId }) => findBrandById(group, brandId)?.id);
  const withBrand = hotelBrands[group].flatMap(({ id }) => (byId.has(id) ? [{ id, venues: byId.get(id)! }] : []));
  const others = byId.get(undefined);
  return others ? [...withBrand, { venues: others }] : withBrand;
}

/** Names a brand; the venues of unknown brand by a word of ours. */
function nameBrand(group: VenueGroup, id: string | undefined) {
  const brand = findBrandById(group, id);
  if (!brand) return { name: groupZh.otherBrands };
  const { name, nameEn, tier } = brand;
  return { id: brand.id, name, nameEn, tier };
}

/** Builds the brand rows of a topic: each brand that has venues, with how many hold the people. */
export const listBrandFigures = (group: VenueGroup, brands: readonly BrandVenues[], eventSize: EventSize) =>
  brands.map(({ id, venues }) => ({
    ...nameBrand(group, id),
    venues: venues.length,
    fits: venues.filter((venue) => isFitting(venue, eventSize)).length,
  }));

/** Returns the brands of a group in China, also those without venues here unless none is known to be open. */
export function listBrands(
  { index }: Pick<Context, "index">,
  { groupName }: Parsed<"marketing/getTopicBrand">,
): Output<"marketing/getTopicBrand"> {
  const brands = groupByBrand(groupName, index.readGroupVenues(groupName));
  const counts = new Map(brands.map(({ id, venues }) => [id, venues.length]));
  const shown = hotelBrands[groupName].filter(({ id, unconfirmed }) => counts.has(id) || !unconfirmed);
  return shown.map(({ id, name, nameEn, tier }) => ({ id, name, nameEn, tier, venues: counts.get(id) ?? 0 }));
}
