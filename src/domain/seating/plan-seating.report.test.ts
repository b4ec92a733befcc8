import { describe, expect, it } from "vitest";
import { overlaps } from "./arrangement.ts";
import { planSeating } from "./plan-seating.ts";
import { type Rect, createRoom } from "./room.ts";

/** Enlarges a rectangle by 1 cm on every side, so that touching ones overlap. */
const enlarge = ({ x, y, width, height }: Rect): Rect => ({
  x: x - 0.01,
  y: y - 0.01,
  width: width + 0.02,
  height: height + 0.02,
});

describe("figures of a plan", () => {
  it("reports the farthest seat in screen heights and no blocked one", () => {
    const plan = planSeating(createRoom({ length: 22, width: 14, height: 4.5, pillars: 4 })!, "theatre")!;
    expect(plan.hidden).toBeGreaterThan(0);
    expect(plan.blocked).toBe(0);
    expect(plan.worst.blocked).toBe(false);
    expect(plan.worst.metres).toBe(plan.farthest);
    expect(plan.worst.ratio).toBeCloseTo(plan.farthest / plan.screen.height);
    expect(plan.seats).toContainEqual(plan.worst.seat);
  });

  it("counts banquet seats behind pillars and reports one of them as worst", () => {
    const plan = planSeating(createRoom({ length: 22, width: 14, height: 4.5, pillars: 4 })!, "banquet")!;
    expect(plan.hidden).toBe(0);
    expect(plan.blocked).toBeGreaterThan(0);
    expect(plan.blocked).toBeLessThan(plan.people / 2);
    expect(plan.worst.blocked).toBe(true);
  });

  it("reports the least floor per person; for a U-shape it grows with the room", () => {
    const getMinFloorPerPerson = (length: number, width: number) =>
      planSeating(createRoom({ length, width })!, "ushape")!.minFloorPerPerson;
    expect(getMinFloorPerPerson(10, 8)).toBeCloseTo(3.1);
    expect(getMinFloorPerPerson(20, 12)).toBeGreaterThan(3.6);
    expect(getMinFloorPerPerson(30, 20)).toBeCloseTo(6.6);
  });
});

describe("plans with one table", () => {
  it("turns the table to the long wall in a narrow room", () => {
    const plan = planSeating(createRoom({ length: 14, width: 4.9, height: 2.6 })!, "ushape")!;
    expect(plan.turned).toBe(true);
    expect(plan.screen.y).toBeLessThan(0.2);
    expect(plan.screen.x + plan.screen.width / 2).toBeCloseTo(7);
    expect(plan.seats.filter(({ facing }) => facing === 90).length).toBeGreaterThan(plan.people / 2);
    expect(plan.dimensionChain.reduce((sum, { metres }) => sum + metres, 0)).toBeCloseTo(14, 0);
  });

  it("never turns the table away from a built-in stage", () => {
    const stage = { width: 3, depth: 1, height: 0.4 };
    expect(planSeating(createRoom({ length: 14, width: 4.9, stage })!, "ushape")).toBeUndefined();
  });

  it.each(["ushape", "hollow"] as const)("joins tables of 1.8 and 1.2 m without gaps: %s", (layout) => {
    for (const [length, width] of [
      [10, 8],
      [13.7, 9.1],
      [20.3, 12.4],
    ] as const) {
      const { tables } = planSeating(createRoom({ length, width, height: 4 })!, layout)!;
      for (const table of tables) {
        const sides = [table.width, table.height].map((side) => Number(side.toFixed(2))).sort();
        expect([
          [0.6, 1.2],
          [0.6, 1.8],
        ]).toContainEqual(sides);
        expect(tables.some((other) => other !== table && overlaps(enlarge(table), other))).toBe(true);
      }
    }
  });

  it("adds a second ring with an opening in a large room", () => {
    const room = createRoom({ length: 30, width: 18, height: 5 })!;
    const plan = planSeating(room, "hollow")!;
    const single = planSeating(room, "hollow", { people: 60 })!;
    expect(plan.people).toBeGreaterThan(130);
    expect(Math.max(...single.tables.map(({ x }) => x))).toBeGreaterThan(20);
    const front = Math.min(...plan.tables.map(({ x }) => x));
    const first = plan.tables.filter(({ x, width }) => x - front < 0.01 && width < 1).sort((a, b) => a.y - b.y);
    const gaps = first.slice(1).map((table, index) => table.y - first[index]!.y - first[index]!.height);
    expect(Math.max(...gaps)).toBeCloseTo(1.2);
  });

  it("moves the table off a pillar", () => {
    const pillar = { x: 6.6, y: 3.6, width: 0.8, height: 0.8 };
    const room = { ...createRoom({ length: 14, width: 8, height: 3 })!, pillars: [pillar] };
    const plan = planSeating(room, "boardroom")!;
    expect(plan.people).toBeGreaterThan(10);
    expect(plan.tables.some((table) => overlaps(table, pillar))).toBe(false);
  });
});
