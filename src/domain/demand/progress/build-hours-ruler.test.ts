import { expect, it } from "vitest";
import { buildHoursRuler } from "./build-hours-ruler.ts";

const at = (day: number, time: string) => new Date(`2026-11-${day}T${time}:00+08:00`);

it("hatches the nights to scale and names the days after the first", () => {
  // Thursday 14:00 to Friday 18:00: 28 hours, of which 15 are a night.
  const { nights, days, place } = buildHoursRuler(at(26, "14:00"), at(27, "18:00"));
  expect(nights).toHaveLength(1);
  expect(nights[0]!.start).toBeCloseTo((4 / 28) * 100);
  expect(nights[0]!.width).toBeCloseTo((15 / 28) * 100);
  expect(days.map(({ day }) => day)).toEqual(["2026-11-27"]);
  expect(place(at(26, "16:00"))).toBeCloseTo((2 / 28) * 100);
});

it("hatches what comes before the first working hour, and a whole weekend", () => {
  const { nights, days } = buildHoursRuler(at(27, "20:00"), at(30, "18:00"));
  expect(nights).toHaveLength(1);
  expect(nights[0]).toMatchObject({ start: 0 });
  expect(nights[0]!.width).toBeCloseTo((61 / 70) * 100);
  expect(days.map(({ day }) => day)).toEqual(["2026-11-28", "2026-11-29", "2026-11-30"]);
});
