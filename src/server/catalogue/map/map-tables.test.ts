import { expect, it } from "vitest";
import { MappingError, parseMapping } from "./find-heading.ts";
import { mapTables } from "./map-tables.ts";

const table = (headings: string, name = "") =>
  mapTables({
    name,
    lines: [
      { line: 1, cells: headings.split(" ") },
      { line: 2, cells: ["x"] },
    ],
  })[0];
const fields = (headings: string, name?: string) =>
  table(headings, name)?.columns.map(({ of, column }) => `${of}.${column.path}`);

it("detects a table of venues by its headings, in both languages", () => {
  expect(fields("酒店名称 城市 地址 星级 客房数 车位")).toEqual([
    "venue.name",
    "venue.cityCode",
    "venue.address",
    "venue.star",
    "venue.guestRoomCount",
    "venue.parkingCount",
  ]);
  expect(fields("Name City Type Longitude policies.deposit")).toEqual([
    "venue.name",
    "venue.cityCode",
    "venue.type",
    "venue.lng",
    "venue.policies.deposit",
  ]);
});

it("detects a table of spaces, also with venue columns", () => {
  expect(fields("酒店名称 会议室名称 面积（㎡） 净高(m) 剧院式(人) U型 全天价(元)")).toEqual([
    "space.$venueName",
    "space.name",
    "space.area",
    "space.height",
    "space.capacity.theatre",
    "space.capacity.ushape",
    "space.priceDay",
  ]);
  const flat = table("场地名称 城市 地址 会议室 长 宽 课桌式")!;
  expect([flat.kind, flat.withVenues]).toEqual(["space", true]);
  expect(flat.columns.map(({ of, column }) => `${of}.${column.path}`)).toEqual([
    "space.$venueName",
    "venue.cityCode",
    "venue.address",
    "space.name",
    "space.length",
    "space.width",
    "space.capacity.classroom",
  ]);
});

it("does not mistake a venue's figures for a space", () => {
  expect(table("名称 城市 类型 会议室 面积")?.kind).toBe("venue");
  expect(table("名称 编号 场地编号 面积 剧院式", "会议厅")?.kind).toBe("space");
});

it("reports unknown headings and maps a field once", () => {
  const { unknown, columns } = table("名称 城市 层高 负责人 名称")!;
  expect(unknown).toEqual(["层高", "负责人", "名称"]);
  expect(columns).toHaveLength(2);
});

it("finds headings below a title and returns undefined without headings", () => {
  const lines = [["2026 年场地表"], [], ["名称", "城市"], ["甲", "北京"]].map((cells, at) => ({ line: at + 1, cells }));
  expect(mapTables({ name: "", lines })[0]?.lines).toEqual([{ line: 4, cells: ["甲", "北京"] }]);
  expect(mapTables({ name: "", lines: [{ line: 1, cells: ["a", "b"] }] })).toEqual([]);
});

it("takes a plain 名称 beside the name of a space for the venue's", () => {
  expect(fields("名称 区域 会议厅名称 面积 课桌")).toEqual([
    "space.$venueName",
    "venue.$regions",
    "space.name",
    "space.area",
    "space.capacity.classroom",
  ]);
});

it("suggests the field that an unknown heading resembles, and takes --map", () => {
  const [suggested] = mapTables({
    name: "",
    lines: [{ line: 1, cells: ["会议室名称", "课卓式", "面积", "序号", "层高"] }],
  });
  expect(suggested?.hints).toEqual([
    "“课卓式”是不是“课桌式”？是的话加 --map 课卓式=课桌式",
    "“层高”含吊顶和梁，不是净高，没有收；写的就是净高时，加 --map 层高=净高",
  ]);
  const mapping = new Map(["课卓式=课桌式", "层高 = 净高", "序号=忽略", "大小=会场.面积"].map(parseMapping));
  const lines = [{ line: 1, cells: ["会议室名称", "课卓式", "大小", "序号", "层高"] }];
  const [mapped] = mapTables({ name: "", lines }, mapping);
  expect(mapped?.columns.map(({ column }) => column.path)).toEqual(["name", "capacity.classroom", "area", "height"]);
  expect([mapped?.unknown, mapped?.hints]).toEqual([[], []]);
});

it.each([
  ["层高", "“层高”要写成 列名=字段，例如 层高=净高"],
  ["=净高", "“=净高”要写成 列名=字段，例如 层高=净高"],
  ["层高=课卓式", "没有“课卓式”这个字段，是不是“课桌式”？"],
  ["a=无此字段", "没有“无此字段”这个字段：字段见导出文件的表头"],
])("rejects the mapping %s", (text, message) => expect(() => parseMapping(text)).toThrow(new MappingError(message)));

it("takes the sides of a group for the room's only if the group says so", () => {
  const lines = [
    { line: 1, cells: ["会议室名称", "舞池", "", "尺寸", "", "剧院式"] },
    { line: 2, cells: ["", "长", "宽", "长", "宽", ""] },
  ];
  const [mapped] = mapTables({ name: "", lines });
  expect(mapped?.columns.map(({ at, column }) => [at, column.path])).toEqual([
    [0, "name"],
    [3, "length"],
    [4, "width"],
    [5, "capacity.theatre"],
  ]);
});
