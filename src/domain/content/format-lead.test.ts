import { expect, it } from "vitest";
import { formatLead } from "./format-lead.ts";

it("formats the number that decides a question with the decimals that it has", () => {
  expect(formatLead({ from: 250, unit: "人" })).toBe("250");
  expect(formatLead({ from: 121_900, unit: "元" })).toBe("121,900");
  expect(formatLead({ from: 8.3, unit: "分钟" })).toBe("8.3");
  expect(formatLead({ from: 2.75, to: 3.7, unit: "m" })).toBe("2.75–3.7");
});
