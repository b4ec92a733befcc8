import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { collectRows } from "#tests/create-test-venue.ts";
import { createCatalogueStore } from "../store/catalogue-store.ts";
import { openDatabase } from "../store/database.ts";
import { listPhones } from "../phones/list-phones.ts";
import { importCatalogue } from "./import-catalogue.ts";

/** Tables made after public bug reports and price lists; absent where this repository stands alone. */
const cases = new URL("../../../../shared/data/public-cases", import.meta.url).pathname;

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "huizhi-public-cases-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Imports the file that begins with this number, and returns its venues, spaces and report by name. */
async function importCase(number: string) {
  const file = readdirSync(cases).find((name) => name.startsWith(number))!;
  const database = await openDatabase({ dataDir: mkdtempSync(join(folder, "data-")) });
  const store = createCatalogueStore(database);
  const report = await importCatalogue(store, join(cases, file), {
    defaults: { source: "运营方", ...(number === "09" && { type: "hotel" }) },
    now: new Date("2026-11-29T02:00:00Z"),
  });
  const [venues, spaces] = [await collectRows(store.eachVenue()), await collectRows(store.eachSpace())];
  await database.close();
  const hints = report.tables.flatMap((table) => table.hints);
  const remarks = [...report.refused, ...report.notes, ...report.skipped].map(
    ({ where, column, reason }) => `${where} ${column ?? ""} ${reason}`,
  );
  return { venues, spaces, report: [...hints, ...remarks].join("\n") };
}

const room = { capacity: {} };
/** Fields that a room may have to be without. */
const absent = { height: undefined, priceDay: undefined, priceHalfDay: undefined };

/** What the only room of a file is, and what the report says. */
const rooms: Record<string, [room: object, report: readonly (string | RegExp)[]]> = {
  "01": [{ area: 1247, length: 57.6, width: 21.6, height: 5.5, capacity: { theatre: 1400, banquet: 1000 } }, []],
  "02": [{ area: 520, height: 4.9, capacity: { theatre: 480 } }, []],
  "03": [
    {
      area: 436,
      length: 13.4,
      width: 37.8,
      height: 2.7,
      capacity: { theatre: 409, classroom: 230, cocktail: 375, banquet: 350 },
    },
    [],
  ],
  "04": [{ ...room, area: 60, priceDay: undefined, priceHalfDay: undefined }, ["每小时"]],
  "05": [{ ...room, area: 324, priceHalfDay: 9100, priceDay: undefined }, []],
  "07": [{ ...room, area: 5333, priceDay: undefined }, ["美元", "日元"]],
  "09": [{ name: "一号厅", area: 200, capacity: { theatre: 150, classroom: 90 } }, []],
  "10": [{ area: 600, height: undefined, capacity: { theatre: 500 } }, ["净高（最高处）", "剧院式（最少）"]],
  "11": [{ area: 200 }, []],
  "12": [{ name: "在用厅" }, ["第 3 行  是隐藏的，没有读"]],
  "21": [{ area: 120.1, height: 3.3, capacity: {} }, []],
  "22": [{ area: 800, height: 7.5, capacity: { theatre: 600, classroom: 350, banquet: 450 } }, []],
};

