import { expect, it } from "vitest";
import { describeOnBothEngines } from "#tests/describe-on-both-engines.ts";
import { createCatalogueStore } from "./catalogue-store.ts";
import { createContentStore } from "./content-store.ts";

describeOnBothEngines("content", (engine) => {
  it("lists a kind in stored order: rows of no city, and with a city also its own", async () => {
    const store = createContentStore(await engine.open());
    const rows = [
      { id: "z", body: { text: "全国" } },
      { id: "a", cityCode: "110000", body: { text: "北京" } },
      { id: "b", cityCode: "310000", body: { text: "上海" } },
    ];
    await store.replace("banner", rows);
    await store.replace("word", [{ id: "z", body: "热词" }]);
    expect(await store.list("banner", "110000")).toEqual([{ ...rows[0], cityCode: undefined }, rows[1]]);
    expect((await store.list("banner")).map(({ id }) => id)).toEqual(["z"]);
    expect(await store.list("nothing")).toEqual([]);
    expect(await store.get("banner", "a")).toEqual({ text: "北京" });
    expect([await store.get("banner", "b1"), await store.get("word", "a")]).toEqual([undefined, undefined]);
  });

  it("replaces all rows of a kind and increments the version only on a difference", async () => {
    const database = await engine.open();
    const store = createContentStore(database);
    const { version } = createCatalogueStore(database);
    const rows = Array.from({ length: 1200 }, (_, at) => ({ id: String(at), body: { at } }));
    expect(await store.replace("case", rows)).toBe(true);
    expect(await version()).toBe(1);
    expect(await store.replace("case", rows)).toBe(false);
    expect(await version()).toBe(1);
    expect((await store.list("case")).map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
    expect(await store.replace("case", rows.slice(0, 2).reverse())).toBe(true);
    expect((await store.list("case")).map(({ id }) => id)).toEqual(["1", "0"]);
    expect(await version()).toBe(2);
    expect(await store.replace("case", [])).toBe(true);
    expect(await store.list("case")).toEqual([]);
  });
});
