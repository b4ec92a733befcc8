import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { collectRows } from "#tests/create-test-venue.ts";
import { writeWorkbook } from "#tests/hotel-tables/write-workbook.ts";
import { type CatalogueStore, createCatalogueStore } from "../store/catalogue-store.ts";
import { type Database, openDatabase } from "../store/database.ts";
import type { Defaults, Remark } from "./candidate.ts";
import { importCatalogue } from "./import-catalogue.ts";

let folder = "";
let database: Database;
let store: CatalogueStore;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "huizhi-package-tables-"));
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  await (database as Database | undefined)?.close();
  database = await openDatabase({ dataDir: mkdtempSync(join(folder, "data-")) });
  store = createCatalogueStore(database);
});

const importFile = async (name: string, more: Partial<Defaults> = {}) => {
  const report = await importCatalogue(store, join(folder, name), {
    defaults: { source: "运营方", ...more },
    now: new Date("2026-11-21T02:00:00Z"),
  });
  return report;
};
const importText = (text: string, more: Partial<Defaults> = {}, name = "包价.csv") => {
  writeFileSync(join(folder, name), text);
  return importFile(name, more);
};
const formatRemark = ({ where, column, reason }: Remark) => `${where}${column ? ` ${column}` : ""}：${reason}`;
const readPackages = async () => {
  const venues = await collectRows(store.eachVenue());
  return Object.fromEntries(venues.flatMap(({ name, packages }) => (packages ? [[name, packages] as const] : [])));
};

const hotels = "名称,城市,类型\n北京云栖酒店,北京,酒店\n上海海棠酒店,上海,酒店";

