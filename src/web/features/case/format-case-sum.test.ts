import { expect, it } from "vitest";
import { formatCaseSum } from "./format-case-sum.ts";

it("gives what an event cost in all and a head, and nothing where that is unknown", () => {
  expect(formatCaseSum({ budget: 234_000, attendees: 280 })).toEqual({
    value: "23.4",
    unit: "万元",
    each: "人均 836 元",
  });
  expect(formatCaseSum({ budget: 8_000 })).toEqual({ value: "8,000", unit: "元" });
  expect(formatCaseSum({ budget: 1_000_000, attendees: 500 })?.value).toBe("100");
  expect(formatCaseSum({ attendees: 280 })).toBeUndefined();
});
