import { expect, it } from "vitest";
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
