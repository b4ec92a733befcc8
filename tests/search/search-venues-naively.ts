import { toUnitSphere } from "#domain/distance.ts";
import { getEstimateStar } from "#domain/estimate/estimate-space.ts";
import { computeEventSum, type EventSum } from "#domain/estimate/event-sum/compute-event-sum.ts";
import { toSumFigures } from "#domain/estimate/event-sum/sum-figures.ts";
import { assessCapacity } from "#domain/seating/assess-capacity.ts";
import { type FeatureKey, features, toFeatureBits } from "#domain/space/features.ts";
import { findLayoutById, layouts } from "#domain/space/layouts.ts";
import type { Space } from "#domain/space/space.ts";
import { getStarBit, starLevels } from "#domain/venue/star-levels.ts";
import type { Venue } from "#domain/venue/venue.ts";
import { getVenueTypeByKey, venueTypes } from "#domain/venue/venue-types.ts";
import type { Change } from "#server/store/catalogue-store.ts";
import type { IndexedStore } from "#server/search/index/index-state.ts";
import type { ListQuery } from "#domain/search/filters.ts";
import type { SearchContext } from "#server/search/query/criteria.ts";

/** Catalogue rows in memory. */
export interface CatalogueRows {
  venues: Venue[];
  spaces: Space[];
}

/** Creates an indexed store over rows in memory; `version` must grow when rows are replaced, listed in `changes`. */
export const createMemoryCatalogue = (
  rows: CatalogueRows,
  version = () => 1,
  changes: readonly Change[] = [],
): IndexedStore => ({
  version: async () => version(),
  venueCities: async () => rows.venues.map(({ id, cityCode }) => ({ id, cityCode })),
  venuesByIds: async (ids) => rows.venues.filter(({ id }) => ids.includes(id)),
  spacesByIds: async (ids) => rows.spaces.filter(({ id }) => ids.includes(id)),
  spacesOfVenues: async (ids) =>
    Map.groupBy(
      rows.spaces.filter(({ venueId }) => ids.includes(venueId)),
      ({ venueId }) => venueId,
    ),
  changesSince: async (seq, limit) => changes.filter((line) => line.seq > seq).slice(0, limit),
});

const venueFeatures = new Set<FeatureKey>(features.filter(({ of }) => of === "venue").map(({ key }) => key));
const includesAll = (set: number, required: number) => (set & required) === required;

/** Returns the trusted seats, from the whole geometry. */
export const getSeats = (space: Space, layout: number): number =>
  layout === 0
    ? Math.max(0, ...layouts.map(({ key }) => assessCapacity(space, key).trusted ?? 0))
    : (assessCapacity(space, findLayoutById(layout)!.key).trusted ?? 0);

/** Returns the yuan of the event in a space, by its parts; undefined if unknown or where there is no event. */
export function computeSumNaively(venue: Venue, space: Space, { sum }: SearchContext): EventSum | undefined {
  return sum && computeEventSum(sum.measures, toSumFigures(venue, space), sum.rates[getEstimateStar(venue.star)]);
}

function isAffordable(venue: Venue, space: Space, context: SearchContext): boolean {
  const { maxSum, maxHead } = context.sum ?? {};
  if (maxSum === undefined && maxHead === undefined) return true;
  const found = computeSumNaively(venue, space, context);
  return found !== undefined && found.total <= (maxSum ?? found.total) && found.perHead <= (maxHead ?? found.perHead);
}

/** Returns whether one space meets all space filters. */
function isSpaceMatch(venue: Venue, space: Space, query: ListQuery, context: SearchContext): boolean {
  const { halfDayPrice } = context;
  const own = toFeatureBits([...space.features, ...venue.features.filter((key) => venueFeatures.has(key))]);
  const { people, layout, price, area = 0, height = 0 } = query;
  if ((people > 0 || layout > 0) && getSeats(space, layout) < Math.max(people, 1)) return false;
  if (price > 0 && (space.priceDay === undefined || space.priceDay > price)) return false;
  if (price === 0 && halfDayPrice && (space.priceHalfDay === undefined || space.priceHalfDay > halfDayPrice))
    return false;
  if (area > 0 && (space.area === undefined || space.area < area)) return false;
  if (height > 0 && (space.height === undefined || Math.round(space.height * 100) < height * 10)) return false;
  return includesAll(own, query.features) && isAffordable(venue, space, context);
}

