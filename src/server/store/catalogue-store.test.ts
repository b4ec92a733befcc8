import { expect, it } from "vitest";
import { collectRows, createTestSpace, createTestVenue } from "#tests/create-test-venue.ts";
import { describeOnBothEngines } from "#tests/describe-on-both-engines.ts";
import { ForeignIdError } from "./catalogue-batch.ts";
import { createCatalogueStore } from "./catalogue-store.ts";

const none = { added: 0, changed: 0, unchanged: 0, deleted: 0 };
const log = async (store: ReturnType<typeof createCatalogueStore>, after = 0) =>
  (await store.changesSince(after, 100)).map(({ seq, kind, id, op }) => `${seq} ${op} ${kind} ${id}`);

describeOnBothEngines("the catalogue", (engine) => {
  const open = async () => createCatalogueStore(await engine.open());

  it("stores rows unchanged and finds them by id", async () => {
    const store = await open();
    const venue = createTestVenue("90071992547409930001", {
      rating: { score: 4.5, source: "测" },
      aliases: ["甲'乙\"", "\u{20BB7}野家"],
    });
    const spaces = [createTestSpace("2", venue.id, { capacity: { theatre: 300 } }), createTestSpace("1", venue.id)];
    await store.upsert({ source: "a", venues: [venue], spaces });
    expect(await store.venueById(venue.id)).toEqual(venue);
    expect(await store.spaceById("2")).toEqual(spaces[0]);
    expect(await store.spacesOf(venue.id)).toEqual([spaces[1], spaces[0]]);
    expect(await store.spacesByIds(["2", "404", "1"])).toEqual(spaces);
    expect(await store.venuesByIds([])).toEqual([]);
    expect(await store.venueById("404")).toBeUndefined();
    expect(await store.counts()).toEqual({ venues: 1, spaces: 2 });
  });

  it("logs each change once, in order", async () => {
    const store = await open();
    expect(await store.version()).toBe(0);
    const batch = {
      source: "a",
      venues: [createTestVenue("1"), createTestVenue("2")],
      spaces: [createTestSpace("11", "1")],
    };
    expect(await store.upsert(batch)).toEqual({ venue: { ...none, added: 2 }, space: { ...none, added: 1 } });
    expect(await log(store)).toEqual(["1 put venue 1", "2 put venue 2", "3 put space 11"]);
    expect(await store.upsert(batch)).toEqual({ venue: { ...none, unchanged: 2 }, space: { ...none, unchanged: 1 } });
    expect(await store.version()).toBe(3);

    const moved = { ...batch, venues: [createTestVenue("1", { star: 5 }), createTestVenue("2")] };
    expect(await store.upsert(moved)).toEqual({
      venue: { ...none, changed: 1, unchanged: 1 },
      space: { ...none, unchanged: 1 },
    });
    expect(await log(store, 3)).toEqual(["4 put venue 1"]);
    expect((await store.changesSince(0, 2)).map(({ seq }) => seq)).toEqual([1, 2]);
    expect(Date.parse((await store.changesSince(3, 1))[0]!.at)).toBeGreaterThan(0);
  });

  it("treats the same fields in another order as unchanged", async () => {
    const store = await open();
    const venue = createTestVenue("1", { policies: { deposit: "三成", loadIn: "八点起" } });
    const turned = Object.fromEntries(Object.entries(venue).reverse()) as unknown as typeof venue;
    await store.upsert({ source: "a", venues: [venue], spaces: [] });
    const again = { ...turned, policies: { loadIn: "八点起", deposit: "三成" }, star: undefined };
    expect((await store.upsert({ source: "a", venues: [again], spaces: [] })).venue.unchanged).toBe(1);
  });

  it("deletes only with replace, only the source's own rows, and a venue with its spaces", async () => {
    const store = await open();
    await store.upsert({
      source: "a",
      venues: [createTestVenue("1"), createTestVenue("2")],
      spaces: [createTestSpace("11", "1"), createTestSpace("21", "2")],
    });
    await store.upsert({
      source: "b",
      venues: [createTestVenue("3")],
      spaces: [createTestSpace("12", "1"), createTestSpace("22", "2")],
    });
    const before = await store.version();
    const fewer = { source: "a", venues: [createTestVenue("1")], spaces: [] };
    await store.upsert(fewer);
    expect(await store.version()).toBe(before);
    const report = await store.upsert({ ...fewer, replace: ["venue"] });
    expect(report).toEqual({ venue: { ...none, unchanged: 1, deleted: 1 }, space: { ...none, deleted: 2 } });
    expect((await log(store, before)).map((line) => line.replace(/^\d+ /, "")).sort()).toEqual([
      "delete space 21",
      "delete space 22",
      "delete venue 2",
    ]);
    expect((await store.upsert({ ...fewer, replace: true })).space.deleted).toBe(1);
    expect((await collectRows(store.eachVenue())).map(({ id }) => id)).toEqual(["1", "3"]);
    expect((await collectRows(store.eachSpace())).map(({ id }) => id)).toEqual(["12"]);
  });

  it("rejects the whole batch if an id belongs to another source", async () => {
    const store = await open();
    await store.upsert({ source: "a", venues: [createTestVenue("1")], spaces: [] });
    const theft = store.upsert({
      source: "b",
      venues: [createTestVenue("2"), createTestVenue("1", { star: 1 })],
      spaces: [],
    });
    await expect(theft).rejects.toThrow(ForeignIdError);
    expect(await store.counts()).toEqual({ venues: 1, spaces: 0 });
    expect((await store.venueById("1"))?.star).toBeUndefined();
    expect(await store.version()).toBe(1);
  });

  it("returns the same report for a dry run and writes nothing", async () => {
    const store = await open();
    const batches = [{ source: "a", venues: [createTestVenue("1")], spaces: [createTestSpace("11", "1")] }];
    const dry = await store.upsertAll(batches, { dryRun: true });
    expect([await store.version(), await store.counts()]).toEqual([0, { venues: 0, spaces: 0 }]);
    expect(await store.upsertAll(batches)).toEqual(dry);
  });

  it("numbers changes uniquely for concurrent writers", async () => {
    const place = await engine.createLocation();
    const stores = [createCatalogueStore(await engine.open(place)), createCatalogueStore(await engine.open(place))];
    const writes = Array.from({ length: 12 }, (_, at) =>
      stores[at % 2]!.upsert({ source: `s${at % 3}`, venues: [createTestVenue(`${100 + at}`)], spaces: [] }),
    );
    await Promise.all(writes);
    const changes = await stores[0]!.changesSince(0, 100);
    expect(changes.map(({ seq }) => seq)).toEqual(Array.from({ length: 12 }, (_, at) => at + 1));
    expect(new Set(changes.map(({ id }) => id)).size).toBe(12);
  });

  it("iterates over a catalogue of several chunks, each row once", async () => {
    const store = await open();
    const spaces = Array.from({ length: 2500 }, (_, at) => createTestSpace(String(10_000 + at), "1", { area: at + 1 }));
    await store.upsert({ source: "a", venues: [createTestVenue("1")], spaces });
    expect(await collectRows(store.eachSpace())).toEqual(spaces);
    expect((await store.spacesByIds(spaces.map(({ id }) => id))).length).toBe(2500);
    const filed = await collectRows(store.eachFiledSpace());
    expect(new Set(filed.map(({ source }) => source))).toEqual(new Set(["a"]));
  });
});
