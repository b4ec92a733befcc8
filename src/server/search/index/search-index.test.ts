import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  createMemoryCatalogue,
  countFacetsNaively,
  computeDistanceKeyNaively,
  computeSumNaively,
  searchSpacesNaively,
  searchVenuesNaively,
  getSeats,
  type CatalogueRows,
} from "#tests/search/search-venues-naively.ts";
import { randomQuery, randomRows, regionIds } from "#tests/search/random-rows.ts";
import { toDayNumber } from "#domain/day.ts";
import { toSumMeasures } from "#domain/estimate/event-sum/sum-event.ts";
import { getSumRates } from "#domain/estimate/event-sum/sum-rates.ts";
import { unitPriceRows } from "#domain/estimate/prices/unit-price-rows.ts";
import { selectUnitPrices } from "#domain/estimate/unit-price.ts";
import { emptyQuery, type ListQuery } from "#domain/search/filters.ts";
import type { Space } from "#domain/space/space.ts";
import type { Venue } from "#domain/venue/venue.ts";
import { type SearchContext, openIndex } from "./search-index.ts";

const rates = getSumRates(selectUnitPrices(unitPriceRows, "first"));
const thursday = toDayNumber("2026-12-17");
const randomSum = fc
  .record({
    people: fc.constantFrom(20, 45, 120),
    days: fc.constantFrom(0.5, 1, 2),
    layout: fc.constantFrom("theatre" as const, "banquet" as const),
    nights: fc.constantFrom(0, 1),
    dates: fc.constantFrom(undefined, { first: thursday, last: thursday + 1 }),
  })
  .chain((event) =>
    fc.record(
      {
        measures: fc.constant(toSumMeasures({ ...event, today: thursday - 30 })),
        rates: fc.constant(rates),
        maxSum: fc.constantFrom(15_000, 40_000),
        maxHead: fc.constantFrom(300, 700),
      },
      { requiredKeys: ["measures", "rates"] },
    ),
  );

const runs = { numRuns: 300 };
const contexts = fc.record({
  cityCode: fc.constant("110000"),
  lng: fc.constant(116.4),
  lat: fc.constant(39.9),
  pageSize: fc.constant(1000),
  rating: fc.constantFrom(undefined, undefined, 4),
  roomPrice: fc.constantFrom(undefined, undefined, { min: 300 }, { min: 200, max: 500 }),
  halfDayPrice: fc.constantFrom(undefined, undefined, 5000),
  sum: fc.option(randomSum, { nil: undefined, freq: 2 }),
});

const inOrder = (ids: string[]) => ids.toSorted((a, b) => Number(a) - Number(b));
/** Every nth space is blocked, or none. */
const blockedSteps = fc.constantFrom(undefined, 1, 2, 3);
const checkProperty = (property: (rows: CatalogueRows, query: ListQuery, context: SearchContext) => Promise<void>) =>
  fc.assert(
    fc.asyncProperty(randomRows, randomQuery, contexts, blockedSteps, (rows, query, context, step) => {
      const blocked = step && rows.spaces.filter((_, at) => at % step === 0);
      return property(rows, query, {
        ...context,
        ...(blocked && { blockedSpaces: new Set(blocked.map(({ id }) => id)) }),
      });
    }),
    runs,
  );

/** Returns the spaces that are not blocked; all of them where none is free. */
const preferOpen = (fits: Space[], { blockedSpaces }: SearchContext): Space[] => {
  const open = fits.filter(({ id }) => !blockedSpaces?.has(id));
  return open.length > 0 ? open : fits;
};
const isBlockedRow = (fits: readonly Space[], { blockedSpaces }: SearchContext): boolean =>
  fits.length > 0 && fits.every(({ id }) => blockedSpaces?.has(id));

/** Returns the sum of the event in a space; infinite where it is unknown. */
const getSum = (space: Space, { venue, context }: NaiveSearch): number =>
  computeSumNaively(venue, space, context)?.total ?? Number.POSITIVE_INFINITY;

/** What a key is computed from apart from the spaces. */
interface NaiveSearch {
  query: ListQuery;
  venue: Venue;
  context: SearchContext;
}

/** Finds the best fit naively: the cheapest by price or sum, then fewest seats if people are given, else most; ties by id. */
function bestOf(fits: readonly Space[], search: NaiveSearch): Space | undefined {
  const { people, layout, sort } = search.query;
  const sign = people > 0 ? 1 : -1;
  const getCost = (space: Space) => {
    if (isBySum(search.query, search.context)) return Math.min(1e12, getSum(space, search));
    return sort === 1 || sort === 2 ? (space.priceDay ?? 1e9) : 0;
  };
  return fits.toSorted(
    (a, b) =>
      getCost(a) - getCost(b) || sign * (getSeats(a, layout) - getSeats(b, layout)) || Number(a.id) - Number(b.id),
  )[0];
}

