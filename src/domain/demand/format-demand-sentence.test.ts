import { expect, it } from "vitest";
import { formatDemandSummary, formatDemandSentence, type DemandSentenceValues } from "./format-demand-sentence.ts";

const sentence = (demand: DemandSentenceValues, locale?: "zh" | "en") =>
  formatDemandSentence(demand, locale)
    .flat()
    .map((part) => ("slot" in part && !part.filled ? `[${part.text}]` : part.text))
    .join("");

const fullDemand: DemandSentenceValues = {
  cityName: "北京",
  startDate: "2026-11-27",
  days: 1,
  people: 200,
  layout: "classroom",
  eventType: "training",
  budget: 50_000,
};

it("shows known values and placeholders for missing ones", () => {
  expect(sentence(fullDemand)).toBe(
    "在北京，11 月 27 日 周五开一天，200 人课桌式培训，会场预算每天5 万元以内，客房[间数]。",
  );
  expect(sentence({})).toBe(
    "在[城市]，[日期]开[天数]，[参会人数][台型][会议类型]，会场预算每天[金额]以内，客房[间数]。",
  );
  expect(sentence({ ...fullDemand, people: 1200, days: 12, budget: 8800, guestRooms: 30, eventType: "nothing" })).toBe(
    "在北京，11 月 27 日 周五开12 天，1,200 人课桌式[会议类型]，会场预算每天8,800 元以内，客房30 间。",
  );
});

it("formats the sentence in English", () => {
  expect(sentence({ ...fullDemand, cityName: "Beijing" }, "en")).toBe(
    "In Beijing, Friday 27 November for one day, 200 people, classroom style, Training, the venue within ¥50,000 a day, [how many] guest rooms.",
  );
});

it("shows the period of a flexible date", () => {
  const demand = { ...fullDemand, startDate: "2026-12-28", endDate: "2027-01-08", dateFlexible: true, days: 2 };
  expect(sentence(demand)).toContain("12 月 28 日 周一至 1 月 8 日 周五之间开两天");
});

it("summarizes the event in one line", () => {
  expect(formatDemandSummary(fullDemand)).toBe("200 人，课桌式，北京，11 月 27 日 周五");
  expect(formatDemandSummary({})).toBe("");
});
