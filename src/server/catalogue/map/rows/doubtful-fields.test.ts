import { expect, it } from "vitest";
import { mapTables } from "../map-tables.ts";
import { readTableRows } from "./read-table-rows.ts";

/** Reads one room with these cells. */
function readRoom(cells: Record<string, string | number>) {
  const all = { 酒店名称: "云栖酒店", 城市: "北京", 会议室名称: "一号厅", ...cells };
  const [table] = mapTables({
    name: "",
    lines: [
      { line: 1, cells: Object.keys(all) },
      { line: 2, cells: Object.values(all) },
    ],
  });
  const { spaces, venues, notes, readings } = readTableRows(table!, { source: "运营方" });
  const read = (path: string) => spaces[0]!.values.get(path) ?? venues[0]!.values.get(path);
  const remarks = [...notes, ...readings].filter(({ reason }) => !reason.includes("没有写类型"));
  return { read, remarks: remarks.map(({ column, reason }) => `${column}：${reason}`) };
}

it("leaves out sides and area that contradict each other, by more than a third", () => {
  const far = readRoom({ 长: 20, 宽: 10, 面积: 500 });
  expect([far.read("length"), far.read("width"), far.read("area")]).toEqual([undefined, undefined, undefined]);
  expect(far.remarks).toEqual(
    ["长", "宽", "面积"].map(
      (heading) => `${heading}：长 × 宽是 200 平方米，面积写的是 500 平方米，相差太大，都没有收`,
    ),
  );
  for (const area of [134, 266]) expect(readRoom({ 长: 20, 宽: 10, 面积: area }).read("area")).toBe(area);
  for (const area of [133, 267]) expect(readRoom({ 长: 20, 宽: 10, 面积: area }).read("area")).toBeUndefined();
});

it("reads sides without a unit as feet where the area is in square feet and says so", () => {
  const room = readRoom({ "长×宽×高": "44x124x9", "面积（平方英尺）": 4698 });
  expect(room.read("$measures")).toBeUndefined();
  expect(["length", "width", "height", "area"].map(room.read)).toEqual([13.4, 37.8, 2.7, 436]);
  const other = readRoom({ 长: 13.4, 宽: 37.8, "面积（平方英尺）": 4698 });
  expect(["length", "width", "area"].map(other.read)).toEqual([13.4, 37.8, 436]);
});

it("leaves out people that no room of the area holds, and an area that is none in square metres", () => {
  expect(readRoom({ 面积: 100, 剧院式: 250 }).read("capacity.theatre")).toBe(250);
  const crowded = readRoom({ 面积: 100, 剧院式: 251, 课桌式: 80 });
  expect(crowded.read("capacity.theatre")).toBeUndefined();
  expect(crowded.read("capacity.classroom")).toBe(80);
  expect(crowded.remarks).toEqual(["剧院式：100 平方米坐不下 251 人"]);
  const feet = readRoom({ 面积: 13_419, 剧院式: 1400 });
  expect(feet.read("area")).toBeUndefined();
  expect(feet.remarks).toEqual(["面积：13419 平方米只坐 1400 人，可能不是平方米"]);
});

it("leaves out prices that contradict each other or the area", () => {
  const turned = readRoom({ 半天价: 9000, 全天价: 6000 });
  expect([turned.read("priceHalfDay"), turned.read("priceDay")]).toEqual([undefined, undefined]);
  expect(readRoom({ 面积: 5333, 全天价: 50 }).remarks).toEqual(["全天价：5333 平方米的会场 50 元，不像人民币元的场租"]);
  expect(readRoom({ 面积: 300, 全天价: 300_001 }).read("priceDay")).toBeUndefined();
  expect(readRoom({ 面积: 300, 全天价: 300_000 }).read("priceDay")).toBe(300_000);
});

it("reads positions as they are written, puts exchanged ones right and leaves out those elsewhere", () => {
  const near = readRoom({ 经度: "116°27'36\"", 纬度: "北纬39.908" });
  expect([near.read("lng"), near.read("lat")]).toEqual([116.46, 39.908]);
  const turned = readRoom({ 经度: 39.908, 纬度: 116.459 });
  expect([turned.read("lng"), turned.read("lat")]).toEqual([116.459, 39.908]);
  expect(turned.remarks).toEqual(["经度：经度和纬度写反了，已对调"]);
  expect(readRoom({ 经度: 121.47, 纬度: 31.23 }).remarks[0]).toMatch(/^经度：位置离北京 \d+ 公里，没有收$/);
  expect(readRoom({ 经度: 0, 纬度: 0 }).remarks).toEqual(["经度：经纬度是 0，不是位置，没有收"]);
});

it("reads several layouts in one cell, and no number without its layout", () => {
  const room = readRoom({ 容纳人数: "课桌式:1100人/剧院式:2200人/宴会式:1700人" });
  expect(["classroom", "theatre", "banquet"].map((key) => room.read(`capacity.${key}`))).toEqual([1100, 2200, 1700]);
  const spaced = readRoom({ 容纳人数: "剧院式 200 课桌式100人，U型60人，40桌（宴会）" });
  expect(["theatre", "classroom", "ushape", "banquet"].map((key) => spaced.read(`capacity.${key}`))).toEqual([
    200, 100, 60, 400,
  ]);
  expect(readRoom({ 容纳人数: 200 }).remarks).toEqual([
    "容纳人数：“200”看不出是哪种台型的人数：请写成“剧院式 200 人、课桌式 100 人”",
  ]);
});
