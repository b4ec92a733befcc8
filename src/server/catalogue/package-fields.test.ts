import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { zhCN } from "zod/locales";
import { collectRows, createTestSpace, createTestVenue } from "#tests/create-test-venue.ts";
import type { MeetingPackage } from "#domain/venue/meeting-package.ts";
import { checkCatalogue } from "./check-catalogue.ts";
import { exportTable } from "./export-table.ts";
import { importCatalogue } from "./import-catalogue.ts";
import { type CatalogueStore, createCatalogueStore } from "../store/catalogue-store.ts";
import { type Database, openDatabase } from "../store/database.ts";

let folder = "";
let database: Database;
let store: CatalogueStore;
beforeAll(async () => {
  // As in the server, where the API speaks Chinese: a message of the library is then no message of ours.
  z.config(zhCN());
  folder = mkdtempSync(join(tmpdir(), "huizhi-packages-"));
  database = await openDatabase({ dataDir: folder });
  store = createCatalogueStore(database);
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

const plain: MeetingPackage = { name: "全天会议包价", span: "day", price: 398 };
const wrongPackages: readonly (readonly [title: string, fields: object, reason: string])[] = [
  ["a negative price", { price: -1 }, "会议包价价格：要大于 0"],
  ["a price of 0", { price: 0 }, "会议包价价格：要大于 0"],
  ["a price that is no number", { price: null }, "会议包价价格：格式不对"],
  ["a price of 10^9", { price: 1e9 }, "会议包价价格：大于 100000"],
  ["a text for a price", { price: "398" }, "会议包价价格：格式不对"],
  ["a name of 201 characters", { name: "长".repeat(201) }, "会议包价名称：太长（最多 200）"],
  ["control characters", { name: "a\u0000" }, "会议包价名称：有控制字符或乱码"],
  ["a long note", { note: "长".repeat(1001) }, "会议包价备注：太长（最多 1000）"],
  ["a span that there is none of", { span: "week" }, "会议包价时段：格式不对"],
  ["an unknown field", { colour: "red" }, "会议包价：有不认识的字段 colour"],
  ["days of the week out of order", { weekdays: [5, 1] }, "会议包价适用的星期：要从周一到周日，不重复"],
  ["an eighth day", { weekdays: [8] }, "会议包价适用的星期：大于 7"],
  ["less people at most than at least", { minimumPeople: 50, maximumPeople: 30 }, "会议包价起订人数：比最多人数还多"],
  ["half a person", { minimumPeople: 1.5 }, "会议包价起订人数：不是整数"],
  ["a day that there is none of", { validUntil: "2026-02-30" }, "会议包价截止日：要是 2026-11-21 这样的日期"],
  ["an end before its start", { validFrom: "2026-05-01", validUntil: "2026-04-01" }, "会议包价起始日：比截止日还晚"],
  ["what it has and has not", { items: ["led"], excludedItems: ["led"] }, "会议包价不含：与所含的矛盾"],
  ["a surcharge of more than all", { surcharge: 101 }, "会议包价加收比例：大于 100"],
];

const importFile = (name: string, content: string) => {
  const file = join(folder, name);
  writeFileSync(file, content);
  return importCatalogue(store, file, { defaults: { source: "运营方" }, now: new Date("2026-11-21T02:00:00Z") });
};
const toCsvCell = (value: unknown) => `"${JSON.stringify(value).replaceAll('"', '""')}"`;

describe("a package that cannot be true", () => {
  it.each(wrongPackages)("is refused in an export of the catalogue: %s", async (_title, fields, reason) => {
    const { filed, ...venue } = { filed: "x", ...createTestVenue("1") };
    const rows = [{ ...venue, filed, packages: [{ ...plain, ...fields }] }];
    const report = await importFile(
      "a.json",
      JSON.stringify({ format: "huizhi-catalogue", version: 1, venues: rows, spaces: [] }),
    );
    expect(report.refused).toMatchObject([{ where: "场地第 1 条", reason }]);
    expect(await store.venueById("1")).toBeUndefined();
  });

  it.each(wrongPackages)("is left out of a table with its line and reason: %s", async (_title, fields, reason) => {
    const report = await importFile(
      "a.csv",
      `名称,城市,类型,会议包价 JSON\n甲,北京,酒店,\n乙,北京,酒店,${toCsvCell([plain, { ...plain, ...fields }])}`,
    );
    expect(report.refused).toEqual([]);
    // What is wrong with the list itself has the name of the column only.
    expect(report.notes).toMatchObject([
      { where: "第 3 行", column: "会议包价 JSON", reason: reason.replace(/^会议包价：/, "") },
    ]);
  });

  it("is found by a check of the store", async () => {
    const wrong = { ...plain, price: -1 };
    await store.upsert({
      source: "x",
      venues: [createTestVenue("71", { packages: [wrong], prices: { teaBreak: -5 } })],
      spaces: [createTestSpace("72", "71", { packages: [wrong] })],
      replace: false,
    });
    const { problems } = await checkCatalogue(store, () => Promise.resolve(true));
    expect(problems.map(({ where, reason }) => `${where}：${reason}`)).toEqual([
      "场地 71：会议包价价格：要大于 0；茶歇价：要大于 0",
      "会场 72：会议包价价格：要大于 0",
    ]);
  });
});

describe("a published price that cannot be true", () => {
  it.each([
    ["-20", "要大于 0"],
    ["0", "要大于 0"],
    ["NaN", "“NaN”不是数字"],
    ["1e9", "大于 100000"],
    ["贵", "“贵”不是数字"],
    ["20美元", "“20美元”是美元的价格，本站的价格只收人民币"],
    ["300/半天", "“300/半天”是半天的价格，不是这一列的"],
  ])("is left out with its line and reason, and the others are taken: %s", async (cell, reason) => {
    const report = await importFile(
      "b.csv",
      `名称,城市,类型,茶歇价,自助午餐价,围桌价\n丙,北京,酒店,${cell},168元/位,3380元/桌`,
    );
    expect(report.notes).toMatchObject([{ where: "第 2 行", column: "茶歇价", reason }]);
    const venues = await collectRows(store.eachVenue());
    expect(venues.find(({ name }) => name === "丙")).toMatchObject({ prices: { lunchBuffet: 168, table: 3380 } });
  });
});

describe("an export", () => {
  it("has the packages as a text that people read, and the prices in columns of their own", async () => {
    const packages: MeetingPackage[] = [
      {
        ...plain,
        includesSpace: true,
        hours: 8,
        teaBreaks: 2,
        lunch: "buffet",
        dinner: "none",
        items: ["projection", "paper"],
        minimumPeople: 50,
        weekdays: [1, 2, 3, 4, 5],
        surcharge: 15,
      },
      { name: "住会", span: "dayAndNight", price: 880, guestsPerRoom: 2, note: "连住\n两晚" },
    ];
    const venue = createTestVenue("81", { packages, prices: { teaBreak: 58, minimumTables: 5 } });
    await store.upsert({ source: "y", venues: [venue], spaces: [], replace: false });
    const [headings = [], row = []] = await exportTable(store, "venue", "y");
    const cell = (heading: string) => row[headings.indexOf(heading)];
    expect(cell("会议包价")).toBe(
      "「全天会议包价」398 元/位，全天，含会场 8 小时、2 次茶歇、自助午餐、投影、纸笔，不含晚餐，50 人起，周一至周五，另加 15% 服务费和税\n" +
        "「住会」880 元/位，24 小时，2 人同住，备注：连住 两晚",
    );
    expect(JSON.parse(String(cell("会议包价 JSON")))).toEqual(packages);
    expect([cell("茶歇价"), cell("起订桌数"), cell("围桌价")]).toEqual([58, 5, null]);
  });
});
