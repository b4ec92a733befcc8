import fc from "fast-check";
import { expect, it } from "vitest";
import { formatBudgetSplit } from "./description/format-budget-split.ts";
import { computeEstimate } from "./compute-estimate.ts";
import type { EstimateEvent } from "./estimate-event.ts";
import { unitPriceRows } from "./prices/unit-price-rows.ts";
import { getHireADay, splitBudget } from "./split-budget.ts";
import { stateMealPrices } from "./state-meal-prices.ts";
import { selectUnitPrices } from "./unit-price.ts";

const prices = selectUnitPrices(unitPriceRows, "first");
const training: EstimateEvent = { eventType: "training", people: 200, days: 1, layout: "classroom", star: 4 };

it("leaves for the hire what the same estimate has neither for dining nor for guest rooms", () => {
  const amount = fc.integer({ min: 1, max: 5_000_000 });
  fc.assert(
    fc.property(amount, fc.integer({ min: 10, max: 800 }), fc.constantFrom(1, 2, 3), (budget, people, days) => {
      const estimate = computeEstimate({ event: { ...training, people, days } }, prices);
      const { dining, rooms, others, left } = splitBudget(budget, estimate);
      const hire = estimate.groups.find(({ group }) => group === "venue")!.subtotal.likely;
      expect(dining + rooms + left).toBe(budget);
      expect(left - hire - others).toBe(budget - estimate.total.likely);
    }),
  );
});

it("takes a stated price of a meal for all that dining costs: a head, at round tables, a table", () => {
  const getDining = (event: EstimateEvent, meals: Parameters<typeof stateMealPrices>[1]) =>
    splitBudget(100_000, computeEstimate({ event, ...stateMealPrices(event, meals) }, prices)).dining;
  const banquet = { ...training, eventType: "banquet", layout: "banquet" } as const;
  expect(getDining(training, { mealPrice: 300 })).toBe(60_000);
  expect(getDining(banquet, { mealPrice: 300 })).toBe(60_000);
  expect(getDining(banquet, { tablePrice: 3888 })).toBe(20 * 3888);
});

it("says what is left, or by how much the rest exceeds the budget", () => {
  const split = { budget: 100_000, dining: 60_000, rooms: 0, others: 14_200, left: 40_000 };
  expect(formatBudgetSplit(split)).toBe(
    "总预算 10 万元，餐饮约 6 万元，场租还剩约 4 万元；设备、人员、税费等约 1.4 万元另计",
  );
  expect(formatBudgetSplit({ ...split, rooms: 45_000, others: 0, left: -5000 })).toBe(
    "总预算 10 万元，餐饮约 6 万元，客房约 4.5 万元，已超出约 5,000 元，场租没有余额",
  );
});

it("shares what is left among the days, rounded down", () => {
  expect(getHireADay({ left: 50_050 }, 2)).toBe(25_000);
  expect(getHireADay({ left: 5050 }, 0.5)).toBe(5000);
  expect(getHireADay({ left: -1 }, 1)).toBe(0);
});