/** Returns whether a list is ordered by what the event costs. */
const isBySum = ({ sort }: ListQuery, { sum }: SearchContext): boolean => sort >= 6 && sum !== undefined;
const isRecommended = (query: ListQuery, where: SearchContext): boolean =>
  query.sort === 0 || (query.sort >= 6 && !isBySum(query, where));

const price = (spaces: readonly Space[]) =>
  Math.min(...spaces.map(({ priceDay }) => priceDay ?? Number.POSITIVE_INFINITY));

/** Computes the sort key naively, smallest first; unknown is infinite. */
function keyOf(search: NaiveSearch, row: { fits: readonly Space[]; listedAt: string }): number {
  const { query, venue, context } = search;
  const best = bestOf(row.fits, search);
  const seatCount = best ? getSeats(best, query.layout) : 0;
  const descendingPrice = price(row.fits) === Number.POSITIVE_INFINITY ? Number.POSITIVE_INFINITY : -price(row.fits);
  if (query.sort === 1) return price(row.fits);
  if (query.sort === 2) return descendingPrice;
  if (query.sort === 3) return seatCount === 0 ? Number.POSITIVE_INFINITY : query.people > 0 ? seatCount : -seatCount;
  if (query.sort === 4) return computeDistanceKeyNaively(venue, context);
  if (query.sort === 6 || query.sort === 7) {
    const sum = best ? getSum(best, search) : Number.POSITIVE_INFINITY;
    return sum === Number.POSITIVE_INFINITY || query.sort === 6 ? sum : -sum;
  }
  return -Date.parse(row.listedAt);
}

interface NaiveRow {
  id: string;
  isBlocked: boolean;
  key: number;
}

/** Compares blocked rows after the others, then by key; 0 where these are the same. */
const compareRows = (a: NaiveRow, b: NaiveRow): number =>
  Number(a.isBlocked) - Number(b.isBlocked) || (a.key === b.key ? 0 : a.key - b.key);

/** Sorts ids by key, ties by id. */
const sorted = (rows: NaiveRow[]): string[] =>
  rows.toSorted((a, b) => compareRows(a, b) || Number(a.id) - Number(b.id)).map(({ id }) => id);

describe("venues", () => {
  it("match a naive scan, each with its best space and cheapest price", () =>
    checkProperty(async (rows, query, where) => {
      const index = await openIndex(createMemoryCatalogue(rows));
      const { total, hits } = index.searchVenues(query, where);
      const expected = searchVenuesNaively(rows, query, where);
      expect(inOrder(hits.map(({ id }) => id))).toEqual(inOrder(expected.map(({ venue }) => venue.id)));
      expect(total).toBe(expected.length);
      for (const { venue, fits: all } of expected) {
        const fits = preferOpen(all, where);
        const hit = hits.find(({ id }) => id === venue.id)!;
        const search = { query, venue, context: where };
        const best = bestOf(fits, search);
        const seatCount = best ? getSeats(best, query.layout) : 0;
        expect(hit.sum ?? Number.POSITIVE_INFINITY).toBe(best ? getSum(best, search) : Number.POSITIVE_INFINITY);
        expect(hit.fit?.spaceId).toBe(seatCount > 0 ? best?.id : undefined);
        if (seatCount > 0) expect(hit.fit?.people).toBe(seatCount);
        expect(hit.priceFrom ?? Number.POSITIVE_INFINITY).toBe(price(fits));
      }
    }));

  it("count every facet option as if it alone were selected in its group", () =>
    checkProperty(async (rows, query, where) => {
      const index = await openIndex(createMemoryCatalogue(rows));
      const total = (other: typeof query) => searchVenuesNaively(rows, other, where).length;
      expect(index.searchVenues(query, where).facets).toEqual(
        countFacetsNaively((other) => total({ ...query, ...other }), query, regionIds),
      );
    }));

  it("are in the requested order, ties by id", () =>
    checkProperty(async (rows, query, where) => {
      const index = await openIndex(createMemoryCatalogue(rows));
      const ids = index.searchVenues(query, where).hits.map(({ id }) => id);
      const again = await openIndex(
        createMemoryCatalogue({ venues: rows.venues.toReversed(), spaces: rows.spaces.toReversed() }),
      );
      expect(again.searchVenues(query, where).hits.map(({ id }) => id)).toEqual(ids);
      const expected = searchVenuesNaively(rows, query, where).map(({ venue, fits }) => ({
        id: venue.id,
        isBlocked: isBlockedRow(fits, where),
        key: keyOf({ query, venue, context: where }, { fits: preferOpen(fits, where), listedAt: venue.listedAt }),
      }));
      if (!isRecommended(query, where)) expect(ids).toEqual(sorted(expected));
      const blockedIds = expected.flatMap(({ id, isBlocked }) => (isBlocked ? id : []));
      expect(new Set(ids.slice(ids.length - blockedIds.length))).toEqual(new Set(blockedIds));
    }));
});

