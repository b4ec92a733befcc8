import readWorkbook from "read-excel-file/node";
import { describe, expect, it } from "vitest";
import { demoUnitPrices } from "#demo/content/demo-unit-prices.ts";
import { createTestSpace, createTestVenue } from "#tests/create-test-venue.ts";
import { createMemoryContext } from "#tests/search/create-memory-context.ts";
import { endpoints } from "#contract/index.ts";
import type { LayoutKey } from "#domain/space/layouts.ts";
import { bookingsKind } from "../../cards/load-bookings.ts";
import { getProposal } from "./get-proposal.ts";
import { getProposalWorkbook } from "./get-proposal-workbook.ts";

const createTestPicture = (layout: LayoutKey) => ({
  hash: "0".repeat(20),
  width: 1600,
  height: 900,
  color: "#888888",
  catalogType: "huiyishi" as const,
  layout,
});
const catalogue = {
  venues: [
    createTestVenue("1", { name: "国贸大酒店", star: 5, guestRoomCount: 400 }),
    createTestVenue("2", { name: "亮马酒店", star: 4 }),
  ],
  spaces: [
    createTestSpace("11", "1", { name: "=大宴会厅", length: 30, width: 20, area: 600, height: 6.5, priceDay: 90_000 }),
    createTestSpace("12", "1", { name: "多功能厅", length: 24, width: 16, area: 384, height: 5.2, priceDay: 28_600 }),
    createTestSpace("21", "2", { name: "报告厅", capacity: { classroom: 60 }, priceDay: 5000 }),
    ...[22, 23, 24, 25].map((id) => createTestSpace(String(id), "2", { name: `厅${id}`, area: 390 })),
    createTestSpace("26", "2", {
      length: 24,
      width: 16,
      area: 384,
      priceDay: 28_000,
      pictures: [createTestPicture("classroom")],
    }),
    createTestSpace("27", "2", {
      length: 24,
      width: 16,
      area: 384,
      priceDay: 28_060,
      pictures: [createTestPicture("banquet")],
    }),
  ],
};
const context = await createMemoryContext(catalogue, {
  "unit-price": [...demoUnitPrices],
  // The memory's content goes by place: the space 12.
  [bookingsKind]: Object.assign([], {
    11: { periods: [{ from: "2026-12-03", to: "2026-12-05", state: "booked", confirmedOn: "2026-11-20" }] },
  }),
});
const get = (query: object) => getProposal(context, endpoints["proposal/get"].input.parse(query));

