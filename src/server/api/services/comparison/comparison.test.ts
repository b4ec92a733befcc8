import readWorkbook from "read-excel-file/node";
import { describe, expect, it } from "vitest";
import { createTestSpace, createTestVenue } from "#tests/create-test-venue.ts";
import { createMemoryContext } from "#tests/search/create-memory-context.ts";
import { endpoints } from "#contract/index.ts";
import { computeEstimate } from "#domain/estimate/compute-estimate.ts";
import { estimateSpace } from "#domain/estimate/estimate-space.ts";
import { parseEstimateQuery } from "#domain/estimate/parse-estimate-query.ts";
import { bindUnits, formatNumber, formatYuan } from "#domain/format.ts";
import { bookingsKind } from "../cards/load-bookings.ts";
import { loadUnitPrices } from "../cards/load-unit-prices.ts";
import { requireCity } from "../require-city.ts";
import { getComparison } from "./get-comparison.ts";
import { getComparisonWorkbook } from "./get-comparison-workbook.ts";

const place = { regionIds: ["110105"], lng: 116.46, lat: 39.91 };
const rows = {
  venues: [
    createTestVenue("1", { ...place, name: "国贸大酒店", guestRoomCount: 400 }),
    createTestVenue("2", { ...place, name: "亮马酒店", lat: 39.92, guestRoomCount: 120 }),
  ],
  spaces: [
    createTestSpace("11", "1", {
      name: "=大宴会厅",
      length: 30,
      width: 20,
      area: 600,
      height: 6.5,
      priceDay: 30_000,
      capacity: { classroom: 300, theatre: 5000 },
    }),
    createTestSpace("12", "1", { name: "多功能厅", length: 18, width: 12, area: 216, height: 4 }),
    createTestSpace("21", "2", { name: "报告厅", area: 400, priceDay: 20_000, capacity: { classroom: 160 } }),
    ...[22, 23, 24, 25].map((id) => createTestSpace(String(id), "2", { name: `厅${id}`, area: 390 })),
  ],
};
const context = await createMemoryContext(rows);
/** The same spaces: the first is booked, and another date of the second was confirmed. The memory's content goes by place. */
const booked = await createMemoryContext(rows, {
  [bookingsKind]: Object.assign([], {
    10: { periods: [{ from: "2026-12-03", to: "2026-12-05", state: "booked", confirmedOn: "2026-11-20" }] },
    11: { periods: [{ from: "2026-12-20", to: "2026-12-20", state: "held", confirmedOn: "2026-10-01" }] },
  }),
});
const parse = (query: object) => endpoints["compare/get"].input.parse(query);
const get = (query: object) => getComparison(context, parse(query));

