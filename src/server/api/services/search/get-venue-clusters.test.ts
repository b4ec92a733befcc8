import { expect, test } from "vitest";
import { createTestVenue } from "#tests/create-test-venue.ts";
import { createMemoryContext } from "#tests/search/create-memory-context.ts";
import { getVenueClusters } from "./get-venue-clusters.ts";

test("returns where the venues of a list's rows are drawn, those without coordinates where their district is", async () => {
  const placed = createTestVenue("1", { lng: 116.401234, lat: 39.9 });
  const { lng: _lng, lat: _lat, ...unplaced } = createTestVenue("2", { regionIds: ["110105"] });
  const context = await createMemoryContext({ venues: [placed, unplaced], spaces: [] });
  const { places } = await getVenueClusters(context, { city: "beijing", cell: 0.1, ids: "1,2,3" });
  expect(places[0]).toEqual({ id: "1", at: [116.40123, 39.9] });
  expect(places[1]!.id).toBe("2");
  expect(places[1]!.at.every(Number.isFinite)).toBe(true);
  expect(places).toHaveLength(2);
  expect((await getVenueClusters(context, { city: "beijing", cell: 0.1 })).places).toEqual([]);
});
