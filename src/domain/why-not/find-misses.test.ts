import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { judgeFit } from "../seating/judge-fit.ts";
import { layouts } from "../space/layouts.ts";
import { findMisses, type JudgedSpace, type Musts } from "./find-misses.ts";
import { explainWhyNot, findRemedies } from "./find-remedies.ts";

const layoutKey = fc.constantFrom(...layouts.map(({ key }) => key));
const side = fc.option(
  fc.integer({ min: 60, max: 400 }).map((decimetres) => decimetres / 10),
  { nil: undefined },
);
const metres = fc.option(
  fc.integer({ min: 20, max: 120 }).map((decimetres) => decimetres / 10),
  { nil: undefined },
);
const people = fc.integer({ min: 1, max: 900 });
const money = fc.option(fc.integer({ min: 1000, max: 90_000 }), { nil: undefined });
const door = fc.option(fc.record({ width: fc.constantFrom(1.2, 2, 2.4), height: fc.constantFrom(2, 2.2, 3) }), {
  nil: undefined,
});

const anySpace: fc.Arbitrary<JudgedSpace> = fc.record({
  length: side,
  width: side,
  height: metres,
  area: fc.constant(undefined),
  capacity: fc.dictionary(layoutKey, people, { maxKeys: 4 }),
  pillars: fc.constantFrom(undefined, 0, 2),
  priceDay: money,
  priceHalfDay: money,
  loadInDoor: door,
  daylight: fc.constantFrom(undefined, true, false),
  distance: fc.option(fc.integer({ min: 1, max: 9000 }), { nil: undefined }),
  features: fc.constantFrom([], ["led" as const]),
}) as fc.Arbitrary<JudgedSpace>;

const anyMusts: fc.Arbitrary<Musts> = fc.record({
  people,
  layout: layoutKey,
  height: metres,
  loadIn: door,
  priceDay: money,
  distance: fc.option(fc.integer({ min: 1, max: 9000 }), { nil: undefined }),
  features: fc.constantFrom([], ["led" as const, "daylight" as const, "pillar-free" as const]),
});

const runs = { numRuns: 150 };

describe("findMisses", () => {
  it("says the shortfall of each must with its figure", () => {
    const space: JudgedSpace = {
      capacity: { classroom: 168 },
      height: 5.2,
      priceDay: 38_000,
      distance: 3200,
      pillars: 2,
      loadInDoor: { width: 2, height: 2.2 },
    };
    const musts: Musts = {
      people: 180,
      layout: "classroom",
      height: 5.5,
      priceDay: 32_000,
      distance: 2000,
      loadIn: { width: 2.4, height: 2 },
      features: ["pillar-free", "led"],
    };
    expect(findMisses(space, musts)).toEqual({
      misses: [
        { must: "people", layout: "classroom", people: 180, seats: 168, short: 12 },
        { must: "height", height: 5.2, short: 0.3 },
        { must: "loadIn", width: 2, height: 2.2, shortWidth: 0.4, shortHeight: 0 },
        { must: "priceDay", price: 38_000, over: 6000 },
        { must: "distance", distance: 3200, over: 1200 },
        { must: "feature", feature: "pillar-free" },
      ],
      unknown: [],
      unknownFeatures: ["led"],
    });
  });

  it("misses nothing where nothing is known", () => {
    fc.assert(
      fc.property(anyMusts, (musts) => {
        expect(findMisses({ capacity: {} }, musts).misses).toEqual([]);
      }),
      runs,
    );
  });

  it("agrees with the verdict that lists and pages show", () => {
    fc.assert(
      fc.property(anySpace, people, layoutKey, (space, count, layout) => {
        const { misses, unknown } = findMisses(space, { people: count, layout });
        const { kind } = judgeFit(space, layout, count);
        expect(misses.length > 0).toBe(kind === "over" || kind === "unsuitable");
        expect(unknown.includes("people")).toBe(kind === "unknown");
      }),
      runs,
    );
  });

  it("is met once every miss is made up for", () => {
    fc.assert(
      fc.property(anySpace, anyMusts, (space, musts) => {
        const relaxed = { ...musts };
        for (const miss of findMisses(space, musts).misses) {
          if (miss.must === "people") relaxed.people = miss.people - miss.short;
          if (miss.must === "height") relaxed.height = musts.height! - miss.short;
          if (miss.must === "priceDay") relaxed.priceDay = musts.priceDay! + miss.over;
          if (miss.must === "distance") relaxed.distance = musts.distance! + miss.over;
          if (miss.must === "loadIn")
            relaxed.loadIn = {
              width: musts.loadIn!.width - miss.shortWidth,
              height: musts.loadIn!.height - miss.shortHeight,
            };
          if (miss.must === "feature") relaxed.features = relaxed.features!.filter((key) => key !== miss.feature);
        }
        expect(findMisses(space, relaxed).misses).toEqual([]);
      }),
      runs,
    );
  });
});

describe("findRemedies", () => {
  it("offers remedies that hold, and none without a miss", () => {
    const named = anySpace.map((space) => ({ ...space, id: "2", name: "乙厅" }));
    fc.assert(
      fc.property(anySpace, anyMusts, named, (space, musts, sibling) => {
        const { misses } = findMisses(space, musts);
        const remedies = findRemedies(space, musts, misses, [sibling]);
        if (misses.length === 0) expect(remedies).toEqual([]);
        for (const remedy of remedies) {
          if (remedy.kind === "layout")
            expect(findMisses(space, { people: musts.people, layout: remedy.layout }).misses).toEqual([]);
          if (remedy.kind === "half-day") expect(remedy.price).toBeLessThanOrEqual(musts.priceDay!);
          if (remedy.kind === "no-stage") expect(remedy.seats).toBeGreaterThanOrEqual(musts.people!);
          if (remedy.kind === "sibling") expect(findMisses(sibling, musts).misses).toEqual([]);
        }
      }),
      runs,
    );
  });

  it("seats more without the stage of the rules, never without the venue's own or against its figure", () => {
    const room: JudgedSpace = { length: 20, width: 12, height: 5, capacity: {} };
    const { misses } = findMisses(room, { people: 999, layout: "classroom" });
    const [miss] = misses;
    if (miss?.must !== "people") throw new Error("people are expected to miss");
    const musts: Musts = { people: miss.seats + 6, layout: "classroom" };
    expect(explainWhyNot(room, musts)?.remedies[0]).toMatchObject({ kind: "no-stage" });
    const withOwnStage = { ...room, stage: { width: 6, depth: 3, height: 0.4 } };
    const limited = { ...room, capacity: { classroom: miss.seats } };
    for (const space of [withOwnStage, limited])
      expect(explainWhyNot(space, musts)?.remedies.map(({ kind }) => kind) ?? []).not.toContain("no-stage");
  });

  it("names the smallest space of the venue that fits, and what a lower ceiling still allows", () => {
    const siblings = [300, 200, 150].map((seats, at) => ({
      id: `${at}`,
      name: `厅${at}`,
      capacity: { classroom: seats },
      height: 6,
    }));
    const space: JudgedSpace = { capacity: { classroom: 168 }, height: 4 };
    expect(explainWhyNot(space, { people: 180, layout: "classroom", height: 5 }, siblings)).toEqual({
      misses: [
        { must: "people", layout: "classroom", people: 180, seats: 168, short: 12 },
        { must: "height", height: 4, short: 1 },
      ],
      remedies: [
        { kind: "lower-screen", screen: 2.5, farthest: 20 },
        { kind: "sibling", id: "1", name: "厅1", seats: 200 },
      ],
    });
  });
});
