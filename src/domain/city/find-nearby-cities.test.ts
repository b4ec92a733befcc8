import { expect, it } from "vitest";
import { findNearbyCities } from "./find-nearby-cities.ts";

const city = (name: string, lng: number, lat: number, venueCount: number) => ({
  name,
  pinyin: name,
  lng,
  lat,
  venueCount,
});

it("returns the nearest cities that have venues", () => {
  const open = [city("nanjing", 118.8, 32.06, 40), city("beijing", 116.4, 39.9, 300), city("xuzhou", 117.2, 34.26, 3)];
  const suzhou = { lng: 116.98, lat: 33.64 };
  expect(findNearbyCities(suzhou, [...open, city("huaibei", 116.8, 33.95, 0)], 2)).toEqual([
    { name: "xuzhou", pinyin: "xuzhou", venueCount: 3, metres: expect.closeTo(71_600, -3) },
    { name: "nanjing", pinyin: "nanjing", venueCount: 40, metres: expect.closeTo(245_000, -4) },
  ]);
});
