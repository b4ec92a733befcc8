import fc from "fast-check";
import { expect, it } from "vitest";
import { createTestVenue } from "#tests/create-test-venue.ts";
import { createMemoryCatalogue, searchVenuesNaively } from "#tests/search/search-venues-naively.ts";
import { randomQuery, randomRows } from "#tests/search/random-rows.ts";
import { isInBox } from "#domain/search/box.ts";
import type { Venue } from "#domain/venue/venue.ts";
import { emptyQuery } from "#domain/search/filters.ts";
import { getMapPosition } from "../index/get-map-position.ts";
import { openIndex, type SearchContext } from "../index/search-index.ts";

/** Checks that the clusters of a list hold each of its venues once, against a plain scan of the rows. */
const expectEveryVenue = (searchContext: SearchContext) =>
  fc.assert(
    fc.asyncProperty(randomRows, randomQuery, fc.constantFrom(0.0005, 0.05, 2), async (rows, query, cell) => {
      const index = await openIndex(createMemoryCatalogue(rows));
      const expected = searchVenuesNaively(rows, query, searchContext).filter(({ venue }) => {
        const { lng, lat } = getMapPosition(venue);
        return searchContext.box === undefined || isInBox(searchContext.box, lng, lat);
      });
      const { total, approximate, clusters } = index.clusterVenues(query, searchContext, cell);
      expect(total).toBe(expected.length);
      expect(clusters.reduce((sum, { count }) => sum + count, 0)).toBe(total);
      expect(index.searchVenues(query, searchContext).total).toBe(total);
      expect(approximate).toBe(expected.filter(({ venue }) => venue.lng === undefined).length);
      const withSpaces = expected.filter(({ venue }) => rows.spaces.some(({ venueId }) => venueId === venue.id));
      expect(index.clusterVenues(query, searchContext, cell, true).total).toBe(withSpaces.length);
      for (const cluster of clusters) {
        expect(isInBox(cluster.box, cluster.lng, cluster.lat) || cluster.count > 1).toBe(true);
        expect(cluster.box.east - cluster.box.west).toBeLessThanOrEqual(cell);
        if (cluster.count === 1) expect(cluster.venues).toHaveLength(1);
      }
    }),
    { numRuns: 200 },
  );

it("groups every venue of a list into cells, each once, those of unknown position where their region is", () =>
  expectEveryVenue({ cityCode: "110000" }));

it("groups the listed venues inside the box into cells, each venue once", () =>
  expectEveryVenue({ cityCode: "110000", box: { west: 116.2, south: 39.2, east: 116.8, north: 39.9 } }));

it("does not measure a distance from the region that stands in for a position", async () => {
  const venue = createTestVenue("1", { name: "甲", cityCode: "110000", regionIds: ["110105"] });
  const { lng: _, lat: __, ...unplaced } = venue;
  const index = await openIndex(createMemoryCatalogue({ venues: [unplaced as Venue], spaces: [] }));
  const { lng, lat } = getMapPosition(unplaced as Venue);
  expect(index.clusterVenues(emptyQuery, { cityCode: "110000" }, 1).clusters).toMatchObject([{ lng, lat, count: 1 }]);
  expect(index.findNearbyVenues({ lng, lat }, 5000, 10)).toEqual([]);
});

it("lists venues that share a building and enlarges the cells if there are too many", async () => {
  const at = (id: string, lng: number, lat: number) => createTestVenue(id, { name: `甲${id}`, lng, lat });
  const scattered = Array.from({ length: 400 }, (_, n) =>
    at(String(n + 10), 100 + (n % 20) * 0.1, 30 + Math.floor(n / 20) * 0.1),
  );
  const index = await openIndex(
    createMemoryCatalogue({
      venues: [at("1", 110.0001, 35.0001), at("2", 110.0004, 35.0004), ...scattered],
      spaces: [],
    }),
  );
  const { clusters } = index.clusterVenues(emptyQuery, { cityCode: "110000" }, 0.01);
  expect(clusters.length).toBeLessThanOrEqual(300);
  expect(clusters.reduce((sum, { count }) => sum + count, 0)).toBe(402);
  const close = index.clusterVenues(
    emptyQuery,
    { cityCode: "110000", box: { west: 109, south: 34, east: 111, north: 36 } },
    0.01,
  );
  expect(close.clusters.map(({ venues }) => venues.map(({ name }) => name))).toEqual([["甲1", "甲2"]]);
});
