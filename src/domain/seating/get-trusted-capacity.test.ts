import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type LayoutKey, layouts } from "../space/layouts.ts";
import { assessCapacity } from "./assess-capacity.ts";
import { findLargestTrustedCapacity, getTrustedCapacity, type PublishedSpace } from "./get-trusted-capacity.ts";

const key = fc.constantFrom<LayoutKey>(...layouts.map((layout) => layout.key));
const side = fc.oneof(fc.double({ min: 2, max: 14, noNaN: true }), fc.double({ min: 2, max: 90, noNaN: true }));

describe("getTrustedCapacity", () => {
  it("returns the limit where the published figure cannot be true", () => {
    const cases: [PublishedSpace, LayoutKey, number][] = [
      [{ length: 10, width: 8, capacity: { ushape: 80 } }, "ushape", 80],
      [{ length: 44, width: 30, capacity: { fishbone: 2260 } }, "fishbone", 2260],
      [{ length: 27, width: 27, capacity: { classroom: 1050 } }, "classroom", 1050],
    ];
    for (const [space, layout, published] of cases) {
      const { limit } = assessCapacity(space, layout);
      expect([layout, getTrustedCapacity(space, layout)]).toEqual([layout, limit]);
      expect(limit).toBeLessThan(published / 1.1);
    }
  });

  it("returns a plausible figure as published, above or below the computed ones", () => {
    const capacity = { theatre: 600, classroom: 100, banquet: 0 };
    const space = { length: 32, width: 18, capacity };
    expect(layouts.map((layout) => getTrustedCapacity(space, layout.key))).toEqual([
      600,
      100,
      ...Array<undefined>(4).fill(undefined),
      0,
      undefined,
    ]);
  });

  it("judges by area where a side is unknown: 0.5 m² a person standing or in rows, 0.8 m² at tables", () => {
    const at = (layout: LayoutKey, people: number, area?: number) =>
      getTrustedCapacity({ length: 20, ...(area && { area }), capacity: { [layout]: people } }, layout);
    expect([at("theatre", 200, 100), at("theatre", 201, 100)]).toEqual([200, 111]);
    expect([at("cocktail", 200, 100), at("cocktail", 201, 100)]).toEqual([200, 117]);
    expect([at("classroom", 125, 100), at("classroom", 126, 100)]).toEqual([125, 66]);
    expect([at("banquet", 125, 100), at("banquet", 126, 100)]).toEqual([125, 83]);
    expect(at("banquet", 9000)).toBe(9000);
  });

  it("equals the assessment from the whole geometry, whatever its shortcuts prove", () => {
    fc.assert(
      fc.property(side, side, key, fc.double({ min: 0.3, max: 2.5, noNaN: true }), (length, width, layout, share) => {
        const { maximum = 0, limit = 0 } = assessCapacity({ length, width, capacity: {} }, layout);
        const published = Math.round(Math.max(maximum, limit, 4) * share);
        const space = { length, width, capacity: { [layout]: published } };
        const { trusted, doubtful } = assessCapacity(space, layout);
        expect(getTrustedCapacity(space, layout)).toBe(trusted);
        expect(doubtful).toBe(published > maximum * 1.1);
      }),
      { numRuns: 1500 },
    );
  });
});

describe("the floor that proves a fishbone figure", () => {
  it("is never above 1.1 times the geometric maximum in rooms from 9 to 40 m", () => {
    for (let length = 9; length < 40; length += 0.7) {
      for (let width = 9; width <= length; width += 0.3) {
        const published = Math.floor((length * width) / 2.7);
        const { trusted } = assessCapacity({ length, width, capacity: { fishbone: published } }, "fishbone");
        expect([length, width, trusted]).toEqual([length, width, published]);
      }
    }
  });
});

describe("findLargestTrustedCapacity", () => {
  it("ignores a marked figure, and returns nothing where none is published", () => {
    const space = { length: 27, width: 27, capacity: { classroom: 1050, theatre: 700, cocktail: 700 } };
    expect(findLargestTrustedCapacity(space)).toEqual({ layout: "theatre", people: 700 });
    expect(findLargestTrustedCapacity({ capacity: { boardroom: 0 } })).toBeUndefined();
    expect(findLargestTrustedCapacity({ capacity: {} })).toBeUndefined();
  });
});
