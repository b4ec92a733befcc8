import { expect, it } from "vitest";
import { formatNextOpening } from "./format-next-opening.ts";

it.each([
  // 2026-11-23 is a Monday.
  ["2026-11-23 08:59", "今天 9:00"],
  ["2026-11-23 09:00", undefined],
  ["2026-11-23 17:59", undefined],
  ["2026-11-23 18:00", "明天 9:00"],
  ["2026-11-27 18:00", "周一 9:00"],
  ["2026-11-29 12:00", "明天 9:00"],
  // Spring Festival 2027: 5 to 11 February.
  ["2027-02-04 20:00", "2 月 12 日 周五 9:00"],
])("on %s the telephone is answered from %s", (now, from) => {
  expect(formatNextOpening(new Date(`${now.replace(" ", "T")}+08:00`))).toBe(from);
});
