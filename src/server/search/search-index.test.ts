import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  memoryCatalogue,
  naiveFacets,
  naiveFarness,
  naiveSpaces,
  naiveVenues,
  peopleIn,
  type Rows,
} from "../../../tests/search/naive-search.ts";
import { randomQuery, randomRows, regionIds } from "../../../tests/search/random-catalogue.ts";
import { emptyVenueQuery, type SpaceQuery } from "../../domain/search/grammar.ts";
import type { Space } from "../../domain/space/space.ts";
import { type Beside, openIndex } from "./search-index.ts";

const runs = { numRuns: 300 };
const beside = fc.record({
  cityCode: fc.constant("110000"),
  lng: fc.constant(116.4),
  lat: fc.constant(39.9),
  pageSize: fc.constant(1000),
  rating: fc.constantFrom(undefined, undefined, 4),
  roomPrice: fc.constantFrom(undefined, undefined, { min: 300 }, { min: 200, max: 500 }),
});

const inOrder = (ids: string[]) => ids.toSorted((a, b) => Number(a) - Number(b));
const check = (property: (rows: Rows, query: SpaceQuery, beside: Beside) => Promise<void>) =>
  fc.assert(fc.asyncProperty(randomRows, randomQuery, beside, property), runs);

/** Finds the best fit naively: fewest seats if people are given, else most; ties by id. */
function bestOf(fits: readonly Space[], { people, layout }: SpaceQuery): Space | undefined {
  const sign = people > 0 ? 1 : -1;
  return fits.toSorted((a, b) => sign * (peopleIn(a, layout) - peopleIn(b, layout)) || Number(a.id) - Number(b.id))[0];
}

const price = (spaces: readonly Space[]) =>
  Math.min(...spaces.map(({ priceDay }) => priceDay ?? Number.POSITIVE_INFINITY));

/** Computes the sort key naively, smallest first; unknown is infinite. */
function keyOf(query: SpaceQuery, row: { fits: readonly Space[]; listedAt: string; far: number }): number {
  const best = bestOf(row.fits, query);
  const held = best ? peopleIn(best, query.layout) : 0;
  const dearest = price(row.fits) === Number.POSITIVE_INFINITY ? Number.POSITIVE_INFINITY : -price(row.fits);
  if (query.sort === 1) return price(row.fits);
  if (query.sort === 2) return dearest;
  if (query.sort === 3) return held === 0 ? Number.POSITIVE_INFINITY : query.people > 0 ? held : -held;
  if (query.sort === 4) return row.far;
  return -Date.parse(row.listedAt);
}

/** Sorts ids by key, ties by id. */
const sorted = (rows: { id: string; key: number }[]): string[] =>
  rows.toSorted((a, b) => (a.key === b.key ? Number(a.id) - Number(b.id) : a.key - b.key)).map(({ id }) => id);

describe("venues", () => {
  it("match a naive scan, each with its best space and cheapest price", () =>
    check(async (rows, query, where) => {
      const index = await openIndex(memoryCatalogue(rows));
      const { total, hits } = index.venues(query, where);
      const expected = naiveVenues(rows, query, where);
      expect(inOrder(hits.map(({ id }) => id))).toEqual(inOrder(expected.map(({ venue }) => venue.id)));
      expect(total).toBe(expected.length);
      for (const { venue, fits } of expected) {
        const hit = hits.find(({ id }) => id === venue.id)!;
        const best = bestOf(fits, query);
        const held = best ? peopleIn(best, query.layout) : 0;
        expect(hit.fit?.spaceId).toBe(held > 0 ? best?.id : undefined);
        if (held > 0) expect(hit.fit?.people).toBe(held);
        expect(hit.priceFrom ?? Number.POSITIVE_INFINITY).toBe(price(fits));
      }
    }));

  it("count every facet option as if it alone were selected in its group", () =>
    check(async (rows, query, where) => {
      const index = await openIndex(memoryCatalogue(rows));
      const total = (other: typeof query) => naiveVenues(rows, other, where).length;
      expect(index.venues(query, where).facets).toEqual(
        naiveFacets((other) => total({ ...query, ...other }), query, regionIds),
      );
    }));

  it("are in the requested order, ties by id", () =>
    check(async (rows, query, where) => {
      const index = await openIndex(memoryCatalogue(rows));
      const ids = index.venues(query, where).hits.map(({ id }) => id);
      const again = await openIndex(
        memoryCatalogue({ venues: rows.venues.toReversed(), spaces: rows.spaces.toReversed() }),
      );
      expect(again.venues(query, where).hits.map(({ id }) => id)).toEqual(ids);
      if (query.sort === 0) return;
      const expected = naiveVenues(rows, query, where).map(({ venue, fits }) => ({
        id: venue.id,
        key: keyOf(query, { fits, listedAt: venue.listedAt, far: naiveFarness(venue, where) }),
      }));
      expect(ids).toEqual(sorted(expected));
    }));
});

describe("spaces", () => {
  it("match a naive scan, in the requested order and layout", () =>
    check(async (rows, query, where) => {
      const index = await openIndex(memoryCatalogue(rows));
      const { total, hits } = index.spaces(query, where);
      const ids = hits.map(({ id }) => id);
      const expected = naiveSpaces(rows, query, where);
      expect(total).toBe(expected.length);
      expect(inOrder(ids)).toEqual(inOrder(expected.map(({ id }) => id)));
      for (const space of expected) {
        const held = peopleIn(space, query.layout);
        expect(hits.find(({ id }) => id === space.id)?.seated?.people ?? 0).toBe(held);
      }
      if (query.sort === 0) return;
      const keys = expected.map((space) => {
        const venue = rows.venues.find(({ id }) => id === space.venueId)!;
        const far = naiveFarness(venue, where);
        return {
          id: space.id,
          venue: venue.id,
          key: keyOf(query, { fits: [space], listedAt: space.listedAt, far }),
        };
      });
      // Ties are in row order: by venue id, then by space id.
      const byRow = keys.toSorted((a, b) => Number(a.venue) - Number(b.venue) || Number(a.id) - Number(b.id));
      expect(ids).toEqual(byRow.toSorted((a, b) => (a.key === b.key ? 0 : a.key - b.key)).map(({ id }) => id));
    }));

  it("count every facet option as if it alone were selected in its group", () =>
    check(async (rows, query, where) => {
      const index = await openIndex(memoryCatalogue(rows));
      const total = (other: typeof query) => naiveSpaces(rows, other, where).length;
      expect(index.spaces(query, where).facets).toEqual(
        naiveFacets((other) => total({ ...query, ...other }), query, regionIds),
      );
    }));
});

it("pages without gaps or repeats", () =>
  fc.assert(
    fc.asyncProperty(randomRows, async (rows) => {
      const index = await openIndex(memoryCatalogue(rows));
      const where = { cityCode: "110000" };
      const all = index.venues(emptyVenueQuery, { ...where, pageSize: 1000 }).hits.map(({ id }) => id);
      const pages = [1, 2, 3, 4, 5].flatMap(
        (page) => index.venues({ ...emptyVenueQuery, page }, { ...where, pageSize: 3 }).hits,
      );
      expect(pages.map(({ id }) => id)).toEqual(all);
    }),
    { numRuns: 50 },
  ));
