import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  estimateStreetMetres,
  estimateWalkMinutes,
  formatDistance,
  getDistanceMetres,
  toUnitSphere,
} from "./distance.ts";

type Point = [lng: number, lat: number];

const beijing: Point = [116.3913, 39.9075];
const shanghai: Point = [121.4737, 31.2304];
const degreeMetres = 111_195.08;

describe("the distance between two places", () => {
  it.each<[from: Point, to: Point, metres: number]>([
    [beijing, beijing, 0],
    [[0, 0], [0, 1], degreeMetres],
    [[0, 0], [1, 0], degreeMetres],
    [[116, 60], [117, 60], 55_595.4],
    [[0, 0], [90, 0], 90 * degreeMetres],
    [[0, -90], [0, 90], 180 * degreeMetres],
    [[179.5, 0], [-179.5, 0], degreeMetres],
    [[0, 10], [0, -10], 20 * degreeMetres],
    [[116.39, 39.9], [116.4, 39.9], 853],
    [beijing, shanghai, 1_068_300],
    [[116.4, 39.9], [-74, 40.7], 10_985_000],
  ])("%j to %j is %i m", (from, to, metres) => {
    for (const found of [getDistanceMetres(...from, ...to), getDistanceMetres(...to, ...from)])
      expect(Math.abs(found - metres)).toBeLessThanOrEqual(metres * 0.001);
  });

  it("is that of the law of cosines on a sphere of 6,371,008.8 m", () => {
    const point = fc.tuple(
      fc.double({ min: -180, max: 180, noNaN: true }),
      fc.double({ min: -89, max: 89, noNaN: true }),
    );
    fc.assert(
      fc.property(point, point, ([aLng, aLat], [bLng, bLat]) => {
        const [a, b, lng] = [aLat, bLat, bLng - aLng].map((degrees) => (degrees * Math.PI) / 180);
        const cosine = Math.sin(a!) * Math.sin(b!) + Math.cos(a!) * Math.cos(b!) * Math.cos(lng!);
        const metres = Math.acos(Math.min(1, Math.max(-1, cosine))) * 6_371_008.8;
        // The cosine is exact to about 100 m where two points almost meet.
        expect(Math.abs(getDistanceMetres(aLng, aLat, bLng, bLat) - metres)).toBeLessThan(200);
      }),
    );
  });
});

it("puts a place on the unit sphere", () => {
  const round = ({ x, y, z }: ReturnType<typeof toUnitSphere>) =>
    [x, y, z].map((part) => Math.round(part * 1e4) / 1e4 + 0);
  expect(round(toUnitSphere(0, 0))).toEqual([1, 0, 0]);
  expect(round(toUnitSphere(90, 0))).toEqual([0, 1, 0]);
  expect(round(toUnitSphere(0, 90))).toEqual([0, 0, 1]);
  expect(round(toUnitSphere(-90, 60))).toEqual([0, -0.5, 0.866]);
  expect(round(toUnitSphere(60, -30))).toEqual([0.433, 0.75, -0.5]);
});

it.each([
  [0, 1],
  [57, 1],
  [86, 1],
  [87, 2],
  [300, 5],
  [800, 14],
])("a walk of %i m in a straight line takes %i minutes", (metres, minutes) =>
  expect(estimateWalkMinutes(metres)).toBe(minutes),
);

it.each([
  [0, 50],
  [57, 50],
  [58, 100],
  [500, 650],
  [1000, 1300],
])("%i m in a straight line are %i m by street", (metres, street) => expect(estimateStreetMetres(metres)).toBe(street));

it.each([
  [0, "0 米"],
  [405.4, "405 米"],
  [405.5, "406 米"],
  [999, "999 米"],
  [999.4, "999 米"],
  [999.6, "1.00 公里"],
  [1000, "1.00 公里"],
  [44_900, "44.90 公里"],
  [1_234_567, "1,234.57 公里"],
])("writes %d m as %s", (metres, text) => expect(formatDistance(metres)).toBe(text.replace(" ", "\u00a0")));
