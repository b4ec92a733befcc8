import { describe, expect, it } from "vitest";
import { createMemoryCatalogue } from "#tests/search/search-venues-naively.ts";
import { withTrustedFigures } from "#tests/search/with-trusted-figures.ts";
import { emptyQuery } from "#domain/search/filters.ts";
import { getLayoutByKey, type LayoutKey, layouts } from "#domain/space/layouts.ts";
import { openIndex } from "#server/search/index/search-index.ts";
import { demoSeed } from "./demo-seed.ts";
import { generateCatalogue } from "./generate-catalogue.ts";

const { venues, spaces } = generateCatalogue({ seed: demoSeed, library: [] });
const trusted = withTrustedFigures({ venues, spaces });
const trustedById = new Map(trusted.spaces.map((space) => [space.id, space]));
const markedLayouts = spaces.flatMap((space) =>
  layouts.flatMap(({ key }) =>
    space.capacity[key] === trustedById.get(space.id)!.capacity[key] ? [] : [{ space, key }],
  ),
);
const index = await openIndex(createMemoryCatalogue({ venues, spaces }));
const cityCodes = [...new Set(venues.map(({ cityCode }) => cityCode))];

const largestFirst = 3 as const;
const everything = 100_000;

describe("the lists of the demo catalogue", () => {
  it("count no marked figure, in any city, layout and order", async () => {
    expect(markedLayouts.length).toBeGreaterThan(1000);
    const expected = await openIndex(createMemoryCatalogue(trusted));
    for (const cityCode of cityCodes) {
      for (const layout of [0, ...layouts.map(({ id }) => id)] as const) {
        for (const people of [0, 60, 800]) {
          for (const sort of [0, largestFirst] as const) {
            const query = { ...emptyQuery, layout, people, sort };
            const context = { cityCode, pageSize: 60 };
            const name = JSON.stringify({ cityCode, layout, people, sort });
            expect([name, index.searchVenues(query, context)]).toEqual([name, expected.searchVenues(query, context)]);
            expect([name, index.searchSpaces(query, context)]).toEqual([name, expected.searchSpaces(query, context)]);
          }
        }
      }
    }
  });

  it("give every space its trusted figure", () => {
    for (const cityCode of cityCodes) {
      for (const { id: layout, key } of layouts) {
        const { hits } = index.searchSpaces({ ...emptyQuery, layout }, { cityCode, pageSize: everything });
        const shown = hits.map(({ id, seated }) => [id, seated]);
        expect(shown).toEqual(hits.map(({ id }) => [id, { layout: key, people: trustedById.get(id)!.capacity[key] }]));
      }
    }
  });

  it.each<[LayoutKey, number, number]>([
    ["ushape", 80, 80],
    ["fishbone", 1320, 1090],
    ["classroom", 729, 1050],
  ])("are led in %s by no %i m² space with %i people", (layout, area, people) => {
    const suspects = markedLayouts.filter(
      ({ space, key }) => key === layout && space.area === area && space.capacity[key] === people,
    );
    expect(suspects.length).toBeGreaterThan(0);
    for (const { space } of suspects) {
      const { cityCode } = venues.find(({ id }) => id === space.venueId)!;
      const query = { ...emptyQuery, layout: getLayoutByKey(layout).id, sort: largestFirst };
      const { hits } = index.searchSpaces(query, { cityCode, pageSize: everything });
      expect(hits[0]!.id).not.toBe(space.id);
      expect(hits.find(({ id }) => id === space.id)!.seated!.people).toBeLessThan(people / 1.1);
      expect(
        index.searchSpaces({ ...query, people }, { cityCode, pageSize: everything }).hits.map(({ id }) => id),
      ).not.toContain(space.id);
    }
  });
});
