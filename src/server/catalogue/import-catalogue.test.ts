import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { collectRows, createTestVenue } from "#tests/create-test-venue.ts";
import { describeOnBothEngines } from "#tests/describe-on-both-engines.ts";
import { type CatalogueStore, createCatalogueStore } from "../store/catalogue-store.ts";
import { type ImportOptions, importCatalogue } from "./import-catalogue.ts";
import { FileError } from "./read/read-catalogue-file.ts";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "huizhi-import-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

const none = { added: 0, changed: 0, unchanged: 0, deleted: 0 };
const importContent = (catalogue: CatalogueStore, content: string | object, more: Partial<ImportOptions> = {}) => {
  const file = join(folder, typeof content === "string" ? "a.csv" : "a.json");
  writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
  return importCatalogue(catalogue, file, {
    defaults: { source: "运营方" },
    now: new Date("2026-11-21T02:00:00Z"),
    ...more,
  });
};

const venues = `编号,酒店名称,城市,行政区,地铁站,地址,星级,客房数,设施,负责人
1001,云栖酒店,北京,朝阳区,国贸站 300米,建国路 1 号,五星级,412,会议室、残疾人设施,张
,海棠酒店,上海,,,南京西路 2 号,,,,`;
const spaces = `酒店名称,会议室名称,楼层,长,宽,面积(㎡),净高,剧院式,课桌式,LED屏,舞台,全天价,所属大厅
云栖酒店,大宴会厅,3F,40,32,1280,6.2,1000,480,有,,88400元,
云栖酒店,大宴会厅 A,3F,20,32,640,6.2,480,不可,,有,4.1万,大宴会厅`;

