import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { getClearance, getCorners } from "#tests/get-clearance.ts";
import { getChairRect } from "../blocks-view.ts";
import { computeMaximum, getCapacity } from "../capacity.ts";
import { planSeating, type SeatingPlan } from "../plan-seating.ts";
import { createRoom, type Room } from "../room.ts";
import { chairDepth, floorPerPersonByLayout, islandTurn } from "../seating-measures.ts";

const metres = (min: number, max: number) => fc.integer({ min: min * 10, max: max * 10 }).map((value) => value / 10);
const rooms = fc
  .tuple(metres(6, 36), metres(6, 26), fc.integer({ min: 0, max: 5 }))
  .map(([length, width, pillars]) => createRoom({ length, width, height: 5, pillars })!);
const plan = (room: Room, people?: number): SeatingPlan | undefined =>
  planSeating(room, "fishbone", people === undefined ? {} : { people });

/** Splits a plan's seats by island: they follow the order of the tables. */
function groupSeats({ tables, seats }: SeatingPlan): SeatingPlan["seats"][] {
  let next = 0;
  return tables.map(({ x, y, width, height }) => {
    const from = next;
    while (next < seats.length && Math.hypot(seats[next]!.x - x - width / 2, seats[next]!.y - y - height / 2) < 1.4)
      next++;
    return seats.slice(from, next);
  });
}

/** Returns the least distance between chairs of two different islands. */
function getNarrowestGap(found: SeatingPlan): number {
  const islands = groupSeats(found).map((seats) =>
    seats.map((seat) => getCorners(getChairRect(seat, chairDepth), seat.facing)),
  );
  let least = Number.POSITIVE_INFINITY;
  for (const [index, one] of islands.entries()) {
    for (const other of islands.slice(index + 1)) {
      if (Math.abs(one[0]![0]![0] - other[0]![0]![0]) > 6) continue;
      for (const chair of one) for (const far of other) least = Math.min(least, getClearance(chair, far));
    }
  }
  return least;
}

describe("fishbone", () => {
  it("turns islands of 1.8 by 1.2 m to the centre aisle like ribs, mirrored on its sides", () => {
    const { tables, aisles } = plan(createRoom({ length: 18, width: 12, height: 4.2 })!, 40)!;
    const middle = aisles[0]!.y + aisles[0]!.height / 2;
    expect(aisles[0]!.height).toBeGreaterThanOrEqual(1.2);
    for (const { y, width, height, turn } of tables) {
      expect([width, height]).toEqual([1.8, 1.2]);
      expect(turn).toBe(y + height / 2 < middle ? -islandTurn : islandTurn);
    }
  });

  it("keeps 1.2 m between the chairs of two islands, and 1.5 m where the room allows it", () => {
    fc.assert(
      fc.property(rooms, (room) => {
        const found = plan(room);
        if (found) expect(getNarrowestGap(found)).toBeGreaterThan(1.2 - 1e-6);
      }),
      { numRuns: 150, seed: 4 },
    );
    expect(getNarrowestGap(plan(createRoom({ length: 32, width: 18, height: 6 })!, 60)!)).toBeGreaterThan(1.5 - 1e-6);
  });

  it("seats four to six people at an island, nobody with the back to the stage", () => {
    fc.assert(
      fc.property(rooms, fc.integer({ min: 10, max: 200 }), (room, people) => {
        const found = plan({ ...room, pillars: [] }, people);
        if (!found) return;
        for (const seats of groupSeats(found)) expect([5, 6]).toContain(seats.length);
        // The stage is towards 0 degrees.
        for (const { facing } of found.seats) expect(Math.min(facing, 360 - facing)).toBeLessThanOrEqual(120);
      }),
      { numRuns: 200, seed: 5 },
    );
  });

  it("sets up no island at which pillars leave fewer than four seats", () => {
    fc.assert(
      fc.property(rooms, (room) => {
        const found = plan(room);
        if (!found) return;
        // The last island may be cut short by the number of seats that count.
        for (const seats of groupSeats(found).slice(0, -1)) expect(seats.length).toBeGreaterThanOrEqual(4);
      }),
      { numRuns: 200, seed: 8 },
    );
  });

  it("never leaves less floor a person than the columns allow", () => {
    fc.assert(
      fc.property(rooms, (room) => {
        const { comfortable, limit, maximum } = getCapacity(room, "fishbone");
        const area = room.length * room.width + 1e-6;
        expect(comfortable * floorPerPersonByLayout.fishbone.comfortable).toBeLessThanOrEqual(area);
        expect(limit * floorPerPersonByLayout.fishbone.limit).toBeLessThanOrEqual(area);
        expect(comfortable <= limit && limit <= maximum).toBe(true);
      }),
      { numRuns: 300, seed: 6 },
    );
  });

  it("has a geometric maximum that never falls as the room grows", () => {
    fc.assert(
      fc.property(metres(4, 40), metres(4, 40), metres(0, 6), metres(0, 6), (length, width, longer, wider) => {
        const maximum = computeMaximum({ length, width }, "fishbone");
        const grown = computeMaximum({ length: length + longer, width: width + wider }, "fishbone");
        expect(grown).toBeGreaterThanOrEqual(maximum);
      }),
      { numRuns: 400, seed: 7 },
    );
  });
});
