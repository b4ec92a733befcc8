import { expect, it } from "vitest";
import { countDays, listStepDays } from "./agreement.ts";

it("counts the working days of the steps and where each begins and ends", () => {
  const steps = [1, 2, 7].map((days) => ({ days, name: "", text: "" }));
  expect(countDays(steps)).toBe(10);
  expect(listStepDays(steps)).toEqual([
    { from: 1, to: 1 },
    { from: 2, to: 3 },
    { from: 4, to: 10 },
  ]);
});
