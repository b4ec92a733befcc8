import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { createTestSpace, createTestVenue } from "#tests/create-test-venue.ts";
import { createMemoryCatalogue, type CatalogueRows } from "#tests/search/search-venues-naively.ts";
import { randomQuery, randomRows } from "#tests/search/random-rows.ts";
import { emptyQuery, type ListQuery } from "#domain/search/filters.ts";
import type { Change } from "../../store/catalogue-store.ts";
import { readIndexState } from "./index-state.ts";
import { openIndex, type SearchIndex } from "./search-index.ts";

const folder = mkdtempSync(join(tmpdir(), "huizhi-snapshot-"));
afterAll(() => rmSync(folder, { recursive: true }));

const cities = ["110000", "310000"];

/** Collects the answers of an index, for comparing two indexes. */
const answersOf = (index: SearchIndex, query: ListQuery) =>
  cities.flatMap((cityCode) => {
    const context = { cityCode, lng: 116.4, lat: 39.9, pageSize: 1000 };
    return [
      index.searchVenues(query, context),
      index.searchSpaces(query, context),
      index.searchVenues(emptyQuery, { ...context, keyword: "场地 改" }),
      index.searchSpaces(emptyQuery, { ...context, keyword: "厅1" }),
      index.suggest("changdi", cityCode),
      index.countTextMatches("场地", cityCode),
    ];
  });

/** Returns rows with some changed, moved, deleted and added, plus the change log entries. */
function changedRows(before: CatalogueRows, seed: number): { rows: CatalogueRows; changes: Change[] } {
  const changes: Change[] = [];
  const note = (kind: Change["kind"], op: Change["op"], id: string) =>
    changes.push({ seq: changes.length + 2, kind, op, id, at: "2026-11-21" });
  const hit = (id: string, step: number) => (Number(id) * 7 + seed * step) % 4 === 0;
  const deletedIds = new Set(before.venues.filter(({ id }) => hit(id, 3)).map(({ id }) => id));
  for (const id of deletedIds) note("venue", "delete", id);
  const venues = before.venues
    .filter(({ id }) => !deletedIds.has(id))
    .map((venue) => {
      if (!hit(venue.id, 5)) return venue;
      note("venue", "put", venue.id);
      const cityCode = seed % 2 === 0 ? venue.cityCode : cities.find((code) => code !== venue.cityCode)!;
      return { ...venue, cityCode, name: `${venue.name}改`, features: [] };
    });
  const added = createTestVenue("123456789012345678", { name: "改建", cityCode: "310000" });
  note("venue", "put", added.id);
  venues.push(added);
  const spaces = before.spaces
    .filter((space) => {
      const isRetained = !deletedIds.has(space.venueId) && !hit(space.id, 11);
      if (!isRetained) note("space", "delete", space.id);
      return isRetained;
    })
    .map((space) => {
      if (!hit(space.id, 13)) return space;
      note("space", "put", space.id);
      return { ...space, venueId: added.id, name: "厅1改", capacity: { theatre: 70_000 } };
    });
  return { rows: { venues, spaces }, changes };
}

describe("a following index", () => {
  it("answers like an index built from the current rows", () =>
    fc.assert(
      fc.asyncProperty(randomRows, randomQuery, fc.nat(40), async (before, query, seed) => {
        const live: CatalogueRows = { venues: [...before.venues], spaces: [...before.spaces] };
        let version = 1;
        const log: Change[] = [];
        const store = createMemoryCatalogue(live, () => version, log);
        const index = await openIndex(store);
        const { rows, changes } = changedRows(before, seed);
        Object.assign(live, rows);
        log.push(...changes);
        version = changes.at(-1)!.seq;
        expect(await Promise.all([index.refresh(), index.refresh()])).toEqual([true, true]);
        expect(index.version).toBe(version);
        expect(answersOf(index, query)).toEqual(answersOf(await openIndex(store), query));
        expect(await index.refresh()).toBe(false);
      }),
      { numRuns: 200 },
    ));

  it("rebuilds completely if the catalogue is older", async () => {
    const live: CatalogueRows = { venues: [createTestVenue("1", { name: "甲" })], spaces: [] };
    let version = 9;
    const index = await openIndex(createMemoryCatalogue(live, () => version));
    live.venues = [createTestVenue("2", { name: "乙" })];
    version = 3;
    expect(await index.refresh()).toBe(true);
    expect(index.searchVenues(emptyQuery, { cityCode: "110000" }).hits.map(({ id }) => id)).toEqual(["2"]);
  });
});

