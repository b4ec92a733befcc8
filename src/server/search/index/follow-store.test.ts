import { join } from "node:path";
import { expect, it } from "vitest";
import { createTestSpace, createTestVenue } from "#tests/create-test-venue.ts";
import { describeOnBothEngines } from "#tests/describe-on-both-engines.ts";
import { emptyQuery } from "#domain/search/filters.ts";
import { createCatalogueStore } from "../../store/catalogue-store.ts";
import { openIndex, type SearchIndex } from "./search-index.ts";

const venuesIn = (index: SearchIndex, cityCode: string) =>
  index.searchVenues(emptyQuery, { cityCode }).hits.map(({ id }) => id);
const spacesIn = (index: SearchIndex, cityCode: string) =>
  index.searchSpaces(emptyQuery, { cityCode }).hits.map(({ id }) => id);

describeOnBothEngines("an index over a store", (engine) => {
  it("follows additions, moves and deletions, and resumes from its snapshot", async () => {
    const place = await engine.createLocation();
    const store = createCatalogueStore(await engine.open(place));
    const venues = [createTestVenue("1"), createTestVenue("2"), createTestVenue("3", { cityCode: "310000" })];
    const spaces = [
      createTestSpace("11", "1"),
      createTestSpace("12", "1"),
      createTestSpace("21", "2"),
      createTestSpace("31", "3"),
    ];
    await store.upsert({ source: "a", venues, spaces });
    const snapshotFile = { file: join(place.dataDir, "snapshot"), catalogue: await store.identity(), build: "test" };
    const index = await openIndex(store, snapshotFile);
    await index.save();
    expect([venuesIn(index, "110000"), spacesIn(index, "110000").toSorted()]).toEqual([
      ["1", "2"],
      ["11", "12", "21"],
    ]);

    // One venue is deleted with its spaces, one moves to another city, a space moves to another venue.
    const next = {
      source: "a",
      venues: [createTestVenue("1"), createTestVenue("3", { cityCode: "110000" })],
      spaces: [createTestSpace("12", "3"), createTestSpace("31", "3"), createTestSpace("13", "1")],
      replace: true,
    };
    await store.upsert(next);
    const expected = [["1", "3"], ["12", "13", "31"], []];
    const now = (of: SearchIndex) => [
      venuesIn(of, "110000").toSorted(),
      spacesIn(of, "110000").toSorted(),
      venuesIn(of, "310000"),
    ];
    expect(await index.refresh()).toBe(true);
    expect(now(index)).toEqual(expected);
    expect(await index.refresh()).toBe(false);

    const started = await openIndex(store, { ...snapshotFile, catalogue: await store.identity() });
    expect(started.version).toBe(await store.version());
    expect(now(started)).toEqual(expected);
    const other = createCatalogueStore(await engine.open());
    expect(await other.identity()).not.toBe(snapshotFile.catalogue);
  });

  it("draws a venue with an approximate position on the map and measures no distance from it", async () => {
    const store = createCatalogueStore(await engine.open());
    const at = { lng: 116.4, lat: 39.9 };
    const venues = [
      createTestVenue("1", { ...at, approximatePosition: true }),
      createTestVenue("2", { lng: 116.5, lat: 39.9 }),
    ];
    await store.upsert({ source: "a", venues, spaces: [] });
    const index = await openIndex(store);
    const context = { cityCode: "110000", ...at };
    const { hits } = index.searchVenues({ ...emptyQuery, sort: 4 }, context);
    expect(hits.map(({ id, metres }) => [id, metres === undefined])).toEqual([
      ["2", false],
      ["1", true],
    ]);
    expect(index.findNearbyVenues(at, 20_000, 5).map(({ id }) => id)).toEqual(["2"]);
    expect(index.clusterVenues(emptyQuery, context, 0.02).total).toBe(2);
  });
});
