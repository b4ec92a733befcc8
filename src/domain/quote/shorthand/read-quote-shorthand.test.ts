import { describe, expect, it } from "vitest";
import { type QuoteLineKey, quoteLines } from "../quote-lines.ts";
import { formatQuoteLine } from "./format-quote-line.ts";
import { readQuoteShorthand } from "./read-quote-shorthand.ts";

/** A short form, and the line as it is written out. */
const cases: [QuoteLineKey, string, string][] = [
  ["availability", "档期 2026-12-18空闲 2026-12-11预留至2026-12-01", "2026-12-18 空闲，2026-12-11 预留至 2026-12-01"],
  ["package", "包价 680/人 含场租+用餐+茶歇 保底100", "680 元/人，含场租、用餐、茶歇，保底 100 人"],
  ["hire", "场租 38000/天 含9小时 满60间免", "38,000 元/天，含 9 小时，满 60 间夜，免收"],
  ["hire", "场租 免 最低消费20000", "含，最低消费 20,000 元"],
  ["setup", "搭建 8000 满20桌减50%", "8,000 元，满 20 桌，减 50%"],
  ["meals", "晚宴 3280/桌 保底20", "晚宴 3,280 元/桌 保底 20 桌"],
  ["meals", "午餐 168/人 不足不接50", "午餐 168 元/人 不足不接 50 人"],
  ["teaBreak", "茶歇 58/人", "58 元/人·次"],
  ["rooms", "客房 680/间 含早 预留60", "680 元/间·晚 含早 预留 60 间"],
  ["rooms", "客房 不提供", "不提供"],
  ["av", "设备 6000", "6,000 元/场"],
  ["av", "设备 含", "含"],
  ["serviceCharge", "服务费 15% 按场租+用餐", "15%，按场租、用餐"],
  ["serviceCharge", "服务费 16.6% 含税", "16.6%（含税）"],
  ["tax", "税 6% 专票", "另加 6%，专票"],
  ["tax", "税 含 6% 专票", "含 6%，专票"],
  ["deposit", "定金 50%", "50%"],
  ["cancellation", "取消 14天前0% 7天前50%", "14 天前收 0%，7 天前收 50%"],
  ["validUntil", "有效期 2026-12-05", "2026-12-05"],
  ["remarks", "备注 宴会厅 B 的灯光另外收费", "宴会厅 B 的灯光另外收费"],
];

describe("readQuoteShorthand", () => {
  it.each(cases)("reads %s: %s", (key, text, written) => {
    const { lines, unread } = readQuoteShorthand([text]);
    expect(unread).toEqual([]);
    expect(formatQuoteLine(key, lines)).toBe(written);
    expect(Object.keys(lines)).toEqual([key]);
  });

  it("adds meals to each other", () => {
    const { lines } = readQuoteShorthand(["午餐 168/人", "晚宴 3280/桌"]);
    expect(formatQuoteLine("meals", lines)).toBe("午餐 168 元/人，晚宴 3,280 元/桌");
  });

  it.each([
    ["a line without a name", "38000 一天", ["38000 一天"]],
    ["a line with a part that means something else", "场租 38000/天 送果盘", ["场租 送果盘"]],
    ["a name alone", "场租", ["场租"]],
    ["a percentage over a hundred", "服务费 150%", ["服务费 150%"]],
    ["a day that does not exist", "有效期 2026-02-30", ["有效期 2026-02-30"]],
    ["a package without what it includes", "包价 680/人", ["包价 680/人"]],
  ])("says that it did not read %s", (_, text, unread) => {
    expect(readQuoteShorthand([text]).unread).toEqual(unread);
  });

  it("says of a line without an answer of its own in which other one it is", () => {
    const { lines } = readQuoteShorthand(["包价 680/人 含场租+茶歇", "服务费 16.6% 含税"]);
    expect((["hire", "teaBreak", "tax", "rooms"] as const).map((key) => formatQuoteLine(key, lines))).toEqual([
      "包价内",
      "包价内",
      "含在服务费内",
      undefined,
    ]);
  });

  it("formats no line that is not answered", () => {
    for (const { key } of quoteLines) expect(formatQuoteLine(key, {})).toBeUndefined();
  });
});