function isVenueMatch(venue: Venue, query: ListQuery, context: SearchContext): boolean {
  if (venue.cityCode !== context.cityCode) return false;
  if (query.region && !venue.regionIds.includes(query.region)) return false;
  if (query.types && !(query.types & (1 << getVenueTypeByKey(venue.type).bit))) return false;
  if (query.stars && !(query.stars & (1 << getStarBit(venue)))) return false;
  if (context.rating !== undefined && (venue.rating?.score ?? -1) < context.rating) return false;
  const night = venue.guestRoomPriceFrom;
  const { min, max } = context.roomPrice ?? {};
  if (min !== undefined && (night === undefined || night < min)) return false;
  return max === undefined || (night !== undefined && night <= max);
}

/** Returns the spaces that meet a query, by a plain scan with the product's rules. */
export const searchSpacesNaively = (
  { venues, spaces }: CatalogueRows,
  query: ListQuery,
  context: SearchContext,
): Space[] =>
  spaces.filter((space) => {
    const venue = venues.find(({ id }) => id === space.venueId);
    return venue !== undefined && isVenueMatch(venue, query, context) && isSpaceMatch(venue, space, query, context);
  });

/** Returns the venues that meet a query, each with its matching spaces. */
export function searchVenuesNaively(
  { venues, spaces }: CatalogueRows,
  query: ListQuery,
  context: SearchContext,
): { venue: Venue; fits: Space[] }[] {
  const { people, layout, price, area, height } = query;
  return venues.flatMap((venue) => {
    if (!isVenueMatch(venue, query, context)) return [];
    const own = spaces.filter((space) => space.venueId === venue.id);
    const fits = own.filter((space) => isSpaceMatch(venue, space, query, context));
    if (own.length > 0) return fits.length > 0 ? [{ venue, fits }] : [];
    const hasSumLimit = context.sum?.maxSum !== undefined || context.sum?.maxHead !== undefined;
    const hasSpaceConstraint = hasSumLimit || people || layout || price || context.halfDayPrice || area || height;
    return !hasSpaceConstraint && includesAll(toFeatureBits(venue.features), query.features) ? [{ venue, fits }] : [];
  });
}

/** Returns facet counts by definition: the total with the group replaced by that option alone. */
export function countFacetsNaively(
  total: (query: ListQuery) => number,
  query: ListQuery,
  regionIds: readonly string[],
) {
  const bits = (key: "types" | "stars" | "features", table: readonly { bit: number }[]) =>
    table.map(({ bit }) => total({ ...query, [key]: 1 << bit }));
  return {
    regions: new Map(
      regionIds
        .map((region): [string, number] => [region, total({ ...query, region })])
        .filter(([, count]) => count > 0),
    ),
    types: bits("types", venueTypes),
    stars: bits("stars", starLevels),
    features: bits("features", features),
    layouts: layouts.map(({ id }) => total({ ...query, layout: id })),
  };
}

/** Returns the squared chord distance to the requested point on a globe of radius 1; infinite without a position. */
export function computeDistanceKeyNaively(venue: Venue, { lng, lat }: SearchContext): number {
  if (venue.lng === undefined || venue.lat === undefined) return Number.POSITIVE_INFINITY;
  const [here, there] = [toUnitSphere(lng!, lat!), toUnitSphere(venue.lng, venue.lat)];
  const [x, y, z] = [there.x - here.x, there.y - here.y, there.z - here.z];
  return x * x + y * y + z * z;
}
