import { expect, it } from "vitest";
import { getOtherYear } from "./get-other-year.ts";

it("returns the year of a date where it is not this one", () => {
  const at = (date: string | undefined) => getOtherYear(date, "2026-11-22");
  expect([at("2020-02-27"), at("2024"), at("2025 年 3 月")]).toEqual([2020, 2024, 2025]);
  expect([at("2026-01-05"), at("2026"), at(undefined), at("去年"), at("202011")]).toEqual(Array(5).fill(undefined));
});