describeOnBothEngines("importing", (engine) => {
  const open = async () => createCatalogueStore(await engine.open());

  it("imports tables of venues and spaces without inventing values, and changes nothing the second time", async () => {
    const store = await open();
    const first = await importContent(store, venues);
    expect(first.counts).toEqual({ venue: { ...none, added: 2 }, space: none });
    expect(first.tables[0]?.unknown).toEqual(["负责人"]);
    expect(await store.venueById("1001")).toEqual({
      id: "1001",
      name: "云栖酒店",
      aliases: [],
      cityCode: "110000",
      regionIds: ["110105", expect.stringMatching(/^\d{9}$/)],
      address: "建国路 1 号",
      lng: 116.4864,
      lat: 39.9215,
      approximatePosition: true,
      type: "hotel",
      star: 5,
      nearPlaces: [],
      guestRoomCount: 412,
      facilities: ["会议室", "残疾人设施"],
      features: ["accessible", "metro-800", "rooms-100"],
      transport: [{ kind: "metro", name: "国贸", lines: ["1号线", "10号线"], metres: 300 }],
      hasVr: false,
      demo: false,
      source: {},
      listedAt: "2026-11-21",
    });
    const second = (await collectRows(store.eachVenue())).find(({ name }) => name === "海棠酒店");
    expect(second?.id).toMatch(/^[1-9]\d{13}$/);
    expect(second).not.toHaveProperty("star");

    expect((await importContent(store, spaces)).counts.space).toEqual({ ...none, added: 2 });
    const [parent, part] = (await store.spacesOf("1001")).sort((a, b) => a.name.length - b.name.length);
    expect(parent).toMatchObject({
      floor: 3,
      length: 40,
      area: 1280,
      priceDay: 88_400,
      capacity: { theatre: 1000, classroom: 480 },
    });
    expect(parent?.features).toEqual(["led", "plan"]);
    expect(part).toMatchObject({ partOf: parent?.id, priceDay: 41_000, capacity: { theatre: 480, classroom: 0 } });
    expect(part).not.toHaveProperty("daylight");

    const version = await store.version();
    const later = { now: new Date("2027-01-01T00:00:00Z") };
    expect((await importContent(store, venues, later)).counts.venue).toEqual({ ...none, unchanged: 2 });
    expect((await importContent(store, spaces, later)).counts.space).toEqual({ ...none, unchanged: 2 });
    expect(await store.version()).toBe(version);
  });

  it("lists invalid rows with line and reason and imports the others", async () => {
    const store = await open();
    const report = await importContent(
      store,
      `名称,城市,类型,星级,经度,纬度
好酒店,北京,酒店,5,116.4,39.9
,北京,酒店,5,,
火星店,火星,酒店,,,
半个位置,北京,酒店,,116.4,
"两行
名字",北京,工厂,7,,
好酒店,北京,酒店,4,,
多一格,北京,酒店,,,,x
无类型,北京,,,,`,
    );
    expect(report.counts.venue).toEqual({ ...none, added: 2 });
    expect(report.refused.map(({ where, reason }) => `${where}：${reason}`).sort()).toEqual([
      "第 10 行：类型：没有填，或不在类型表里",
      "第 3 行：名称：没有填",
      "第 4 行：城市：没有“火星”这个城市",
      "第 6 行：类型：没有填，或不在类型表里；类型：“工厂”不是场地类型；星级：“7”不是星级（1 至 5）",
      "第 8 行：与第 2 行重复",
      "第 9 行：比表头多 1 格，可能有没加引号的分隔符",
    ]);
    expect(report.notes.map(({ where, column, reason }) => `${where} ${column}：${reason}`)).toEqual([
      "第 5 行 经度：经度和纬度只有一个",
    ]);
  });

  it("finds the venue of an earlier file by the operator's own number", async () => {
    const store = await open();
    await importContent(store, "编号,名称,城市,类型\nHT-07,云栖酒店,北京,酒店");
    const file = "场地编号,会议室名称,面积,剧院式\nHT-07,甲厅,100,50";
    expect((await importContent(store, file)).counts.space).toEqual({ ...none, added: 1 });
    const ofOthers = await importContent(store, file, { defaults: { source: "别的来源" } });
    expect(ofOthers.refused.map(({ reason }) => reason)).toEqual(["文件和目录里都没有编号为 HT-07 的场地"]);
  });

  it("refuses spaces whose venue is unknown, and takes those whose parent space is", async () => {
    const store = await open();
    await importContent(store, venues);
    const report = await importContent(
      store,
      `场地名称,场地编号,会议室名称,面积,剧院式,所属大厅
不存在,,甲厅,100,50,
,9999,乙厅,100,50,
,,丙厅,100,50,
云栖酒店,,丁厅,100,50,大厅
,1001,戊厅,100,50,`,
    );
    expect(report.refused.map(({ name, reason }) => [name, reason])).toEqual([
      ["甲厅", "文件和目录里都没有场地“不存在”：请在文件里加上这个场地和它的城市"],
      ["乙厅", "文件和目录里都没有编号为 9999 的场地"],
      ["丙厅", "没有写属于哪个场地"],
    ]);
    expect(report.notes).toMatchObject([
      { name: "丁厅", line: 5, column: "所属大厅", at: 5, reason: "该场地没有会场“大厅”，没有收" },
    ]);
    expect((await store.spacesOf("1001")).map(({ name }) => name).sort()).toEqual(["丁厅", "戊厅"]);
  });

  it("shows a source only by the name that the operator makes public", async () => {
    const store = await open();
    const row = "编号,名称,城市,类型,评分,来源\n1,甲,北京,酒店,4.5,\n2,乙,北京,酒店,4.5,官网\n";
    const read = async () =>
      (await collectRows(store.eachVenue())).map(({ source, rating }) => [source.name, rating?.source]);
    await importContent(store, row);
    expect(await read()).toEqual([
      [undefined, undefined],
      ["官网", "官网"],
    ]);
    await importContent(store, row, { publicName: "云栖集团" });
    expect(await read()).toEqual([
      ["云栖集团", "云栖集团"],
      ["官网", "官网"],
    ]);
    const before = createTestVenue("3", { source: { name: "运营方" } });
    await store.upsert({ source: "运营方", venues: [before], spaces: [] });
    await importContent(store, "编号,名称\n3,丙\n");
    expect((await store.venueById("3"))?.source).toEqual({});
  });

  it("imports a table of spaces with venue columns", async () => {
    const store = await open();
    const flat = `酒店名称,城市,地址,会议室,长,宽,剧院式,车位
甲酒店,北京,一号,大厅,30,20,400,120
甲酒店,北京,一号,小厅,10,8,60,120
乙酒店,火星,二号,大厅,30,20,400,`;
    const report = await importContent(store, flat);
    expect(report.counts).toEqual({ venue: { ...none, added: 1 }, space: { ...none, added: 2 } });
    const [venue] = await collectRows(store.eachVenue());
    expect(venue).toMatchObject({ name: "甲酒店", type: "hotel", parkingCount: 120, features: ["parking-100"] });
    expect((await store.spacesOf(venue!.id)).map(({ name }) => name).sort()).toEqual(["大厅", "小厅"]);
    expect(report.refused.map(({ where }) => where)).toEqual(["第 4 行"]);
    expect((await importContent(store, flat)).counts.space).toEqual({ ...none, unchanged: 2 });
  });

  it("preserves fields without a column and clears fields with an empty cell", async () => {
    const store = await open();
    await importContent(store, venues);
    await importContent(store, "编号,名称,电话,客房数\n1001,云栖酒店,010-1234,\n");
    const venue = await store.venueById("1001");
    expect(venue).toMatchObject({ phone: "010-1234", star: 5, cityCode: "110000" });
    expect(venue).not.toHaveProperty("guestRoomCount");
  });

  it("uses a row's own id only if no other source has it, and keeps ids stable", async () => {
    const store = await open();
    await store.upsert({ source: "demo", venues: [createTestVenue("7")], spaces: [] });
    const row = "编号,名称,城市,类型\n7,甲,北京,酒店\nA-8,乙,北京,酒店\n9,丙,北京,酒店\n";
    await importContent(store, row);
    const ids = Object.fromEntries((await collectRows(store.eachVenue())).map(({ name, id }) => [name, id]));
    expect(ids).toMatchObject({
      "测试酒店 7": "7",
      丙: "9",
      甲: expect.stringMatching(/^\d{14}$/),
      乙: expect.stringMatching(/^\d{14}$/),
    });
    await store.upsert({ source: "demo", venues: [], spaces: [], replace: true });
    expect((await importContent(store, row)).counts.venue).toEqual({ ...none, unchanged: 3 });
  });

  it("with replace, deletes rows that the file lacks, but not while rows are refused", async () => {
    const store = await open();
    await store.upsert({ source: "demo", venues: [createTestVenue("7")], spaces: [] });
    await importContent(store, venues);
    await importContent(store, spaces);
    const fewer = "编号,名称,城市,类型\n1001,云栖酒店,北京,酒店\n";
    expect((await importContent(store, fewer)).counts.venue.deleted).toBe(0);
    const broken = await importContent(store, `${fewer}2,乙,火星,酒店\n`, { replace: true });
    expect([broken.keptForRefused, broken.counts.venue.deleted]).toEqual([true, 0]);
    const dry = await importContent(store, fewer, { replace: true, dryRun: true });
    expect(dry.counts.venue.deleted).toBe(1);
    expect(await store.counts()).toEqual({ venues: 3, spaces: 2 });
    expect((await importContent(store, fewer, { replace: true })).counts).toEqual(dry.counts);
    // The file contains no spaces: those of the remaining venue are not deleted.
    expect(await store.counts()).toEqual({ venues: 2, spaces: 2 });
  });

  it("refuses a name with control characters and leaves out such an address", async () => {
    const store = await open();
    const row = { city: "beijing", type: "hotel" };
    const report = await importContent(store, [
      { ...row, name: "a\u0007" },
      { ...row, name: "b", address: "\uFFFF" },
      { ...row, name: "c\td" },
    ]);
    expect(report.refused.map(({ reason }) => reason)).toEqual(["名称：有控制字符或乱码"]);
    expect(report.notes).toMatchObject([{ where: "第 2 条", column: "address", reason: "有控制字符或乱码" }]);
    expect(report.counts.venue.added).toBe(2);
  });

  it("imports JSON rows by key, including nested ones", async () => {
    const store = await open();
    const report = await importContent(store, {
      venues: [
        {
          id: "5",
          name: "甲",
          city: "beijing",
          type: "hotel",
          facilities: ["a、b", "c"],
          policies: { deposit: "三成" },
        },
      ],
      spaces: [{ venueId: "5", name: "大厅", area: 100, capacity: { theatre: 90 }, features: ["led"] }],
    });
    expect(report.refused).toEqual([]);
    expect(await store.venueById("5")).toMatchObject({
      cityCode: "110000",
      facilities: ["a、b", "c"],
      policies: { deposit: "三成" },
    });
    expect(await store.spacesOf("5")).toMatchObject([{ area: 100, capacity: { theatre: 90 }, features: ["led"] }]);
  });
});

describe("invalid files", () => {
  it.each(["{", "[]", "7", '{"format":"huizhi-catalogue","version":99}', '[{"x":1}]'])(
    "rejects the JSON %s",
    async (text) => {
      const file = join(folder, "b.json");
      writeFileSync(file, text);
      const options = { defaults: { source: "a" }, now: new Date() };
      await expect(importCatalogue({} as CatalogueStore, file, options)).rejects.toThrow(FileError);
    },
  );

  it("rejects tables without known headings and other file types", async () => {
    const options = { defaults: { source: "a" }, now: new Date() };
    for (const [name, text] of [
      ["c.csv", "a,b\n1,2\n"],
      ["c.csv", ""],
      ["c.pdf", "x"],
    ] as const) {
      const file = join(folder, name);
      writeFileSync(file, text);
      await expect(importCatalogue({} as CatalogueStore, file, options), name).rejects.toThrow(FileError);
    }
  });
});
