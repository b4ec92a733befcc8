import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "#domain/day.ts";
import { getTypeMinute, langhamTypes } from "#domain/langham/langham-type.ts";
import { computeSunAltitude } from "#domain/sun/compute-sun-altitude.ts";
import { computeSunDay } from "#domain/sun/compute-sun-day.ts";
import { arrangeColumns } from "./arrange-columns.ts";
import { drawSunLine } from "./draw-sun-line.ts";

const start = 240;
const width = 1080;
const place = fc.record({
  lng: fc.double({ min: 108, max: 122, noNaN: true }),
  lat: fc.double({ min: 20, max: 40, noNaN: true }),
});
const day = fc.integer({ min: 0, max: 364 }).map((days) => addDays("2026-01-01", days));

const createSun = (at: { lng: number; lat: number }, iso: string) => ({
  cityCode: "",
  cityPinyin: "",
  cityName: "",
  day: iso,
  ...computeSunDay(at, iso),
  start,
  step: 15,
  altitudes: Array.from({ length: 73 }, (_, index) => computeSunAltitude(at, iso, start + index * 15)),
});

describe("arrangeColumns", () => {
  it("has each type's hour over its column, in every city and season, whichever types there are", () => {
    fc.assert(
      fc.property(place, day, fc.subarray([...langhamTypes], { minLength: 1 }), (at, iso, types) => {
        const { sunset } = computeSunDay(at, iso);
        const columns = arrangeColumns(types);
        let right = 0;
        for (const type of types) {
          const { left, width: share } = columns.get(type)!;
          const hour = (getTypeMinute(type, sunset) - start) / width;
          expect(left).toBeCloseTo(right);
          expect(hour, type).toBeGreaterThan(left);
          expect(hour, type).toBeLessThan(left + share);
          right = left + share;
        }
        expect(right).toBeCloseTo(1);
      }),
    );
  });
});

describe("drawSunLine", () => {
  it("stays inside its drawing, and is higher in summer than in winter", () => {
    const beijing = { lng: 116.4, lat: 39.9 };
    const summer = drawSunLine(createSun(beijing, "2026-06-21"));
    const winter = drawSunLine(createSun(beijing, "2026-12-21"));
    expect(summer.height - winter.height).toBeGreaterThan(60);
    for (const { day: path, twilight, height } of [summer, winter]) {
      const ys = [...(path + twilight).matchAll(/[ML][\d.]+ ([\d.]+)/g)].map(([, y]) => Number(y));
      expect(ys.length).toBeGreaterThan(30);
      expect(Math.min(...ys)).toBeGreaterThan(0);
      expect(Math.max(...ys)).toBeLessThan(height);
    }
  });

  it("shows an hour of the night on the horizon", () => {
    const line = drawSunLine(createSun({ lng: 121.47, lat: 31.23 }, "2026-12-18"));
    expect(line.locate(1200, -40).top).toBe(line.locate(1200, -0.833).top);
    expect(line.locate(start, 0).left).toBe("0.00%");
  });
});
