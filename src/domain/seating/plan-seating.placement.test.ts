import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type LayoutKey, layouts } from "../space/layouts.ts";
import { overlaps } from "./arrangement.ts";
import { planSeating, type SeatingPlan } from "./plan-seating.ts";
import { type Door, getDoorways, type Rect, type Room } from "./room.ts";
import { screenHeights } from "./seating-measures.ts";
import { getChairRect, blocksView } from "./blocks-view.ts";
import { getBounds, getClearance, getCorners, type Point } from "#tests/get-clearance.ts";

/** Side of a drawn chair, m; people at high tables stand a little wider. */
const chairSide = 0.4;

const part = fc.integer({ min: 0, max: 1000 }).map((value) => value / 1000);
const metres = (min: number, max: number) => part.map((share) => min + (max - min) * share);
/** Mostly small rooms, some of any size. */
const side = fc.oneof(metres(3, 14), metres(3, 30), metres(3, 60));

/** A door that lies within its wall. */
const door = fc.record({
  wall: fc.constantFrom<Door["wall"]>("left", "right", "back"),
  at: part,
  width: metres(0.8, 2),
});
const pillar = fc.record({ x: part, y: part, width: metres(0.3, 1.2), height: metres(0.3, 1.2) });
const stage = fc.record({ width: part, depth: part });

/** Rooms of any proportion, with pillars and doors anywhere, with and without a height, a stage and a screen of their own. */
const rooms: fc.Arbitrary<Room> = fc
  .record({
    length: side,
    width: side,
    height: fc.option(metres(2.4, 12), { nil: undefined }),
    stage: fc.oneof(
      { weight: 4, arbitrary: fc.constant(undefined) },
      { weight: 1, arbitrary: fc.constant(null) },
      { weight: 2, arbitrary: stage },
    ),
    led: fc.boolean(),
    pillars: fc.oneof(
      fc.array(pillar, { maxLength: 0 }),
      fc.array(pillar, { maxLength: 3 }),
      fc.array(pillar, { maxLength: 16 }),
    ),
    doors: fc.array(door, { maxLength: 5 }),
  })
  .map(({ length, width, height, stage: built, led, pillars, doors }) => ({
    length,
    width,
    ...(height && { height }),
    ...(built !== undefined && {
      stage: built && { width: 1 + (width - 1) * built.width, depth: 0.5 + (length / 2 - 0.5) * built.depth },
    }),
    ...(led && { screen: { width: width / 2, height: width / 4 } }),
    pillars: pillars.map((one) => ({
      ...one,
      x: one.x * (length - one.width),
      y: one.y * (width - one.height),
    })),
    doors: doors.map((one) => {
      const wall = one.wall === "back" ? width : length;
      return { ...one, at: one.width / 2 + one.at * (wall - one.width) };
    }),
  }));

const layoutKeys = fc.constantFrom<LayoutKey>(...layouts.map(({ key }) => key));
const levels = fc.constantFrom("comfortable", "limit");
/** A number of people, or undefined for as many as the level seats. */
const requestedPeople = fc.option(fc.integer({ min: 1, max: 600 }), { nil: undefined });

/** Returns whether any two rectangles touch; sorts them along the room to compare only neighbours. */
function hasOverlap(rects: readonly Rect[], touch: (a: Rect, b: Rect) => boolean): boolean {
  const sorted = rects.toSorted((a, b) => a.x - b.x);
  return sorted.some((a, index) => {
    for (let other = index + 1; other < sorted.length && sorted[other]!.x < a.x + a.width; other++) {
      if (touch(a, sorted[other]!)) return true;
    }
    return false;
  });
}

const getDistance = (a: Rect, b: Rect): number => Math.hypot(a.x - b.x, a.y - b.y);

/** A piece of furniture as it is drawn: its corners, and the island it belongs to. */
interface TurnedPiece {
  corners: Point[];
  island: number;
  isTable: boolean;
}

/** Lists an island plan's furniture at its true turn; seats follow the order of their tables. */
function listTurnedPieces({ tables, seats }: SeatingPlan, chair: number): TurnedPiece[] {
  const getIsland = (seat: Rect | SeatingPlan["seats"][number]) => {
    const distances = tables.map((table) => Math.hypot(table.x + 0.9 - seat.x, table.y + 0.6 - seat.y));
    return distances.indexOf(Math.min(...distances));
  };
  return [
    ...tables.map((table, island) => ({ corners: getCorners(table, table.turn!), island, isTable: true })),
    ...seats.map((seat) => ({
      corners: getCorners(getChairRect(seat, chair), seat.facing),
      island: getIsland(seat),
      isTable: false,
    })),
  ];
}

