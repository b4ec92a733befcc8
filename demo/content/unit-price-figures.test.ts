import { describe, expect, it } from "vitest";
import { computeEstimate } from "#domain/estimate/compute-estimate.ts";
import { estimateStars } from "#domain/estimate/estimate-event.ts";
import { cityLevels, selectUnitPrices } from "#domain/estimate/unit-price.ts";
import { langhamDayPackages } from "../langham/langham-day-packages.ts";
import { demoUnitPrices } from "./demo-unit-prices.ts";
import { allQuestions } from "./questions/all-questions.ts";
import { allSolutions } from "./solutions/all-solutions.ts";

/** Yuan that the estimate's unit prices span, over city levels and the classes of hotels named. */
function getSpan(keys: readonly string[], times = 1): { low: number; high: number } {
  const ranges = keys.flatMap((key) => {
    const row = demoUnitPrices.find((one) => one.key === key);
    if (!row) throw new Error(`There is no unit price ${key}.`);
    return cityLevels.flatMap((level) => row.levels[level] ?? []);
  });
  return {
    low: times * Math.min(...ranges.map(({ low }) => low)),
    high: times * Math.max(...ranges.map(({ high }) => high)),
  };
}

const lunches = ["lunch.buffet.s3", "lunch.buffet.s4", "lunch.buffet.s5", "lunch.set"];
const dinners = ["dinner.buffet.s3", "dinner.buffet.s4", "dinner.buffet.s5"];
const teas = ["tea.s3", "tea.s4", "tea.s5"];
const tables = ["table.s3", "table.s4", "table.s5"];

const questions = JSON.stringify(allQuestions);

describe("prices in texts, next to the unit prices of the estimate", () => {
  // Words of an answer with # in place of its price, the unit prices it stands for, and how many of them it covers.
  it.each<[string, readonly string[], number]>([
    ["午餐 #、两次茶歇", lunches, 1],
    ["午餐 130、两次茶歇 #、", teas, 2],
    ["酒店按每人每次 # 元报价", teas, 1],
    ["自助每人 # 元，桌餐", lunches, 1],
    ["桌餐每桌 # 元，另一间厅", tables, 1],
    ["市区：厅两天 20,000 元；两顿午餐各 # 元", lunches, 1],
    ["两顿午餐各 150 元、一顿晚餐 # 元", dinners, 1],
    ["两顿午餐各 # 元、晚餐 220 元", lunches, 1],
    ["两顿午餐各 120 元、晚餐 # 元", dinners, 1],
  ])("%s", (phrase, keys, times) => {
    const [before, after] = phrase.split("#") as [string, string];
    const price = new RegExp(`${before}([\\d,]*\\d)${after}`).exec(questions)?.[1];
    const { low, high } = getSpan(keys, times);
    expect(Number(price?.replaceAll(",", ""))).toBeGreaterThanOrEqual(low);
    expect(Number(price?.replaceAll(",", ""))).toBeLessThanOrEqual(high);
  });

  // The exhibition has no layout: its head is one of 2,000 admissions over three days, as its text says, not a seat.
  it.each(allSolutions.filter(({ layouts }) => layouts.length > 0))(
    "a head costs in solution $id what the estimate of some class of hotel has",
    (solution) => {
      const { eventType, days, layouts, budget } = solution;
      const people = solution.people.usual ?? solution.people.from;
      const sum = (end: "from" | "to") => budget.reduce((total, line) => total + line[end], 0);
      const estimates = estimateStars.map((star) => {
        const event = { eventType, people, days, layout: layouts[0]!, star };
        return computeEstimate({ event }, selectUnitPrices(demoUnitPrices, "first")).total;
      });
      expect(sum("from")).toBeLessThanOrEqual(Math.max(...estimates.map(({ high }) => high)) / people);
      expect(sum("to")).toBeGreaterThanOrEqual(Math.min(...estimates.map(({ low }) => low)) / people);
    },
  );

  const findPackage = (name: string) => langhamDayPackages.find(({ zh }) => zh.name === name)!;

  it.each<[string, readonly string[]]>([
    ["午间三道式", ["lunch.set", "lunch.buffet.s5"]],
    ["中式圆桌晚宴", ["table.s5"]],
    ["会后鸡尾酒会", ["reception"]],
  ])("Langham's %s", (name, keys) => {
    const { price } = findPackage(name);
    const { low, high } = getSpan(keys);
    expect(price).toBeGreaterThanOrEqual(low);
    expect(price).toBeLessThanOrEqual(high);
  });

  it("lets Langham's day cost more than the meals that it includes, and more than half a day", () => {
    const day = findPackage("全天会议").price!;
    expect(day).toBeGreaterThan(getSpan(["lunch.buffet.s5"]).low + getSpan(["tea.s5"], 2).low);
    expect(day).toBeGreaterThan(findPackage("半天会议").price!);
  });
});
