import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type LayoutKey, layouts } from "../space/layout.ts";
import { overlaps } from "./arrangement.ts";
import { capacityOf } from "./capacity.ts";
import { planSeating, type SeatingPlan } from "./plan.ts";
import { doorways, type Rect, type Room, roomOf } from "./room.ts";
import { chairAt } from "./sight.ts";

/** What a chair takes as it is drawn; people at high tables stand a little wider. */
const chairSide = 0.4;
const total = ({ chain }: SeatingPlan) => chain.reduce((sum, { metres }) => sum + metres, 0);

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
  .map(({ height, stage, ...rest }) => roomOf({ ...rest, ...(height && { height }), ...(stage && { stage }) })!);
const layoutKeys = fc.constantFrom<LayoutKey>(...layouts.map(({ key }) => key));

/** Pairs that overlap; sorted along the room, so that only neighbours are compared. */
function clashes(rects: Rect[]): [Rect, Rect][] {
  const sorted = rects.toSorted((a, b) => a.x - b.x);
  const found: [Rect, Rect][] = [];
  sorted.forEach((a, index) => {
    for (let other = index + 1; other < sorted.length && sorted[other]!.x < a.x + a.width; other++) {
      if (overlaps(a, sorted[other]!)) found.push([a, sorted[other]!]);
    }
  });
  return found;
}

/** Round tables meet chairs only inside their circle. */
function onTable(table: SeatingPlan["tables"][number], chair: Rect): boolean {
  if (!table.round) return overlaps(table, chair);
  const away = Math.hypot(
    table.x + table.width / 2 - chair.x - chairSide / 2,
    table.y + table.width / 2 - chair.y - chairSide / 2,
  );
  return away < table.width / 2 + chairSide / 2 - 1e-6;
}

function faultsOf(room: Room, plan: SeatingPlan): string[] {
  const chairs = plan.seats.map((seat) => chairAt(seat, chairSide));
  const hall = { x: 0, y: 0, width: room.length, height: room.width };
  const inside = ({ x, y, width, height }: Rect) =>
    x >= -1e-6 && y >= -1e-6 && x + width <= hall.width + 1e-6 && y + height <= hall.height + 1e-6;
  const fixed: [string, Rect[]][] = [
    ["pillar", room.pillars],
    ["stage", plan.stage ? [plan.stage] : []],
    ["aisle", plan.aisles],
    ["doorway", doorways(room)],
  ];
  const furniture = [...chairs, ...plan.tables];
  const faults = furniture.some((rect) => !inside(rect)) ? ["wall"] : [];
  for (const [name, rects] of fixed) {
    if (furniture.some((rect) => rects.some((other) => overlaps(rect, other)))) faults.push(name);
  }
  // Chairs around a round table stand turned: they are compared as the discs they turn in.
  const turned = plan.tables[0]?.round === true;
  const near = turned
    ? clashes(chairs).filter(([a, b]) => Math.hypot(a.x - b.x, a.y - b.y) < chairSide - 1e-6)
    : clashes(chairs);
  if (near.length > 0) faults.push("chair on chair");
  if (clashes(plan.tables).length > 0) faults.push("table on table");
  const crowded = plan.tables.some((table) =>
    chairs.some((chair) => Math.abs(chair.x - table.x) < table.width + 1 && onTable(table, chair)),
  );
  return crowded ? [...faults, "chair on table"] : faults;
}

describe("planSeating", () => {
  it("draws the hall of the design: 180 people in 32 × 18 m leave 28 seats over, and its stretches add up", () => {
    const plan = planSeating(roomOf({ length: 32, width: 18, height: 6.2 })!, "classroom", { people: 180 })!;
    expect([plan.people, plan.seats.length, plan.tables.length, plan.tablesInUse]).toEqual([180, 208, 104, 90]);
    expect(plan.stage).toMatchObject({ width: 3.6 });
    expect(plan.stage!.height).toBeCloseTo(10.8);
    expect(plan.chain.map(({ what, metres: long }) => `${what} ${long.toFixed(1)}`)).toEqual([
      "stage 3.6",
      "free 3.5",
      "seats 21.2",
      "free 3.7",
    ]);
    expect(plan.lastRow).toBeCloseTo(27.7, 1);
    expect(plan.share).toBeCloseTo(3.2);
    expect(plan.screenRatio).toBeLessThanOrEqual(8);
  });

  it("moves the furniture closer as more people come, down to the limit", () => {
    const room = roomOf({ length: 32, width: 18, height: 6.2 })!;
    const { comfortable, limit } = capacityOf(room, "classroom");
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

  it("measures by the built-in screen where there is one", () => {
    const room = roomOf({ length: 32, width: 18, height: 6.2, led: { width: 6.6, height: 3 } })!;
    const plan = planSeating(room, "theatre", { people: 300 })!;
    expect(plan.screen).toMatchObject({ width: 6.6, height: 3 });
    expect(plan.screenRatio).toBeCloseTo(plan.farthest / 3);
  });

  it("is undefined where the layout does not suit", () => {
    expect(planSeating(roomOf({ length: 40, width: 25 })!, "boardroom")).toBeUndefined();
  });

  it("agrees with capacityOf to the seat, at both levels", () => {
    fc.assert(
      fc.property(rooms, layoutKeys, (room, layout) => {
        const capacity = capacityOf(room, layout);
        for (const level of ["comfortable", "limit"] as const) {
          const plan = planSeating(room, layout, { level });
          expect([plan?.people ?? 0, plan?.seats.length ?? 0]).toEqual([capacity[level], capacity[level]]);
        }
      }),
      { numRuns: 400, seed: 7 },
    );
  });

  it("seats as many as are asked for up to the limit, and its stretches are the room", () => {
    fc.assert(
      fc.property(rooms, layoutKeys, fc.integer({ min: 1, max: 900 }), (room, layout, people) => {
        const plan = planSeating(room, layout, { people });
        if (!plan) return;
        expect(plan.people).toBe(Math.min(people, plan.capacity.limit));
        expect(Math.abs(total(plan) - room.length)).toBeLessThan(0.21);
      }),
      { numRuns: 300, seed: 8 },
    );
  });

  it("puts no chair or table into a wall, pillar, stage, aisle, doorway or another", () => {
    fc.assert(
      fc.property(rooms, layoutKeys, fc.constantFrom("comfortable", "limit"), (room, layout, level) => {
        const plan = planSeating(room, layout, { level });
        if (plan) expect(faultsOf(room, plan)).toEqual([]);
      }),
      { numRuns: 300, seed: 9 },
    );
  });
});