describe("spaces", () => {
  it("match a naive scan, in the requested order and layout", () =>
    checkProperty(async (rows, query, where) => {
      const index = await openIndex(createMemoryCatalogue(rows));
      const { total, hits } = index.searchSpaces(query, where);
      const ids = hits.map(({ id }) => id);
      const expected = searchSpacesNaively(rows, query, where);
      expect(total).toBe(expected.length);
      expect(inOrder(ids)).toEqual(inOrder(expected.map(({ id }) => id)));
      for (const space of expected) {
        const seatCount = getSeats(space, query.layout);
        expect(hits.find(({ id }) => id === space.id)?.seated?.people ?? 0).toBe(seatCount);
      }
      const blockedCount = expected.filter((space) => isBlockedRow([space], where)).length;
      const last = ids.slice(ids.length - blockedCount);
      expect(last.every((id) => where.blockedSpaces?.has(id))).toBe(true);
      if (isRecommended(query, where)) return;
      const keys = expected.map((space) => {
        const venue = rows.venues.find(({ id }) => id === space.venueId)!;
        return {
          id: space.id,
          venue: venue.id,
          isBlocked: isBlockedRow([space], where),
          key: keyOf({ query, venue, context: where }, { fits: [space], listedAt: space.listedAt }),
        };
      });
      // Ties are in row order: by venue id, then by space id.
      const byRow = keys.toSorted((a, b) => Number(a.venue) - Number(b.venue) || Number(a.id) - Number(b.id));
      expect(ids).toEqual(byRow.toSorted(compareRows).map(({ id }) => id));
    }));

  it("count every facet option as if it alone were selected in its group", () =>
    checkProperty(async (rows, query, where) => {
      const index = await openIndex(createMemoryCatalogue(rows));
      const total = (other: typeof query) => searchSpacesNaively(rows, other, where).length;
      expect(index.searchSpaces(query, where).facets).toEqual(
        countFacetsNaively((other) => total({ ...query, ...other }), query, regionIds),
      );
    }));
});

/** Venues with several thousand spaces, more than are matched together, of unknown sides; some venues have none. */
function createManyRows(): CatalogueRows {
  const samples = fc.sample(randomRows, { numRuns: 50, seed: 15 });
  const venues = samples.flatMap((rows) => rows.venues);
  const spaces = samples.flatMap((rows) => rows.spaces);
  const many = Array.from({ length: 400 }, (_, at) => ({
    venue: { ...venues[at % venues.length]!, id: String(1000 + at), cityCode: "110000" },
    spaces: at % 17 === 0 ? [] : spaces.slice(at % 200, (at % 200) + 3 + (at % 11)),
  }));
  return {
    venues: many.map(({ venue }) => venue),
    spaces: many.flatMap(({ venue, spaces: own }) =>
      own.map(({ length: _length, width: _width, ...space }, at) => ({
        ...space,
        id: `${venue.id}${at + 10}`,
        venueId: venue.id,
      })),
    ),
  };
}

it("match a naive scan where spaces are matched in several blocks", async () => {
  const rows = createManyRows();
  expect(rows.spaces.length).toBeGreaterThan(2100);
  const index = await openIndex(createMemoryCatalogue(rows));
  const blockedSpaces = new Set(rows.spaces.flatMap(({ id }, at) => (at % 9 === 0 || at < 60 ? id : [])));
  const where = { cityCode: "110000", lng: 116.4, lat: 39.9, pageSize: 5000, blockedSpaces };
  for (const query of fc.sample(randomQuery, { numRuns: 15, seed: 15 })) {
    const spaces = index.searchSpaces(query, where);
    expect(inOrder(spaces.hits.map(({ id }) => id))).toEqual(
      inOrder(searchSpacesNaively(rows, query, where).map(({ id }) => id)),
    );
    const venues = index.searchVenues(query, where);
    expect(inOrder(venues.hits.map(({ id }) => id))).toEqual(
      inOrder(searchVenuesNaively(rows, query, where).map(({ venue }) => venue.id)),
    );
    const page = { ...query, page: 3 };
    expect(index.searchSpaces(page, { ...where, pageSize: 50 }).hits).toEqual(spaces.hits.slice(100, 150));
    expect(index.searchVenues(page, { ...where, pageSize: 20 }).hits).toEqual(venues.hits.slice(40, 60));
  }
});

it("pages without gaps or repeats", () =>
  fc.assert(
    fc.asyncProperty(randomRows, async (rows) => {
      const index = await openIndex(createMemoryCatalogue(rows));
      const where = { cityCode: "110000" };
      const all = index.searchVenues(emptyQuery, { ...where, pageSize: 1000 }).hits.map(({ id }) => id);
      const pages = [1, 2, 3, 4, 5].flatMap(
        (page) => index.searchVenues({ ...emptyQuery, page }, { ...where, pageSize: 3 }).hits,
      );
      expect(pages.map(({ id }) => id)).toEqual(all);
    }),
    { numRuns: 50 },
  ));