describe("a sheet of packages", () => {
  it("is read with its headings, and the venue by a column that merged cells leave empty", async () => {
    await importText(hotels);
    const report =
      await importText(`酒店名称,套餐名称,时段,价格（元/位）,含茶歇,午餐,晚餐,设备/包含,起订人数,最多人数,适用日期,备注
北京云栖酒店,尊享全天,全天,398,2,自助,无,场地、投影、纸笔、香薰,50,200,2026年1月1日至12月31日,
,乐享半天,半天,"1,280元",一次,是,,场地,30人起,,周一至周五,需提前7天
上海海棠酒店,住会,24小时,880/人·天,两次茶歇,自助午餐,围桌,双人同住,30,,有效期至2026-12-31,
上海海棠酒店,会员包,月度,398,,,,,,,,
上海海棠酒店,海外包,全天,USD 60,1,,,,,,,`);
    expect(report.refused.map(formatRemark)).toEqual([
      "第 5 行：“398”没有写半天、全天还是 24 小时",
      "第 6 行：“USD 60”没有写每位的价格",
    ]);
    expect(report.readings.map(formatRemark)).toEqual(["第 2 行：未识别“香薰”，写进了备注"]);
    expect(report.notes).toEqual([]);
    expect(report.tables).toMatchObject([{ isPackages: true, rows: 5, unknown: [] }]);
    expect(await readPackages()).toEqual({
      北京云栖酒店: [
        {
          name: "尊享全天",
          span: "day",
          price: 398,
          includesSpace: true,
          teaBreaks: 2,
          lunch: "buffet",
          dinner: "none",
          items: ["projection", "paper"],
          minimumPeople: 50,
          maximumPeople: 200,
          validFrom: "2026-01-01",
          validUntil: "2026-12-31",
          note: "香薰",
        },
        {
          name: "乐享半天",
          span: "halfDay",
          price: 1280,
          includesSpace: true,
          teaBreaks: 1,
          lunch: "unspecified",
          minimumPeople: 30,
          weekdays: [1, 2, 3, 4, 5],
          note: "需提前7天",
        },
      ],
      上海海棠酒店: [
        {
          name: "住会",
          span: "dayAndNight",
          price: 880,
          teaBreaks: 2,
          lunch: "buffet",
          dinner: "table",
          guestsPerRoom: 2,
          minimumPeople: 30,
          validUntil: "2026-12-31",
        },
      ],
    });
    const again = await importText(`酒店名称,套餐名称,时段,价格（元/位）,含茶歇,午餐\n上海海棠酒店,半天包,半天,298,1,`);
    expect(again.counts.venue).toMatchObject({ added: 0, changed: 1 });
    expect((await readPackages()).上海海棠酒店).toEqual([
      { name: "半天包", span: "halfDay", price: 298, teaBreaks: 1 },
    ]);
  });

  it("is of the venue above it, of the one that the operator names, or of none", async () => {
    await importText(hotels);
    const table = "套餐名称,价格（元/位）,茶歇,午餐\n半天会议包价,298,1,自助\n注：以上价格含服务费。,,,";
    const titled = await importText(`北京云栖酒店会议套餐报价,,,\n${table}`);
    expect(titled.skipped.map(formatRemark)).toEqual(["第 4 行：“注：以上价格含服务费。”是说明，不是数据"]);
    await importText(table, { venue: "上海海棠酒店" });
    const own = [{ name: "半天会议包价", span: "halfDay", price: 298, teaBreaks: 1, lunch: "buffet" }];
    expect(await readPackages()).toEqual({ 北京云栖酒店: own, 上海海棠酒店: own });
    expect((await importText(table)).refused.map(formatRemark)).toEqual(["第 2 行：没有写场地"]);
    const unknown = await importText(table, { venue: "无锡无名酒店" });
    expect(unknown.refused.map(formatRemark)).toEqual(["第 2 行：目录里没有这个场地；表里只有价格，没有新建"]);
  });

  it("stands in a workbook with the rooms of its hotel, which is new", async () => {
    await writeWorkbook(join(folder, "云栖.xlsx"), [
      {
        name: "会议室",
        rows: [
          ["酒店名称", "城市", "会议室名称", "面积"],
          ["北京云栖酒店", "北京", "牡丹厅", 600],
        ],
      },
      {
        name: "会议包价",
        rows: [
          ["北京云栖酒店会议包价", null, null, null, null],
          ["包价名称", "时段", "元/位", "含茶歇", "晚餐"],
          ["半天包价", "半天", 298, 1, null],
          ["全天包价", "全天", 398, 2, "自助"],
        ],
        merges: ["A1:E1"],
      },
    ]);
    const report = await importFile("云栖.xlsx");
    expect(report.refused).toEqual([]);
    expect(report.counts).toMatchObject({ venue: { added: 1 }, space: { added: 1 } });
    expect(await readPackages()).toEqual({
      北京云栖酒店: [
        { name: "半天包价", span: "halfDay", price: 298, teaBreaks: 1 },
        { name: "全天包价", span: "dayWithDinner", price: 398, teaBreaks: 2, dinner: "buffet" },
      ],
    });
    expect((await importFile("云栖.xlsx")).counts.venue).toMatchObject({ added: 0, changed: 0, unchanged: 1 });
  });

  it("updates a stored hotel whose rooms in the file only have a title", async () => {
    await importText(hotels);
    await writeWorkbook(join(folder, "标题.xlsx"), [
      {
        name: "会议室",
        rows: [
          ["北京云栖酒店会议室一览表", null, null],
          ["会议室", "面积", "课桌式"],
          ["牡丹厅", 600, 300],
        ],
      },
      {
        name: "包价",
        rows: [
          ["北京云栖酒店", null, null, null],
          ["包价名称", "元/位", "含茶歇", "午餐"],
          ["半天包价", 298, 1, "自助"],
        ],
      },
    ]);
    const report = await importFile("标题.xlsx", { city: "110000" });
    expect(report.refused).toEqual([]);
    expect(report.counts).toMatchObject({ venue: { added: 0, changed: 1 }, space: { added: 1 } });
    expect(await readPackages()).toEqual({
      北京云栖酒店: [{ name: "半天包价", span: "halfDay", price: 298, teaBreaks: 1, lunch: "buffet" }],
    });
  });
});

