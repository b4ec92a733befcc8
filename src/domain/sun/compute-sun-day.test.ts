import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../day.ts";
import { computeSunAltitude } from "./compute-sun-altitude.ts";
import { computeSunDay, horizonAltitude } from "./compute-sun-day.ts";

const toMinutes = (time: string): number => {
  const [hour, minute] = time.split(":");
  return Number(hour) * 60 + Number(minute);
};

const beijing = { lng: 116.4, lat: 39.9 };
const shanghai = { lng: 121.47, lat: 31.23 };
const guangzhou = { lng: 113.26, lat: 23.13 };
const china = fc.record({
  lng: fc.double({ min: 98, max: 125, noNaN: true }),
  lat: fc.double({ min: 18, max: 46, noNaN: true }),
});
const day = fc.integer({ min: 0, max: 3000 }).map((days) => addDays("2024-01-01", days));

describe("computeSunDay", () => {
  // Almanac times of the cities, to the minute.
  it.each([
    ["Beijing, summer solstice", beijing, "2024-06-21", "4:46", "12:16", "19:46"],
    ["Beijing, winter solstice", beijing, "2024-12-21", "7:32", "12:13", "16:53"],
    ["Shanghai, 18 December", shanghai, "2026-12-18", "6:47", "11:51", "16:55"],
    ["Shanghai, summer solstice", shanghai, "2024-06-21", "4:51", "11:56", "19:01"],
    ["Guangzhou, summer solstice", guangzhou, "2024-06-21", "5:42", "12:29", "19:15"],
  ])("%s", (_, place, iso, sunrise, noon, sunset) => {
    const sun = computeSunDay(place, iso);
    expect(Math.abs(sun.sunrise - toMinutes(sunrise)), "sunrise").toBeLessThanOrEqual(1);
    expect(Math.abs(sun.noon - toMinutes(noon)), "noon").toBeLessThanOrEqual(1);
    expect(Math.abs(sun.sunset - toMinutes(sunset)), "sunset").toBeLessThanOrEqual(1);
  });

  it("has the sun on the horizon at sunrise and sunset, and highest at noon", () => {
    fc.assert(
      fc.property(china, day, (place, iso) => {
        const { sunrise, noon, sunset } = computeSunDay(place, iso);
        expect(sunrise).toBeLessThan(noon);
        expect(noon).toBeLessThan(sunset);
        // Half a minute of rounding is an eighth of a degree.
        for (const minute of [sunrise, sunset])
          expect(Math.abs(computeSunAltitude(place, iso, minute) - horizonAltitude)).toBeLessThan(0.2);
        const highest = computeSunAltitude(place, iso, noon);
        for (const minute of [sunrise, noon - 60, noon + 60, sunset])
          expect(computeSunAltitude(place, iso, minute)).toBeLessThan(highest);
      }),
    );
  });

  it("has longer days in the north in summer, in the south in winter", () => {
    const getLength = (place: typeof beijing, iso: string) => {
      const { sunrise, sunset } = computeSunDay(place, iso);
      return sunset - sunrise;
    };
    expect(getLength(beijing, "2026-06-21")).toBeGreaterThan(getLength(guangzhou, "2026-06-21"));
    expect(getLength(beijing, "2026-12-21")).toBeLessThan(getLength(guangzhou, "2026-12-21"));
  });
});

describe("computeSunAltitude", () => {
  it("is 90° less the distance in latitude from the sun, at noon", () => {
    const solstice = "2024-06-21";
    const { noon } = computeSunDay(beijing, solstice);
    expect(computeSunAltitude(beijing, solstice, noon)).toBeCloseTo(90 - (39.9 - 23.44), 1);
  });

  it("is below the horizon at midnight", () => {
    fc.assert(
      fc.property(china, day, (place, iso) => {
        expect(computeSunAltitude(place, iso, 60)).toBeLessThan(0);
      }),
    );
  });
});
