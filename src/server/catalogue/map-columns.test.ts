import { expect, it } from "vitest";
import { tableOf } from "./map-columns.ts";

const table = (headings: string, name = "") =>
  tableOf({
    name,
    lines: [
      { line: 1, cells: headings.split(" ") },
      { line: 2, cells: ["x"] },
    ],
  });
const fields = (headings: string, name?: string) =>
  table(headings, name)?.columns.map(({ of, column }) => `${of}.${column.path}`);

it("knows a table of venues by its headings, in both languages", () => {
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

it("knows a table of spaces, and one with its venues beside", () => {
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

it("does not take a venue's own figures for a hall", () => {
  expect(table("名称 城市 类型 会议室 面积")?.kind).toBe("venue");
  expect(table("名称 编号 场地编号 面积 剧院式", "会议厅")?.kind).toBe("space");
});

it("tells the headings that it does not know, and takes a field once", () => {
  const { unknown, columns } = table("名称 城市 层高 负责人 名称")!;
  expect(unknown).toEqual(["层高", "负责人", "名称"]);
  expect(columns).toHaveLength(2);
});

it("finds the headings under a title, and nothing where there are none", () => {
  const lines = [["2026 年场地表"], [], ["名称", "城市"], ["甲", "北京"]].map((cells, at) => ({ line: at + 1, cells }));
  expect(tableOf({ name: "", lines })?.lines).toEqual([{ line: 4, cells: ["甲", "北京"] }]);
  expect(tableOf({ name: "", lines: [{ line: 1, cells: ["a", "b"] }] })).toBeUndefined();
});