describe("columns of packages", () => {
  it("in a table of rooms are packages of each room", async () => {
    await importText(hotels);
    const report = await importText(`酒店名称,会议室名称,面积,半天包价（元/位）,全天包价,24小时包价,起订人数
北京云栖酒店,牡丹厅,600,298,398元/位（含2次茶歇，不含晚餐）,面议,50
北京云栖酒店,芍药厅,240,HK$298,0.04万,,30
北京云栖酒店,海棠厅,120,,,,20
北京云栖酒店,茉莉厅,90,298/桌,"398/位，含甜品台",,`);
    const spaces = await collectRows(store.eachSpace());
    expect(Object.fromEntries(spaces.map(({ name, packages }) => [name, packages]))).toEqual({
      牡丹厅: [
        { name: "半天会议包价", span: "halfDay", price: 298, minimumPeople: 50 },
        { name: "全天会议包价", span: "day", price: 398, teaBreaks: 2, dinner: "none", minimumPeople: 50 },
      ],
      芍药厅: [{ name: "全天会议包价", span: "day", price: 400, minimumPeople: 30 }],
      海棠厅: undefined,
      茉莉厅: [{ name: "全天会议包价", span: "day", price: 398, note: "含甜品台" }],
    });
    expect(report.notes.map(formatRemark)).toEqual([
      "第 3 行 半天包价（元/位）：“HK$298”是港元的价格，本站的价格只收人民币",
      "第 4 行 起订人数：没有会议包价，起订人数没有收",
      "第 5 行 半天包价（元/位）：“298/桌”是每桌的价格，不是这一列的",
    ]);
    expect(report.readings.map(formatRemark)).toEqual([
      "第 5 行 全天包价：“398/位，含甜品台”里未识别“含甜品台”，写进了备注",
    ]);
  });

  it("in a table of venues are the venue's, with its published prices", async () => {
    const report =
      await importText(`名称,城市,类型,会议包价,茶歇（元/位）,自助午餐,自助晚餐（元/人）,围桌（元/桌）,起订桌数,LED/天,投影（元/天）,音响租金
北京云栖酒店,北京,酒店,"半天298元/位，含1次茶歇；全天398元/位，50人起，含泳池",58,168元/位,228,3380/桌,5桌,0.8万,800元/天,1500
上海海棠酒店,上海,酒店,电话咨询,58/半天,US$30,,,,,,`);
    const venues = await collectRows(store.eachVenue());
    expect(venues.map(({ packages, prices }) => ({ packages, prices }))).toEqual(
      expect.arrayContaining([
        {
          packages: [
            { name: "半天会议包价", span: "halfDay", price: 298, teaBreaks: 1 },
            { name: "全天会议包价", span: "day", price: 398, minimumPeople: 50, note: "含泳池" },
          ],
          prices: {
            teaBreak: 58,
            lunchBuffet: 168,
            dinnerBuffet: 228,
            table: 3380,
            minimumTables: 5,
            ledDay: 8000,
            projectionDay: 800,
            soundDay: 1500,
          },
        },
        { packages: undefined, prices: undefined },
      ]),
    );
    expect(report.notes.map(formatRemark)).toEqual([
      "第 3 行 会议包价：“电话咨询”没有写每位的价格",
      "第 3 行 茶歇（元/位）：“58/半天”是半天的价格，不是这一列的",
      "第 3 行 自助午餐：“US$30”是美元的价格，本站的价格只收人民币",
    ]);
    expect(report.tables[0]?.unknown).toEqual([]);
  });

  it.each([
    ["茶歇（美元/位）", "“茶歇（美元/位）”是美元的价格，本站的价格只收人民币，没有收"],
    ["自助午餐（元/桌）", "“自助午餐（元/桌）”是每桌的价格，不是整间的，没有收"],
    ["全天包价（元/月）", "“全天包价（元/月）”是每月的价格，没有收"],
    ["音响租金（元/半天）", "“音响租金（元/半天）”是半天的价格，不是一天的，没有收"],
  ])("are refused where the heading is of another unit: %s", async (heading, hint) => {
    const report = await importText(`名称,城市,类型,${heading}\n北京云栖酒店,北京,酒店,298`);
    expect(report.tables[0]?.hints).toEqual([hint]);
  });

  it("take 万 from a heading", async () => {
    await importText("名称,城市,类型,LED 租金（万元/天）\n北京云栖酒店,北京,酒店,0.8");
    const [venue] = await collectRows(store.eachVenue());
    expect(venue?.prices).toEqual({ ledDay: 8000 });
  });
});