describe("getComparison", () => {
  it("compares in the given order, with the best of a row and why it is", async () => {
    const { spaces, rows, event } = await get({ spaceCode: "21,11,12", people: "100", layout: "classroom" });
    expect(event).toEqual({ people: 100, layout: "classroom", days: 1 });
    expect(spaces.map(({ space, fit, plan }) => [space.id, fit?.kind, plan?.people])).toEqual([
      ["21", "fits", undefined],
      ["11", "fits", 100],
      ["12", "fits", 100],
    ]);
    const find = (key: string) => rows.find((row) => row.key === key)!;
    expect(find("priceDay").cells).toEqual([
      { text: "¥20,000", note: "最低，人均 ¥200", mark: "best" },
      { text: "¥30,000" },
      {},
    ]);
    expect(find("height").cells).toEqual([
      {},
      { text: "6.5\u00a0m", note: "最高，可挂 5.0\u00a0m 高的屏", mark: "best" },
      { text: "4.0\u00a0m" },
    ]);
    expect(find("place")).toMatchObject({ isSame: true, label: "位置" });
    expect(find("deposit")).toMatchObject({ isSame: true, cells: [{}, {}, {}] });
  });

  it("answers with what its schema has", async () => {
    const answer = JSON.parse(JSON.stringify(await get({ spaceCode: "11,21", people: "900" }))) as unknown;
    expect(endpoints["compare/get"].output.parse(answer)).toEqual(answer);
  });

  it("says what is doubtful, and what an event misses", async () => {
    const { rows, spaces } = await get({ spaceCode: "11,21", people: "400", layout: "theatre", height: "7" });
    expect(rows.find(({ key }) => key === "published")!.cells[0]).toMatchObject({
      text: "5,000\u00a0人",
      mark: "doubtful",
    });
    expect(spaces[0]!.whyNot!.misses).toEqual([{ must: "height", height: 6.5, short: 0.5 }]);
  });

  it("estimates the event in each space as its page does, with the range, what is missing, and the same budget's address", async () => {
    const answer = await get({ spaceCode: "11,21,12", people: "100", days: "2" });
    const row = answer.rows.find(({ key }) => key === "cost")!;
    const prices = (await loadUnitPrices(context, requireCity("110000"))).prices;
    expect(row.label).toBe("费用估算（2 天，午餐自助，茶歇每天 2 次）");
    for (const [at, { space, estimateHref }] of answer.spaces.entries()) {
      const { estimate, input } = estimateSpace(space, { people: 100, layout: "classroom", days: 2 }, prices)!;
      const { low, likely, high } = estimate.total;
      expect(row.cells[at]!.text).toBe(formatYuan(likely));
      expect(row.cells[at]!.note).toContain(`${formatYuan(low)}–${formatNumber(high)}`);
      expect(row.cells[at]!.note?.includes("合计不含")).toBe(estimate.missing.length > 0);
      const query = Object.fromEntries(new URL(estimateHref!, "http://site").searchParams);
      expect(parseEstimateQuery(query)).toMatchObject({ event: input.event });
      expect(computeEstimate(parseEstimateQuery(query), prices).total).toEqual(estimate.total);
    }
  });

  it("adds up what the event costs from its parts, and says which of them are the city's usual price", async () => {
    const { spaces } = await get({ spaceCode: "11,12,21", people: "100" });
    const [, unpriced] = spaces;
    for (const { sum } of spaces) {
      const { total, perHead, parts } = sum!;
      expect(parts.reduce((yuan, part) => yuan + part.yuan, 0)).toBe(total);
      expect(Math.abs(perHead - total / 100)).toBeLessThanOrEqual(0.5);
    }
    expect(unpriced!.sum!.parts[0]).toMatchObject({ key: "hire", isEstimated: true });
    const people = await get({ spaceCode: "11,12,21" });
    expect(people.spaces.every(({ sum }) => sum === undefined)).toBe(true);
  });

  it("shows a space in the layout of the event where it has such a picture, else its first", async () => {
    const picture = { width: 1200, height: 750, color: "#aaaaaa", catalogType: "huiyishi" as const, spaceId: "11" };
    const pictures = [
      { ...picture, hash: "a".repeat(64), layout: "theatre" as const },
      { ...picture, hash: "b".repeat(64), layout: "classroom" as const },
    ];
    const [first, ...others] = rows.spaces;
    const pictured = await createMemoryContext({ ...rows, spaces: [{ ...first!, pictures }, ...others] });
    const find = async (layout: string) =>
      (await getComparison(pictured, parse({ spaceCode: "11", layout }))).spaces[0]!.space.picture?.layout;
    expect(await find("classroom")).toBe("classroom");
    expect(await find("banquet")).toBe("theatre");
  });

  it("marks no estimate as the best that rests on a usual hire, or that leaves more out", async () => {
    const { rows } = await get({ spaceCode: "11,12,21", people: "60" });
    const { cells } = rows.find(({ key }) => key === "cost")!;
    for (const { mark, note = "" } of cells) if (mark === "best") expect(note).not.toContain("场租按行情");
    expect(
      rows.every(({ cells: all }) => all.every(({ text, mark }) => text !== undefined || mark === undefined)),
    ).toBe(true);
  });

  it("names unknown codes and those beyond six, and offers what is not yet there", async () => {
    const answer = await get({ spaceCode: "11,999,12,21,22,11,23,24,25" });
    expect(answer.spaces.map(({ space }) => space.id)).toEqual(["11", "12", "21", "22", "23", "24"]);
    expect(answer.unknownCodes).toEqual(["999"]);
    expect(answer.leftOut).toEqual([{ id: "25", venueId: "2", name: "厅25", venueName: "亮马酒店" }]);
    const { additions } = await get({ spaceCode: "11" });
    expect(additions.map(({ id, from }) => [id, from])).toEqual([
      ["12", "venue"],
      ["21", "nearby"],
    ]);
    expect(await get({ spaceCode: "999" })).toMatchObject({ spaces: [], unknownCodes: ["999"], additions: [] });
  });

  it("says of each space whether it is booked or held on the date, or that it is to be asked, and none is the best by it", async () => {
    const getDated = (query: object) =>
      getComparison(booked, parse({ spaceCode: "11,12,21", layout: "classroom", ...query }));
    const one = await getDated({ date: "2026-12-04" });
    expect(one.event).toEqual({ layout: "classroom", date: "2026-12-04", days: 1 });
    expect(one.spaces.map(({ availability }) => availability)).toEqual([
      { state: "booked", from: "2026-12-04", to: "2026-12-04", confirmedOn: "2026-11-20", isOld: false },
      { state: "unknown", confirmedOn: "2026-10-01", isOld: true },
      { state: "unknown", isOld: false },
    ]);
    expect(endpoints["compare/get"].output.parse(one)).toEqual(one);
    const find = ({ rows: all }: typeof one) => all.find(({ key }) => key === "availability");
    expect(find(one)).toEqual({
      key: "availability",
      label: "档期（12 月 4 日 周五）",
      isSame: false,
      cells: [
        { text: "已订（11 月 20 日 周五核实）" },
        { text: "该日暂无已订记录（10 月 1 日 周四核实，已超过 30 天），档期待核实" },
        { text: "档期待核实" },
      ].map(({ text }) => ({ text: bindUnits(text) })),
    });
    const several = find(await getDated({ date: "2026-12-20", days: "2" }))!;
    expect(several.label).toBe("档期（12 月 20 日 周日起 2 天）");
    expect(several.cells[1]!.text).toBe(bindUnits("其中 12 月 20 日 周日预留（10 月 1 日 周四核实，已超过 30 天）"));
    const undated = await getDated({});
    expect([find(undated), undated.spaces[0]!.availability]).toEqual([undefined, undefined]);
  });

  it("refuses a date that the calendar does not have", () => {
    for (const date of ["2026-02-30", "12-04", ""])
      expect(endpoints["compare/get"].input.safeParse({ spaceCode: "11", date }).success).toBe(false);
  });

  it("refuses what is no list of codes", () => {
    for (const spaceCode of ["", "a", "1,,2", Array.from({ length: 41 }, (_, at) => at + 1).join(",")])
      expect(endpoints["compare/get"].input.safeParse({ spaceCode }).success).toBe(false);
  });
});

