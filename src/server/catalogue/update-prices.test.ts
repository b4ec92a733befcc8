import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { collectRows } from "#tests/create-test-venue.ts";
import { describeOnBothEngines } from "#tests/describe-on-both-engines.ts";
import { type CatalogueStore, createCatalogueStore } from "../store/catalogue-store.ts";
import { importCatalogue } from "./import-catalogue.ts";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "huizhi-prices-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

const importCsv = (catalogue: CatalogueStore, content: string, source = "甲方") => {
  const file = join(folder, "a.csv");
  writeFileSync(file, content);
  return importCatalogue(catalogue, file, { defaults: { source }, now: new Date("2026-11-21T02:00:00Z") });
};

const venues = `编号,酒店名称,城市,地址,星级,客房起价,特色
1001,云栖酒店,北京,建国路 1 号,5,800,地铁 800 米内
,海棠酒店,上海,南京西路 2 号,4,600,`;
const spaces = `酒店名称,编号,会议室名称,楼层,长,宽,剧院式,半天价,全天价,特色
云栖酒店,11,大宴会厅,3,40,32,1000,50000,88400,
云栖酒店,,小厅,2,10,8,60,2000,3000,自然光
云栖酒店,,小厅,5,10,8,60,2500,4000,
海棠酒店,,海棠厅,1,20,16,300,9000,16000,`;

describeOnBothEngines("a file of prices", (engine) => {
  const open = async () => {
    const store = createCatalogueStore(await engine.open());
    await importCsv(store, venues);
    await importCsv(store, spaces);
    return store;
  };
  const readAll = async (store: CatalogueStore) => ({
    venues: await collectRows(store.eachVenue()),
    spaces: await collectRows(store.eachSpace()),
  });

  it.each([
    ["the space's id alone", "会议室编号,全天价\n11,90000\n"],
    ["the venue's id and the space's id", "场地编号,会议室编号,全天价\n1001,11,90000\n"],
    ["the venue's name and the space's name", "酒店名称,会议室名称,全天价\n云栖酒店,大宴会厅,9万\n"],
    ["names, with the city", "酒店名称,城市,会议室名称,全天价\n云栖酒店,北京,大宴会厅,90000\n"],
  ])("updates the price of a space and nothing else, by %s", async (_title, content) => {
    const store = await open();
    const before = await readAll(store);
    const report = await importCsv(store, content);
    expect([report.refused, report.counts.space.changed, report.counts.space.added]).toEqual([[], 1, 0]);
    const { priceDay: _, ...expected } = before.spaces.find(({ id }) => id === "11")!;
    const after = await readAll(store);
    expect(after.spaces.find(({ id }) => id === "11")).toEqual({ ...expected, priceDay: 90_000 });
    expect(after.spaces.filter(({ id }) => id !== "11")).toEqual(before.spaces.filter(({ id }) => id !== "11"));
    expect(after.venues).toEqual(before.venues);
  });

  it("updates the room price of a venue by its id or name", async () => {
    const store = await open();
    const before = await readAll(store);
    await importCsv(store, "酒店名称,客房起价\n海棠酒店,650\n");
    await importCsv(store, "编号,酒店名称,客房起价\n1001,云栖酒店,850\n");
    const prices = new Map([
      ["云栖酒店", 850],
      ["海棠酒店", 650],
    ]);
    const expected = before.venues.map((venue) => ({ ...venue, guestRoomPriceFrom: prices.get(venue.name) }));
    expect(await readAll(store)).toEqual({ ...before, venues: expected });
  });

  it("creates nothing for a name that is unknown, ambiguous or another source's", async () => {
    const store = await open();
    const before = await readAll(store);
    const rows = "云栖酒店,大厅,1\n云栖酒店,小厅,2\n";
    const unknown = await importCsv(store, `酒店名称,会议室名称,全天价\n${rows}`);
    expect(unknown.refused.map(({ name, reason }) => [name, reason])).toEqual([
      ["大厅", "目录里没有这个会场；表里只有价格，没有新建"],
      ["小厅", "目录里有 2 个叫“小厅”的会场，请写编号或楼层"],
    ]);
    const foreign = await importCsv(store, "酒店名称,会议室名称,全天价\n云栖酒店,大宴会厅,1\n", "乙方");
    expect(foreign.refused.map(({ reason }) => reason)).toEqual([
      "目录里的“大宴会厅”属于来源“甲方”，更新它要写 --source 甲方",
    ]);
    const venue = await importCsv(store, "酒店名称,客房起价\n海棠酒店,1\n无名酒店,1\n", "乙方");
    expect(venue.refused.map(({ reason }) => reason)).toEqual([
      "目录里的“海棠酒店”属于来源“甲方”，更新它要写 --source 甲方",
      "目录里没有这个场地；表里只有价格，没有新建",
    ]);
    expect(await readAll(store)).toEqual(before);
  });

  it("finds the space of a name by its floor", async () => {
    const store = await open();
    await importCsv(store, "酒店名称,会议室名称,楼层,全天价\n云栖酒店,小厅,5,4400\n");
    const prices = (await store.spacesOf("1001")).map(({ name, floor, priceDay }) => [name, floor, priceDay]);
    expect(prices).toContainEqual(["小厅", 5, 4400]);
    expect(prices).toContainEqual(["小厅", 2, 3000]);
  });
});
