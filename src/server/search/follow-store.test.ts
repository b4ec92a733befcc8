import { join } from "node:path";
import { expect, it } from "vitest";
import { plainSpace, plainVenue } from "../../../tests/catalogue-rows.ts";
import { onBothEngines } from "../../../tests/engines.ts";
import { emptySpaceQuery, emptyVenueQuery } from "../../domain/search/grammar.ts";
import { catalogueStore } from "../store/catalogue-store.ts";
import { openIndex, type SearchIndex } from "./search-index.ts";

const venuesIn = (index: SearchIndex, cityCode: string) =>
  index.venues(emptyVenueQuery, { cityCode }).hits.map(({ id }) => id);
const spacesIn = (index: SearchIndex, cityCode: string) =>
  index.spaces(emptySpaceQuery, { cityCode }).hits.map(({ id }) => id);

onBothEngines("an index over a store", (engine) => {
  it("follows additions, moves and deletions, and resumes from its snapshot", async () => {
    const place = await engine.place();
    const store = catalogueStore(await engine.open(place));
    const venues = [plainVenue("1"), plainVenue("2"), plainVenue("3", { cityCode: "310000" })];
    const spaces = [plainSpace("11", "1"), plainSpace("12", "1"), plainSpace("21", "2"), plainSpace("31", "3")];
    await store.upsert({ source: "a", venues, spaces });
    const kept = { file: join(place.dataDir, "snapshot"), catalogue: await store.identity(), build: "test" };
    const index = await openIndex(store, kept);
    await index.save();
    expect([venuesIn(index, "110000"), spacesIn(index, "110000").toSorted()]).toEqual([
      ["1", "2"],
      ["11", "12", "21"],
    ]);

    // One venue is deleted with its spaces, one moves to another city, a space moves to another venue.
    const next = {
      source: "a",
      venues: [plainVenue("1"), plainVenue("3", { cityCode: "110000" })],
      spaces: [plainSpace("12", "3"), plainSpace("31", "3"), plainSpace("13", "1")],
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

    const started = await openIndex(store, { ...kept, catalogue: await store.identity() });
    expect(started.version).toBe(await store.version());
    expect(now(started)).toEqual(expected);
    const other = catalogueStore(await engine.open());
    expect(await other.identity()).not.toBe(kept.catalogue);
  });
});
