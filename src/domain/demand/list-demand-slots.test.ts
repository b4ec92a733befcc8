import { expect, it } from "vitest";
import { type DemandSlotValues, formatDemandSummary, listDemandSlots } from "./list-demand-slots.ts";

const fullDemand: DemandSlotValues = {
  cityName: "北京",
  startDate: "2026-11-27",
  days: 1,
  people: 200,
  layout: "classroom",
  eventType: "training",
  budget: 50_000,
};

it("lists what is filled in, in the words of the summaries", () => {
  expect(listDemandSlots(fullDemand)).toEqual({
    city: "北京",
    date: "11 月 27 日 周五",
    days: "一天",
    people: "200 人",
    layout: "课桌式",
    eventType: "培训",
    budget: "场租每天 5 万元",
    guestRooms: undefined,
  });
  expect(Object.values(listDemandSlots({})).filter(Boolean)).toEqual([]);
  expect(listDemandSlots({ people: 1200, days: 12, budget: 8800, guestRooms: 30, eventType: "nothing" })).toMatchObject(
    {
      people: "1,200 人",
      days: "12 天",
      budget: "场租每天 8,800 元",
      guestRooms: "30 间",
      eventType: undefined,
    },
  );
});

it("lists it in English", () => {
  expect(listDemandSlots({ ...fullDemand, cityName: "Beijing" }, "en")).toMatchObject({
    city: "Beijing",
    date: "Friday 27 November",
    days: "one day",
    people: "200 people",
    layout: "classroom style",
    eventType: "Training",
    budget: "¥50,000 a day for hire",
  });
});

it.each([
  ["total", "合计 8 万元", "¥80,000 all in"],
  ["hire", "场租每天 8 万元", "¥80,000 a day for hire"],
  ["head", "人均 8 万元", "¥80,000 a head"],
  [undefined, "场租每天 8 万元", "¥80,000 a day for hire"],
])("names the kind %s of a budget; without one it is the hire", (budgetKind, zh, en) => {
  const demand = { budget: 80_000, budgetKind };
  expect(listDemandSlots(demand).budget).toBe(zh);
  expect(listDemandSlots(demand, "en").budget).toBe(en);
});

it("shows the period of a flexible date", () => {
  const demand = { ...fullDemand, startDate: "2026-12-28", endDate: "2027-01-08", dateFlexible: true, days: 2 };
  expect(listDemandSlots(demand).date).toBe("12 月 28 日 周一至 1 月 8 日 周五之间");
});

it("summarizes the event in one line", () => {
  expect(formatDemandSummary(fullDemand)).toBe("200 人，课桌式，北京，11 月 27 日 周五");
  expect(formatDemandSummary({})).toBe("");
});
