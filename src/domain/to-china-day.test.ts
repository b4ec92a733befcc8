import { expect, test } from "vitest";
import { toChinaDay } from "./to-china-day.ts";

test("returns the day in China for any moment in UTC", () => {
  expect(toChinaDay(new Date("2026-12-31T15:59:59.000Z"))).toBe("2026-12-31");
  expect(toChinaDay(new Date("2026-12-31T16:30:00.000Z"))).toBe("2027-01-01");
});