describe("getComparisonWorkbook", () => {
  const caller = { address: "192.0.2.1" };
  it("writes the rows of the page, with texts that stay texts", async () => {
    const { name, bytes } = await getComparisonWorkbook(context, parse({ spaceCode: "11,21", people: "100" }), caller);
    expect(name).toBe("会场对比 北京 100人 2个会场.xlsx");
    const [sheet] = await readWorkbook(Buffer.from(bytes));
    expect(sheet!.data.slice(0, 3)).toEqual([
      ["项目", "=大宴会厅", "报告厅", "是否一样"],
      ["场地", "国贸大酒店", "亮马酒店", null],
      ["活动", "100 人，课桌式，1 天", "100 人，课桌式，1 天", null],
    ]);
    const findRow = (label: string) => sheet!.data.find(([first]) => first === label);
    expect(findRow("会场一天")).toEqual(["会场一天", "¥30,000", "¥20,000（最优：最低，人均 ¥200）", null]);
    expect(findRow("净高")).toEqual(["净高", "6.5\u00a0m", "暂无", null]);
  });

  it("has the date in the event, and what is known of each space on it", async () => {
    const query = parse({ spaceCode: "11,21", date: "2026-12-04" });
    const [sheet] = await readWorkbook(Buffer.from((await getComparisonWorkbook(booked, query, caller)).bytes));
    expect(sheet!.data[2]!.slice(0, 2)).toEqual(["活动", "课桌式，2026 年 12 月 4 日，1 天"]);
    expect(sheet!.data.find(([label]) => label === "档期（12 月 4 日 周五）")).toEqual([
      "档期（12 月 4 日 周五）",
      bindUnits("已订（11 月 20 日 周五核实）"),
      "档期待核实",
      null,
    ]);
  });

  it("is not found where no code is known", async () => {
    await expect(getComparisonWorkbook(context, parse({ spaceCode: "999" }), caller)).rejects.toMatchObject({
      reason: "notFound",
    });
  });
});