describe.skipIf(!existsSync(cases))("a public table that went wrong", () => {
  for (const [number, [expected, remarks]] of Object.entries(rooms))
    it(`${number} is read or reported`, async () => {
      const { spaces, report } = await importCase(number);
      expect(spaces).toHaveLength(1);
      expect({ ...absent, ...spaces[0] }).toMatchObject(expected);
      for (const text of remarks) expect(report).toMatch(text);
    });

  it("06 has no price in yuan", async () => {
    const { spaces, report } = await importCase("06");
    expect(spaces.map(({ priceDay }) => priceDay)).toEqual([undefined, undefined]);
    expect(report).toMatch(/美元[\s\S]*港元/);
  });

  it("08 has several layouts in one cell", async () => {
    const { spaces } = await importCase("08");
    const byName = new Map(spaces.map((space) => [space.name, space]));
    expect(byName.get("多功能厅")).toMatchObject({
      capacity: { classroom: 1100, theatre: 2200, banquet: 1700 },
      length: 61.3,
      width: 43.4,
      height: 8,
      priceHalfDay: 45_500,
      priceDay: 78_000,
    });
    expect(byName.get("菊花厅")).toMatchObject({ capacity: { theatre: 200, classroom: 100 }, height: 3.3 });
  });

  it("13 and 14 have one venue each by the normalised name", async () => {
    const { venues, spaces } = await importCase("13");
    expect([venues.length, spaces.length]).toEqual([1, 2]);
    const rooms14 = await importCase("14");
    expect(rooms14.spaces.map(({ name }) => name).sort()).toEqual(["会议室1", "会议室Ⅰ", "会议室一"].sort());
    expect(rooms14.report.match(/重复/g)).toHaveLength(3);
  });

  it("15 and 16 have telephones that dial the first number", async () => {
    const phones = [...(await importCase("15")).venues, ...(await importCase("16")).venues];
    const dialled = new Map(phones.map(({ name, phone }) => [name, listPhones(phone ?? "").map(({ href }) => href)]));
    expect(Object.fromEntries(dialled)).toEqual({
      电话甲酒店: ["tel:01060000000,8001"],
      电话乙酒店: [],
      电话丙酒店: ["tel:01060000000", "tel:01060000001"],
      电话丁酒店: ["tel:01060000000", "tel:13800138000"],
      电话戊酒店: ["tel:4008001234,2"],
      电话己酒店: ["tel:01060000000,8001"],
      电话庚酒店: ["tel:01060000000"],
      电话辛酒店: ["tel:4008001234,6"],
    });
  });

  it("17 has no position elsewhere", async () => {
    const { venues, report } = await importCase("17");
    const exact = venues.filter(({ approximatePosition }) => !approximatePosition);
    expect(exact.map(({ name }) => name).sort()).toEqual(["东经戊酒店", "度分秒丙酒店", "颠倒甲酒店"].sort());
    for (const { lng, lat } of exact) expect([Math.round(lng!), Math.round(lat!)]).toEqual([116, 40]);
    expect(report).toMatch(/第 3 行 .*公里[\s\S]*第 5 行 .*是 0/);
  });

  it("18 and 19 have the city of every address, and of every name of one city", async () => {
    const { venues } = await importCase("18");
    expect(venues).toHaveLength(16);
    expect(venues.find(({ name }) => name === "南京路子酒店")?.cityCode).toBe("310000");
    const named = await importCase("19");
    const codes = Object.fromEntries(named.venues.map(({ name, cityCode }) => [name, cityCode]));
    expect(codes).toMatchObject({
      昆山城甲酒店: "320500",
      襄樊城甲酒店: "420600",
      重庆甲酒店: "500000",
      上海甲酒店: "310000",
    });
    expect(Object.keys(codes)).not.toContain("朝阳甲酒店");
    expect(Object.keys(codes)).not.toContain("海南甲酒店");
    expect(named.report).toMatch(/朝阳[\s\S]*海南/);
  });

  it("23 has a floor where a number says it", async () => {
    const { spaces, report } = await importCase("23");
    const floors = Object.fromEntries(spaces.map(({ name, floor }) => [name, floor]));
    expect(floors).toMatchObject({ 一号厅: 1, 四号厅: 3, 六号厅: 3, 八号厅: 1 });
    for (const name of ["LG", "M层", "12A", "UG/F"]) expect(report).toContain(`“${name}”不是楼层`);
  });

  it("24 has its stations", async () => {
    const { venues } = await importCase("24");
    const stations = venues.flatMap(({ transport }) => transport.map(({ name }) => name));
    expect(stations.sort()).toEqual(["国贸", "建国门", "世纪大道", "交通大学", "北京西站"].sort());
  });
});
