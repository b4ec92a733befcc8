import { expect, it } from "vitest";
import { formatSchemeTime } from "./format-scheme-time.ts";

it("promises the scheme for the working day after the call", () => {
  // Sunday: the call is on Monday. Thursday at noon: on the same day. Friday evening: on Monday.
  expect(formatSchemeTime(new Date("2026-11-22T12:00:00+08:00"))).toBe("周二 18:00 前");
  expect(formatSchemeTime(new Date("2026-11-26T10:00:00+08:00"))).toBe("周五 18:00 前");
  expect(formatSchemeTime(new Date("2026-11-27T20:00:00+08:00"))).toBe("周二 18:00 前");
});
