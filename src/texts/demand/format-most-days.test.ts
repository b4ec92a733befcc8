import { expect, it } from "vitest";
import { formatNumber } from "#domain/format.ts";
import { demandLimits } from "#domain/limits.ts";
import { demandEn } from "./demand.en.ts";
import { demandZh } from "./demand.zh.ts";
import { formatMostDays } from "./format-most-days.ts";
import { getDemandMessage } from "./get-demand-message.ts";

it.each([
  [1, "最多选择 1 天", "At most 1 day can be selected"],
  [2, "最多选择 2 天", "At most 2 days can be selected"],
  [7, "最多选择 7 天", "At most 7 days can be selected"],
  [365, "最多选择 365 天", "At most 365 days can be selected"],
  [1000, "最多选择 1,000 天", "At most 1,000 days can be selected"],
])("says that at most %i days can be selected", (most, zh, en) => {
  expect(formatMostDays(formatNumber(most), "zh")).toBe(zh);
  expect(formatMostDays(formatNumber(most), "en")).toBe(en);
});

it("says nothing where there is no limit", () => {
  expect(formatMostDays(undefined, "zh") + formatMostDays(undefined, "en")).toBe("");
});

it("is what a demand of too many days is answered with", () => {
  const most = formatNumber(demandLimits.days);
  expect(getDemandMessage(demandZh, "days", "number")).toBe(formatMostDays(most, "zh"));
  expect(getDemandMessage(demandEn, "days", "number")).toBe(formatMostDays(most, "en"));
});