describe("getProposal", () => {
  it("recommends the cheapest that seats all well, with its reason and what it costs more than the cheapest", async () => {
    const answer = await get({ spaceCode: "11,12,21", people: "150", layout: "classroom" });
    const [large, middle, small] = answer.spaces;
    expect(answer.recommendation).toMatchObject({ index: 1, shortcomings: [] });
    const more = middle!.estimate!.total - small!.estimate!.total;
    expect(answer.recommendation!.text).toContain(`比最便宜的第 3 个多 ${more.toLocaleString("en")} 元`);
    expect(answer.recommendation!.text).toMatch(
      /^可容纳 150 人，余 \d+ 座，最远座位距屏 [\d.]+ m，是屏高的 [\d.]+ 倍，看得清。/,
    );
    expect([large!.plan?.people, small!.plan]).toEqual([150, undefined]);
    expect(middle!.estimate!.lines[0]).toMatchObject({ key: "hire", yuan: 28_600 });
    const sum = middle!.estimate!.lines.reduce((total, { yuan = 0 }) => total + yuan, 0);
    expect(sum).toBe(middle!.estimate!.total);
    expect(answer.rows.every(({ isSame }) => !isSame)).toBe(true);
  });

  it("recommends none before another that costs 0.2 % more, and says that they are alike", async () => {
    const { recommendation, spaces, rows } = await get({ spaceCode: "26,27,21", people: "150", layout: "classroom" });
    expect(recommendation).toMatchObject({ index: 0, alike: [0, 1], shortcomings: [] });
    const totals = spaces.slice(0, 2).map(({ estimate }) => estimate!.total.toLocaleString("en"));
    expect(recommendation!.text).toContain(`均可容纳 150 人。合计估算 ${totals.join("–")} 元，相差不到 3%，算相当`);
    const price = rows.find(({ key }) => key === "priceDay")!;
    expect(price.cells.slice(0, 2).map(({ mark, note }) => [mark, note])).toEqual([
      [undefined, undefined],
      [undefined, undefined],
    ]);
    const pair = await get({ spaceCode: "26,27,11", people: "150", layout: "classroom" });
    expect(pair.rows.find(({ key }) => key === "priceDay")!.cells.map(({ mark, note }) => [mark, note])).toEqual([
      [undefined, "相当，差不到 3%"],
      [undefined, "相当，差不到 3%"],
      [undefined, undefined],
    ]);
  });

  it("says whether it keeps to the budget, and whom to ask as far as that is configured", async () => {
    const query = { spaceCode: "11,12", people: "150", layout: "classroom" };
    const { spaces, contact } = await get(query);
    expect(contact).toEqual({ adviser: "林舟", hotline: "400" });
    const total = spaces[1]!.estimate!.total;
    const getText = async (budget: number) => {
      const { event, recommendation } = await get({ ...query, budget: String(budget) });
      expect(event.budget).toBe(budget);
      return recommendation!.text;
    };
    const [within, over] = [total + 1, total - 1].map((yuan) => yuan.toLocaleString("en"));
    expect(await getText(total + 1)).toContain(`在总预算 ${within} 元以内`);
    expect(await getText(total - 1)).toContain(`比总预算 ${over} 元多 1 元`);
    const input = endpoints["proposal/get"].input.parse({ spaceCode: "11" });
    const site = { ...context.site, adviser: "林舟（示例）", hotline: "" };
    expect(await getProposal({ ...context, site }, input)).not.toHaveProperty("contact");
  });

  it("says of a picture which layout it shows where that is not the event's", async () => {
    const { spaces } = await get({ spaceCode: "26,27", people: "100", layout: "classroom" });
    expect(spaces.map(({ pictureNote }) => pictureNote)).toEqual([undefined, "图为宴会式"]);
  });

  it("says what is known of each space on the date, and recommends none that is booked then", async () => {
    const query = { spaceCode: "11,12,21", people: "150", layout: "classroom", date: "2026-12-04" };
    const answer = await get(query);
    expect(answer.spaces.map(({ availability }) => availability?.state)).toEqual(["unknown", "booked", "unknown"]);
    expect(answer.spaces.map(({ facts }) => facts[0])).toEqual([
      { label: "档期", text: "12 月 4 日 周五 档期待核实" },
      { label: "档期", text: "12 月 4 日 周五 已订（11 月 20 日 周五核实）" },
      { label: "档期", text: "12 月 4 日 周五 档期待核实" },
    ]);
    expect(answer.spaces.map(({ estimate }) => estimate!.notes[1]!.includes("档期待核实"))).toEqual([
      true,
      false,
      true,
    ]);
    const cells = [{ text: "待核实" }, { text: "已订" }, { text: "待核实" }];
    expect(answer.rows[0]).toEqual({ key: "availability", label: "档期", isSame: false, cells });
    expect(answer.recommendation!.index).toBe(0);
    expect((await get({ ...query, spaceCode: "12,21" })).recommendation).toBeUndefined();
    expect(endpoints["proposal/get"].output.parse(answer)).toEqual(answer);
    const same = await get({ ...query, spaceCode: "12,21", date: "2026-12-07" });
    expect(same.rows.map(({ key }) => key)).not.toContain("availability");
    const undated = await get({ ...query, date: undefined });
    expect(undated.spaces.flatMap(({ facts }) => facts.map(({ label }) => label))).not.toContain("档期");
  });

  it("recommends nothing without people, or where nobody is seated", async () => {
    const plain = await get({ spaceCode: "11,12" });
    expect([plain.recommendation, plain.spaces[0]!.estimate]).toEqual([undefined, undefined]);
    expect((await get({ spaceCode: "11,12", people: "5000" })).recommendation).toBeUndefined();
  });

  it("names unknown codes and the spaces beyond six, and answers with what its schema has", async () => {
    const answer = await get({ spaceCode: "11,99,12,21,22,23,24,25", people: "100" });
    expect([answer.spaces.length, answer.unknownCodes, answer.leftOut.map(({ id }) => id)]).toEqual([
      6,
      ["99"],
      ["25"],
    ]);
    const sent = JSON.parse(JSON.stringify(answer)) as unknown;
    expect(endpoints["proposal/get"].output.parse(sent)).toEqual(sent);
  });

  it("says what has no price instead of guessing", async () => {
    const unpriced = await createMemoryContext(catalogue);
    const answer = await getProposal(
      unpriced,
      endpoints["proposal/get"].input.parse({ spaceCode: "11", people: "100" }),
    );
    const { lines, missing, total } = answer.spaces[0]!.estimate!;
    expect(missing).toBe(lines.filter(({ yuan }) => yuan === undefined).length);
    expect(missing).toBeGreaterThan(0);
    expect(total).toBe(lines.reduce((sum, { yuan = 0 }) => sum + yuan, 0));
    expect(answer.recommendation!.text).toContain(`合计不含 ${missing} 项`);
  });
});

