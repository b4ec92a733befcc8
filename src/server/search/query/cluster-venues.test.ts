import fc from "fast-check";
import { expect, it } from "vitest";
import { createTestVenue } from "../../../../tests/create-test-venue.ts";
import { createMemoryCatalogue, searchVenuesNaively } from "../../../../tests/search/search-venues-naively.ts";
import { randomQuery, randomRows } from "../../../../tests/search/random-rows.ts";
import { isInBox } from "../../../domain/search/box.ts";
import { emptyQuery } from "../../../domain/search/filters.ts";
import { openIndex } from "../index/search-index.ts";

const box = { west: 116.2, south: 39.2, east: 116.8, north: 39.9 };

it("groups the listed venues inside the box into cells, each venue once", () =>
  fc.assert(
    fc.asyncProperty(randomRows, randomQuery, fc.constantFrom(0.0005, 0.05, 2), async (rows, query, cell) => {
      const index = await openIndex(createMemoryCatalogue(rows));
      const expected = searchVenuesNaively(rows, query, { cityCode: "110000" }).filter(
        ({ venue }) => venue.lng !== undefined && isInBox(box, venue.lng, venue.lat!),
      );
      const { total, clusters } = index.clusterVenues(query, { cityCode: "110000", box }, cell);
      expect(total).toBe(expected.length);
      expect(clusters.reduce((sum, { count }) => sum + count, 0)).toBe(total);
      expect(index.searchVenues(query, { cityCode: "110000", box }).total).toBe(total);
      for (const cluster of clusters) {
        expect(isInBox(cluster.box, cluster.lng, cluster.lat) || cluster.count > 1).toBe(true);
        expect(cluster.box.east - cluster.box.west).toBeLessThanOrEqual(cell);
        if (cluster.count === 1) expect(cluster.venues).toHaveLength(1);
      }
    }),
    { numRuns: 200 },
  ));

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
  const close = index.clusterVenues(
    emptyQuery,
    { cityCode: "110000", box: { west: 109, south: 34, east: 111, north: 36 } },
    0.01,
  );
  expect(close.clusters.map(({ venues }) => venues.map(({ name }) => name))).toEqual([["甲1", "甲2"]]);
});
