import { expect, it } from "vitest";
import { addDays } from "../../day.ts";
import { isHoliday } from "./is-holiday.ts";

/** Holidays of 2026 (State Council, 4 November 2025) and those of the law for 2027. */
const holidays: [name: string, first: string, days: number][] = [
  ["New Year 2026", "2026-01-01", 3],
  ["Spring Festival 2026", "2026-02-15", 9],
  ["Qingming 2026", "2026-04-04", 3],
  ["Labour Day 2026", "2026-05-01", 5],
  ["Dragon Boat 2026", "2026-06-19", 3],
  ["Mid-Autumn 2026", "2026-09-25", 3],
  ["National Day 2026", "2026-10-01", 7],
  ["New Year 2027", "2027-01-01", 1],
  ["Spring Festival 2027", "2027-02-05", 7],
  ["Qingming 2027", "2027-04-05", 1],
  ["Labour Day 2027", "2027-05-01", 4],
  ["Dragon Boat 2027", "2027-06-09", 1],
  ["Mid-Autumn 2027", "2027-09-15", 1],
  ["National Day 2027", "2027-10-01", 7],
];

it.each(holidays)("%s begins on %s and is %i days long", (_, first, days) => {
  const around = Array.from({ length: days + 2 }, (__, at) => isHoliday(addDays(first, at - 1)));
  expect(around).toEqual([false, ...Array<boolean>(days).fill(true), false]);
});

it("knows no other holidays in these two years", () => {
  const days = Array.from({ length: 730 }, (_, at) => addDays("2026-01-01", at)).filter(isHoliday);
  expect(days).toHaveLength(holidays.reduce((sum, [, , length]) => sum + length, 0));
});