describe("getProposalWorkbook", () => {
  const getFile = (query: object) =>
    getProposalWorkbook(context, endpoints["proposal/xlsx"].input.parse(query), { address: "192.0.2.1" });

  it("writes the sums and a sheet a space, with cells that never run", async () => {
    const { name, bytes } = await getFile({ spaceCode: "11,12", people: "150", layout: "classroom", by: "=陈<女>士" });
    expect(name).toBe("会场方案预算 北京 150人 2个会场.xlsx");
    const [summary, first, second] = await readWorkbook(Buffer.from(bytes));
    expect([summary!.sheet, first!.sheet, second!.sheet]).toEqual(["汇总", "1 =大宴会厅", "2 多功能厅"]);
    const { spaces } = await get({ spaceCode: "11,12", people: "150", layout: "classroom" });
    expect(summary!.data[1]!.slice(0, 5)).toEqual([
      "=大宴会厅",
      "国贸大酒店",
      expect.any(String),
      90_000,
      spaces[0]!.estimate!.total,
    ]);
    expect(summary!.data.flat()).toContain("陈女士");
    expect(summary!.data.flat().join()).toContain("估算日期 2026 年 11 月 21 日，有效期 14 天");
    const lines = second!.data.slice(1, 1 + spaces[1]!.estimate!.lines.length);
    const sum = lines.reduce((total, row) => total + Number(row[2]), 0);
    expect(second!.data[lines.length + 1]).toEqual(["合计", null, sum]);
  });

  it("has what is known of the date beside the sums", async () => {
    const [summary] = await readWorkbook(
      Buffer.from((await getFile({ spaceCode: "11,12", people: "150", date: "2026-12-04" })).bytes),
    );
    expect(summary!.data.slice(0, 3).map((row) => row[8])).toEqual([
      "档期",
      "12 月 4 日 周五 档期待核实",
      "12 月 4 日 周五 已订（11 月 20 日 周五核实）",
    ]);
  });

  it("refuses codes that nobody knows", async () => {
    await expect(getFile({ spaceCode: "99" })).rejects.toMatchObject({ reason: "notFound" });
    expect(endpoints["proposal/xlsx"].input.safeParse({ spaceCode: "1;2" }).success).toBe(false);
  });
});
