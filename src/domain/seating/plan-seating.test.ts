import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type LayoutKey, layouts } from "../space/layouts.ts";
import { getCapacity } from "./capacity.ts";
import { planSeating, type SeatingPlan } from "./plan-seating.ts";
import { createRoom } from "./room.ts";

const sumSegments = ({ dimensionChain }: SeatingPlan) => dimensionChain.reduce((sum, { metres }) => sum + metres, 0);

const metres = (min: number, max: number) => fc.integer({ min: min * 10, max: max * 10 }).map((value) => value / 10);
const rooms = fc
  .record({
    length: metres(4, 60),
    width: metres(3, 40),
    height: fc.option(metres(2.4, 12), { nil: undefined }),
    pillars: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: 8 })),
    stage: fc.option(fc.record({ width: metres(3, 12), depth: metres(1, 6), height: fc.constant(0.6) }), {
      nil: undefined,
    }),
  })
  .map(({ height, stage, ...rest }) => createRoom({ ...rest, ...(height && { height }), ...(stage && { stage }) })!);
const layoutKeys = fc.constantFrom<LayoutKey>(...layouts.map(({ key }) => key));

describe("planSeating", () => {
  it("plans 180 people in 32 × 18 m with 28 free seats and a dimension chain that adds up", () => {
    const plan = planSeating(createRoom({ length: 32, width: 18, height: 6.2 })!, "classroom", { people: 180 })!;
    expect([plan.people, plan.seats.length, plan.tables.length, plan.tablesInUse]).toEqual([180, 208, 104, 90]);
    expect(plan.stage).toMatchObject({ width: 3.6 });
    expect(plan.stage!.height).toBeCloseTo(10.8);
    expect(plan.dimensionChain.map(({ what, metres: long }) => `${what} ${long.toFixed(1)}`)).toEqual([
      "stage 3.6",
      "free 3.5",
      "seats 21.2",
      "free 3.7",
    ]);
    expect(plan.lastRow).toBeCloseTo(27.7, 1);
    expect(plan.floorPerPerson).toBeCloseTo(3.2);
    expect(plan.screenRatio).toBeLessThanOrEqual(8);
  });

  it("tightens the furniture as the number of people grows, down to the limit", () => {
    const room = createRoom({ length: 32, width: 18, height: 6.2 })!;
    const { comfortable, limit } = getCapacity(room, "classroom");
    const seats = [180, 230, comfortable, comfortable + 1, limit, limit + 500].map((people) => {
      const plan = planSeating(room, "classroom", { people })!;
      return [plan.level, plan.people, plan.seats.length >= plan.people];
    });
    expect(seats).toEqual([
      ["comfortable", 180, true],
      ["comfortable", 230, true],
      ["comfortable", comfortable, true],
      ["limit", comfortable + 1, true],
      ["limit", limit, true],
      ["limit", limit, true],
    ]);
  });

  it("uses the built-in screen if there is one", () => {
    const room = createRoom({ length: 32, width: 18, height: 6.2, led: { width: 6.6, height: 3 } })!;
    const plan = planSeating(room, "theatre", { people: 300 })!;
    expect(plan.screen).toMatchObject({ width: 6.6, height: 3 });
    expect(plan.screenRatio).toBeCloseTo(plan.farthest / 3);
  });

  it("returns undefined for an unsuitable layout", () => {
    expect(planSeating(createRoom({ length: 40, width: 25 })!, "boardroom")).toBeUndefined();
  });

  it("seats exactly the computed capacity at both levels", () => {
    fc.assert(
      fc.property(rooms, layoutKeys, (room, layout) => {
        const capacity = getCapacity(room, layout);
        for (const level of ["comfortable", "limit"] as const) {
          const plan = planSeating(room, layout, { level });
          expect([plan?.people ?? 0, plan?.seats.length ?? 0]).toEqual([capacity[level], capacity[level]]);
        }
      }),
      { numRuns: 400, seed: 7 },
    );
  });

  it("seats the requested people up to the limit, and the dimension chain spans the room", () => {
    fc.assert(
      fc.property(rooms, layoutKeys, fc.integer({ min: 1, max: 900 }), (room, layout, people) => {
        const plan = planSeating(room, layout, { people });
        if (!plan) return;
        expect(plan.people).toBe(Math.min(people, plan.capacity.limit));
        expect(Math.abs(sumSegments(plan) - room.length)).toBeLessThan(0.21);
      }),
      { numRuns: 300, seed: 8 },
    );
  });
});