describe("a snapshot", () => {
  const identity = { catalogue: "甲", build: "1" };
  let rounds = 0;

  it("restores the written shards exactly", () =>
    fc.assert(
      fc.asyncProperty(randomRows, async (rows) => {
        const extra = createTestVenue("000123", {
          name: "Grand Hyatt 東方",
          brandName: "君悦",
          facilities: ["停车场"],
        });
        const spaces = [
          ...rows.spaces,
          createTestSpace("0007", "000123", { name: "草坪", capacity: { cocktail: 80_000 } }),
        ];
        const store = createMemoryCatalogue({ venues: [...rows.venues, extra], spaces });
        const snapshotFile = { ...identity, file: join(folder, `round-${rounds++}`) };
        await (await openIndex(store, snapshotFile)).save();
        const read = await openIndex(
          { ...store, venueCities: () => Promise.reject(new Error("read anew")) },
          snapshotFile,
        );
        const state = await readIndexState(store);
        expect(read.version).toBe(state.version);
        expect(read.terms).toEqual(state.terms);
        expect(answersOf(read, emptyQuery)).toEqual(answersOf(await openIndex(store), emptyQuery));
      }),
      { numRuns: 40 },
    ));

  const rows: CatalogueRows = {
    venues: [createTestVenue("1", { name: "甲" })],
    spaces: [createTestSpace("2", "1", { name: "厅" })],
  };
  const line = (seq: number, at: string): Change => ({ seq, kind: "venue", op: "put", id: "1", at });

  /** Returns whether an index loaded the snapshot instead of reading the store. */
  async function isSnapshotUsed(file: string, as = identity, log: Change[] = [line(1, "a")]): Promise<boolean> {
    let hasReadStore = false;
    const store = createMemoryCatalogue(rows, () => log.at(-1)!.seq, log);
    const venueCities = () => {
      hasReadStore = true;
      return store.venueCities();
    };
    const index = await openIndex({ ...store, venueCities }, { ...as, file });
    expect(index.searchVenues(emptyQuery, { cityCode: "110000" }).total).toBe(1);
    return !hasReadStore;
  }

  it("is loaded only if intact and from the same catalogue and build", async () => {
    const file = join(folder, "whole");
    expect(await isSnapshotUsed(file)).toBe(false);
    const log = [line(1, "a")];
    await (
      await openIndex(
        createMemoryCatalogue(rows, () => 1, log),
        { ...identity, file },
      )
    ).save();
    expect(await isSnapshotUsed(file)).toBe(true);
    expect(await isSnapshotUsed(file, { ...identity, catalogue: "乙" })).toBe(false);
    expect(await isSnapshotUsed(file, { ...identity, build: "2" })).toBe(false);
    const bytes = readFileSync(file);
    for (const at of [0, bytes.length >> 1, bytes.length - 1]) {
      const broken = Buffer.from(bytes);
      broken[at]! ^= 1;
      writeFileSync(file, broken);
      expect(await isSnapshotUsed(file), `byte ${at}`).toBe(false);
    }
    for (const length of [0, 5, bytes.length - 1]) {
      writeFileSync(file, bytes.subarray(0, length));
      expect(await isSnapshotUsed(file), `${length} bytes`).toBe(false);
    }
  });

  it("is ignored if its last change differs from the store's, as after restoring a backup", async () => {
    const file = join(folder, "restored");
    await (
      await openIndex(
        createMemoryCatalogue(rows, () => 1, [line(1, "a")]),
        { ...identity, file },
      )
    ).save();
    expect(await isSnapshotUsed(file, identity, [line(1, "a"), line(2, "c")])).toBe(true);
    expect(await isSnapshotUsed(file, identity, [line(1, "b"), line(2, "c")])).toBe(false);
  });
});
