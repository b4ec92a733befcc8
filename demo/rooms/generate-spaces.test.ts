import { describe, expect, it } from "vitest";
import { doubtfulFactor } from "#domain/seating/seating-measures.ts";
import type { LayoutKey } from "#domain/space/layouts.ts";
import type { Space } from "#domain/space/space.ts";
import type { Venue } from "#domain/venue/venue.ts";
import { computeFigures } from "./compute-figures.ts";
import { generateCatalogue } from "../generate-catalogue.ts";
import { demoSeed } from "../demo-seed.ts";

const { venues, spaces } = generateCatalogue({ seed: demoSeed });
const byId = new Map(spaces.map((space) => [space.id, space]));
const venueById = new Map(venues.map((venue) => [venue.id, venue]));
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const getVenue = (space: Space): Venue => venueById.get(space.venueId)!;

describe("rooms", () => {
  it("have an area equal to length × width", () => {
    const measured = spaces.filter((space) => space.length !== undefined && space.width !== undefined);
    expect(measured.filter(({ length, width, area }) => Math.abs(area! - length! * width!) > 1)).toEqual([]);
    expect(measured.length / spaces.length).toBeGreaterThan(0.95);
    expect(measured.length).toBeLessThan(spaces.length);
  });

  it("have the plan feature exactly if both sides are known, and the VR feature exactly if a panorama shows them", () => {
    const wrong = spaces.filter(
      (space) => space.features.includes("plan") !== (space.length !== undefined && space.width !== undefined),
    );
    expect(wrong).toEqual([]);
    const walked = new Set(venues.flatMap(({ vr = [] }) => vr.map(({ spaceId }) => spaceId)));
    const untrue = spaces.filter(
      ({ id, hasVr, features }) => hasVr !== walked.has(id) || features.includes("vr") !== hasVr,
    );
    expect(untrue).toEqual([]);
  });

  it("divide into parts that share a side and add up to the full area", () => {
    const dividedSpaces = spaces.filter((space) => space.splitsInto !== undefined);
    expect(dividedSpaces.length).toBeGreaterThan(1000);
    for (const parent of dividedSpaces) {
      const parts = parent.splitsInto!.map((id) => byId.get(id)!);
      expect(parts.every((part) => part.partOf === parent.id && part.venueId === parent.venueId)).toBe(true);
      expect([parent.id, Math.abs(parts.reduce((sum, part) => sum + part.area!, 0) - parent.area!) <= 2]).toEqual([
        parent.id,
        true,
      ]);
      expect(parts.every((part) => part.length === parent.width || part.width === parent.width)).toBe(true);
      expect(new Set([parent, ...parts].map((space) => space.height)).size).toBe(1);
    }
    expect(spaces.filter((space) => space.partOf && !byId.get(space.partOf)?.splitsInto?.includes(space.id))).toEqual(
      [],
    );
  });

  it("have unique names in a venue", () => {
    expect(new Set(spaces.map((space) => space.venueId + space.name)).size).toBe(spaces.length);
  });

  it("grow higher with the area, with screens and doors that fit under the ceiling", () => {
    const heights = (from: number, to: number) =>
      spaces.flatMap(({ area, height }) => (height && area! >= from && area! < to ? [height] : []));
    expect(mean(heights(0, 100))).toBeLessThan(mean(heights(100, 400)));
    expect(mean(heights(100, 400))).toBeLessThan(mean(heights(400, 2000)));
    const tooHigh = spaces.filter(
      ({ height, led, loadInDoor }) =>
        height && ((led?.height ?? 0) > height - 1 || (loadInDoor?.height ?? 0) > height),
    );
    expect(tooHigh).toEqual([]);
    expect(spaces.filter(({ led, width, area }) => led && (area! < 200 || led.width > (width ?? Infinity)))).toEqual(
      [],
    );
  });

  it("leave some facts unknown, as real catalogues do", () => {
    const missing = (key: keyof Space) => spaces.filter((space) => space[key] === undefined).length / spaces.length;
    expect(missing("priceDay")).toBeGreaterThan(0.04);
    expect(missing("priceDay")).toBeLessThan(0.08);
    expect(missing("height")).toBeGreaterThan(0.06);
    expect(missing("height")).toBeLessThan(0.11);
  });
});

describe("prices", () => {
  const hotels = spaces.filter((space) => getVenue(space).type === "hotel" && space.priceDay !== undefined);
  const rate = (space: Space): number => space.priceDay! / space.area!;

  it("are multiples of 100, with half day and evening below the day price", () => {
    const priced = spaces.filter((space) => space.priceDay !== undefined);
    expect(priced.filter((space) => space.priceDay! % 100 !== 0 || space.priceDay! < 300)).toEqual([]);
    expect(
      priced.filter((space) => space.priceHalfDay! > space.priceDay! || (space.priceEvening ?? 0) > space.priceDay!),
    ).toEqual([]);
  });

  it("grow with star, area and city price level", () => {
    const ofStar = (star: number) => mean(hotels.filter((space) => getVenue(space).star === star).map(rate));
    expect([5, 4, 3, 2].map(ofStar)).toEqual([5, 4, 3, 2].map(ofStar).sort((a, b) => b - a));
    const bands = [0, 50, 100, 200, 400, 800, 1600];
    const ofBand = bands
      .slice(1)
      .map((to, i) =>
        mean(hotels.filter(({ area }) => area! >= bands[i]! && area! < to).map((space) => space.priceDay!)),
      );
    expect(ofBand).toEqual([...ofBand].sort((a, b) => a - b));
    const ofCity = (code: string) =>
      mean(hotels.filter((space) => getVenue(space).cityCode === code && getVenue(space).star === 4).map(rate));
    expect(ofCity("110000")).toBeGreaterThan(ofCity("510100"));
    expect(ofCity("510100")).toBeGreaterThan(ofCity("130100"));
  });
});

describe("capacities", () => {
  const cells = spaces.flatMap((space) => {
    if (space.length === undefined || space.width === undefined) return [];
    return Object.entries(space.capacity).flatMap(([layout, people]) => {
      if (people === 0) return [];
      return [{ people, ...computeFigures(space, layout as LayoutKey) }];
    });
  });

  it("are comfortable in four of five cases, doubtful in about 1 %, else within the geometric maximum", () => {
    const doubtful = cells.filter(({ people, maximum }) => people > doubtfulFactor * maximum);
    const beyond = cells.filter(({ people, maximum }) => people > maximum && people <= doubtfulFactor * maximum);
    const comfortable = cells.filter(({ people, comfortable: most }) => people <= most);
    expect(beyond).toEqual([]);
    expect(doubtful.length / cells.length).toBeGreaterThan(0.005);
    expect(doubtful.length / cells.length).toBeLessThan(0.015);
    expect(comfortable.length / cells.length).toBeGreaterThan(0.7);
    expect(comfortable.length / cells.length).toBeLessThan(0.9);
  });

  it("are even integers", () => {
    const uneven = spaces.filter((space) => Object.values(space.capacity).some((people) => people % 2 !== 0));
    expect(uneven).toEqual([]);
  });
});
