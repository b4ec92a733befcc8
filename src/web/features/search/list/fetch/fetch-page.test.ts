import fc from "fast-check";
import { expect, it, vi } from "vitest";
import { endpoints } from "#contract/index.ts";
import { bitsFilters, boundFilters, emptyQuery, type ListQuery, sorts } from "#domain/search/filters.ts";
import { toCanonicalQuery } from "#domain/search/grammar.ts";
import { layouts } from "#domain/space/layouts.ts";
import { fetchPage, toNamedValues } from "./fetch-page.ts";

const queries = fc.record({
  region: fc.option(fc.integer({ min: 1, max: 999_999_999 }).map(String), { nil: undefined }),
  layout: fc.constantFrom(0, ...layouts.map(({ id }) => id)),
  sort: fc.constantFrom(...sorts),
  page: fc.nat(99_999),
  ...Object.fromEntries([...bitsFilters, ...boundFilters].map(({ key }) => [key, fc.nat(999_999_999)])),
}) as fc.Arbitrary<ListQuery>;

it.each([
  ["venue", "searchSite/getAggregateSoHotelList"],
  ["space", "searchSite/getAggregateNewConference"],
] as const)("asks for the same query of the %s list as its groups do", (list, path) => {
  fc.assert(
    fc.property(queries, (values) => {
      const query = toCanonicalQuery(list, values);
      const parsed = endpoints[path].input.parse({ city: "beijing", ...toNamedValues(query) });
      expect(toCanonicalQuery(list, parsed)).toEqual(query);
    }),
  );
});

it("fetches the first page where the requested one is beyond the last", async () => {
  const fetchAnswer = vi.fn(async ({ page }: Partial<ListQuery>) => ({
    total: 3,
    list: page === undefined ? [1] : [],
  }));
  expect(await fetchPage({ ...emptyQuery, people: 80, page: 9 }, fetchAnswer)).toEqual({ total: 3, list: [1] });
  expect(fetchAnswer.mock.calls).toEqual([[{ people: 80, page: 9 }], [{ people: 80 }]]);
});