/** Finds what touches in a plan of islands, at their true turn. */
function findIslandFaults(plan: SeatingPlan): string[] {
  const pieces = listTurnedPieces(plan, chairSide);
  const faults = new Set<string>();
  for (const [index, one] of pieces.entries()) {
    for (const other of pieces.slice(index + 1)) {
      if (Math.hypot(one.corners[0]![0] - other.corners[0]![0], one.corners[0]![1] - other.corners[0]![1]) > 5)
        continue;
      if (getClearance(one.corners, other.corners) > 0) continue;
      faults.add(
        one.isTable === other.isTable ? (one.isTable ? "table on table" : "chair on chair") : "chair on table",
      );
    }
  }
  return [...faults];
}

/** Returns whether a chair overlaps a table; a round table only within its circle. */
function isChairOnTable(table: SeatingPlan["tables"][number], chair: Rect): boolean {
  if (!table.round) return overlaps(table, chair);
  const [x, y] = [table.x + table.width / 2, table.y + table.width / 2];
  return Math.hypot(x - chair.x - chairSide / 2, y - chair.y - chairSide / 2) < (table.width + chairSide) / 2 - 1e-6;
}

function findFaults(room: Room, plan: SeatingPlan): string[] {
  const chairs = plan.seats.map((seat) => getChairRect(seat, chairSide));
  const isTurned = plan.tables[0]?.turn !== undefined;
  const tables = isTurned ? plan.tables.map((table) => getBounds(getCorners(table, table.turn!))) : plan.tables;
  const furniture = [...chairs, ...tables];
  const outside = ({ x, y, width, height }: Rect) =>
    x < -1e-6 || y < -1e-6 || x + width > room.length + 1e-6 || y + height > room.width + 1e-6;
  const fixed: [string, readonly Rect[]][] = [
    ["pillar", room.pillars],
    ["stage", plan.stage ? [plan.stage] : []],
    ["aisle", plan.aisles],
    ["doorway", getDoorways(room)],
  ];
  const faults = furniture.some(outside) ? ["wall"] : [];
  for (const [name, rects] of fixed) {
    if (rects.some((rect) => furniture.some((piece) => overlaps(piece, rect)))) faults.push(name);
  }
  return [...faults, ...(isTurned ? findIslandFaults(plan) : findTouching(plan, chairs))];
}

/** Finds what touches in a plan of rows, round tables or one table. */
function findTouching(plan: SeatingPlan, chairs: readonly Rect[]): string[] {
  const faults: string[] = [];
  // Chairs around a round table are rotated, so they are compared as discs.
  const turned = plan.tables[0]?.round === true;
  const discs = (a: Rect, b: Rect) => getDistance(a, b) < chairSide - 1e-6;
  if (hasOverlap(chairs, turned ? discs : overlaps)) faults.push("chair on chair");
  const round = (a: Rect, b: Rect) => getDistance(a, b) < a.width - 1e-6;
  if (hasOverlap(plan.tables, turned ? round : overlaps)) faults.push("table on table");
  const sorted = chairs.toSorted((a, b) => a.x - b.x);
  const hasChairOn = (table: Rect) => {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sorted[middle]!.x + chairSide < table.x) low = middle + 1;
      else high = middle;
    }
    for (let index = low; index < sorted.length && sorted[index]!.x < table.x + table.width; index++) {
      if (isChairOnTable(table, sorted[index]!)) return true;
    }
    return false;
  };
  return plan.tables.some(hasChairOn) ? [...faults, "chair on table"] : faults;
}

describe("planSeating in random rooms", () => {
  it("places no furniture into walls, pillars, stage, aisles, doorways or other furniture in 10,000 rooms", () => {
    const drawn = new Map<LayoutKey, number>();
    fc.assert(
      fc.property(rooms, layoutKeys, levels, requestedPeople, (room, layout, level, people) => {
        const plan = planSeating(room, layout, { level, ...(people && { people }) });
        if (!plan) return;
        drawn.set(layout, (drawn.get(layout) ?? 0) + 1);
        expect(plan.seats.length).toBeGreaterThanOrEqual(plan.people);
        expect(findFaults(room, plan)).toEqual([]);
      }),
      { numRuns: 10_000, seed: 9 },
    );
    // Rooms without furniture would test nothing.
    for (const { key } of layouts) expect(drawn.get(key) ?? 0, key).toBeGreaterThan(300);
  }, 120_000);

  it("gives every screen-facing seat a clear view within eight screen heights", () => {
    const watching = fc.constantFrom<LayoutKey>("theatre", "classroom", "fishbone");
    fc.assert(
      fc.property(rooms, watching, levels, (room, layout, level) => {
        const plan = planSeating(room, layout, { level });
        if (!plan) return;
        const middle = { x: plan.screen.x, y: room.width / 2 };
        expect(plan.seats.filter((seat) => room.pillars.some((one) => blocksView(one, seat, middle)))).toEqual([]);
        if (room.height === undefined) return;
        const far = screenHeights.farthest * Math.max(1, room.height - screenHeights.bottom);
        expect(plan.farthest).toBeLessThanOrEqual(far + 1e-6);
      }),
      { numRuns: 1_000, seed: 10 },
    );
  });
});
