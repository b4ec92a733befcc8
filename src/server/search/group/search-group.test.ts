import fc from "fast-check";
import { expect, it } from "vitest";
import { randomQuery, randomRows, regionIds } from "#tests/search/random-rows.ts";
import {
  type CatalogueRows,
  countFacetsNaively,
  createMemoryCatalogue,
  searchVenuesNaively,
} from "#tests/search/search-venues-naively.ts";
import type { ListQuery } from "#domain/search/filters.ts";
import { type GroupContext, openIndex } from "../index/search-index.ts";

const cityCodes = ["110000", "310000"];

/** Rows whose venues belong to two groups, to a group without a page, or to none; brands by id, or by a name alone. */
const groupRows: fc.Arbitrary<CatalogueRows> = randomRows.chain(({ venues, spaces }) =>
  fc
    .array(
      fc.constantFrom(
        { groupName: "ihg", brandId: "2001" },
        { groupName: "ihg", brandId: "2002" },
        { groupName: "ihg", brandName: "洲际" },
        { groupName: "ihg" },
        { groupName: "hilton", brandId: "3001" },
        { groupName: "开元", brandId: "2001" },
        {},
      ),
      { minLength: venues.length, maxLength: venues.length },
    )
    .map((groups) => ({ spaces, venues: venues.map((venue, at) => ({ ...venue, ...groups[at] })) })),
);

const contexts: fc.Arbitrary<GroupContext> = fc.record({
  group: fc.constantFrom({ name: "ihg" }, { name: "ihg" }, { name: "ihg", brandId: "2001" }, { name: "hilton" }),
  cityCode: fc.constantFrom(undefined, undefined, ...cityCodes),
  pageSize: fc.constant(1000),
});

/** Returns the catalogue with the venues of a group or brand only. */
const pickGroup = ({ venues, spaces }: CatalogueRows, { group: { name, brandId } }: GroupContext): CatalogueRows => ({
  spaces,
  venues: venues.filter((venue) => {
    const ownBrand = venue.brandId ?? (venue.brandName === "洲际" ? "2001" : undefined);
    return venue.groupName === name && (brandId === undefined || ownBrand === brandId);
  }),
});

const inOrder = (ids: string[]) => ids.toSorted((a, b) => Number(a) - Number(b));

it("finds what a plain scan of the group's venues finds, with totals by city and by facet", () =>
  fc.assert(
    fc.asyncProperty(groupRows, randomQuery, contexts, async (rows, query, context) => {
      const index = await openIndex(createMemoryCatalogue(rows));
      const { total, hits, facets, cityTotals } = index.searchGroup(query, context);
      const own = pickGroup(rows, context);
      const scan = (each: ListQuery, cities: readonly string[]) =>
        cities.flatMap((cityCode) => searchVenuesNaively(own, each, { cityCode }));
      const cities = context.cityCode === undefined ? cityCodes : [context.cityCode];
      const expected = scan(query, cities);
      expect(total).toBe(expected.length);
      expect(inOrder(hits.map(({ id }) => id))).toEqual(inOrder(expected.map(({ venue }) => venue.id)));
      for (const { venue, fits } of expected) {
        const cheapest = Math.min(...fits.map(({ priceDay }) => priceDay ?? Number.POSITIVE_INFINITY));
        expect(hits.find(({ id }) => id === venue.id)!.priceFrom ?? Number.POSITIVE_INFINITY).toBe(cheapest);
      }
      const byCity = cityCodes.map((code): [string, number] => [code, scan(query, [code]).length]);
      expect(cityTotals).toEqual(new Map(byCity.filter(([, count]) => count > 0)));
      expect(facets).toEqual(
        countFacetsNaively((other) => scan({ ...query, ...other }, cities).length, query, regionIds),
      );
    }),
    { numRuns: 100 },
  ));

it("orders all cities together by price, each city as its own list, and pages without gaps or repeats", () =>
  fc.assert(
    fc.asyncProperty(groupRows, randomQuery, async (rows, query) => {
      const index = await openIndex(createMemoryCatalogue(rows));
      const context = { group: { name: "ihg" }, pageSize: 1000 };
      const { hits } = index.searchGroup(query, context);
      const cityOf = new Map(rows.venues.map(({ id, cityCode }) => [id, cityCode]));
      for (const cityCode of cityCodes) {
        const list = index.searchVenues(query, { ...context, cityCode }).hits;
        expect(hits.filter(({ id }) => cityOf.get(id) === cityCode)).toEqual(list);
      }
      const sign = query.sort === 1 ? 1 : query.sort === 2 ? -1 : 0;
      const prices = hits.map(({ priceFrom }) =>
        priceFrom === undefined ? Number.POSITIVE_INFINITY : sign * priceFrom,
      );
      if (sign !== 0) expect(prices).toEqual(prices.toSorted((a, b) => (a === b ? 0 : a - b)));
      const pages = [1, 2, 3, 4, 5].map((page) => index.searchGroup({ ...query, page }, { ...context, pageSize: 3 }));
      expect(pages.flatMap((page) => page.hits)).toEqual(hits);
    }),
    { numRuns: 100 },
  ));
