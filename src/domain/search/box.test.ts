import fc from "fast-check";
import { expect, it } from "vitest";
import { formatBox, isInBox, parseBox } from "./box.ts";

it("parses west, south, east, north", () => {
  expect(parseBox("116.3,39.8,116.5,40")).toEqual({ west: 116.3, south: 39.8, east: 116.5, north: 40 });
});

it.each([
  undefined,
  "",
  "116.3,39.8,116.5",
  "116.5,39.8,116.3,40",
  "116.3,40,116.5,39",
  "116.3,39.8,216.5,40",
  "116.3,39.8,116.5,a",
  "116.3,39.8,116.5,40,1",
  "1e2,39.8,116.5,40",
])("rejects malformed box text: %s", (text) => expect(parseBox(text)).toBeUndefined());

it("round-trips through text within about ten metres", () =>
  fc.assert(
    fc.property(
      fc.double({ min: 73, max: 134, noNaN: true }),
      fc.double({ min: 18, max: 53, noNaN: true }),
      (lng, lat) => {
        const read = parseBox(formatBox({ west: lng, south: lat, east: lng + 0.5, north: lat + 0.5 }))!;
        expect(Math.abs(read.west - lng)).toBeLessThanOrEqual(0.000_051);
        expect(Math.abs(read.north - lat - 0.5)).toBeLessThanOrEqual(0.000_051);
      },
    ),
  ));

it("includes its edges and excludes unknown positions", () => {
  const box = parseBox("116,39,117,40")!;
  expect(isInBox(box, 116, 40)).toBe(true);
  expect(isInBox(box, 117.001, 39.5)).toBe(false);
  expect(isInBox(box, Number.NaN, Number.NaN)).toBe(false);
});
