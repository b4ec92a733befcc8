import { describe, expect, it } from "vitest";
import { layouts } from "../space/layout.ts";
import { divide, planParts, type Span } from "./divide.ts";
import { roomOf } from "./room.ts";

const hall = roomOf({ length: 36, width: 24, height: 7, pillars: 6, stage: { width: 12, depth: 4, height: 1 } })!;
const along: Span[] = [
  { axis: "x", from: 0, to: 12 },
  { axis: "x", from: 12, to: 24 },
  { axis: "x", from: 24, to: 36 },
];
const across: Span[] = [
  { axis: "y", from: 0, to: 8 },
  { axis: "y", from: 8, to: 16 },
  { axis: "y", from: 16, to: 24 },
];

describe("divide", () => {
  it.each([along, across])("distributes floor, pillars and doors, and gives every part a door", (...spans) => {
    const parts = divide(hall, spans);
    const area = parts.reduce((sum, { room }) => sum + room.length * room.width, 0);
    expect(area).toBeCloseTo(hall.length * hall.width);
    const standing = parts.flatMap(({ room }) => room.pillars);
    const floor = (rects: { width: number; height: number }[]) =>
      rects.reduce((sum, { width, height }) => sum + width * height, 0);
    expect(floor(standing)).toBeCloseTo(floor(hall.pillars));
    for (const { room } of parts) {
      expect(room.doors.length).toBeGreaterThan(0);
      for (const { wall, at, width } of room.doors) {
        const size = wall === "back" ? room.width : room.length;
        expect(at - width / 2 >= -1e-6 && at + width / 2 <= size + 1e-6).toBe(true);
      }
    }
  });

  it("places no door in a partition", () => {
    expect(divide(hall, along).map(({ room }) => room.doors.some(({ wall }) => wall === "back"))).toEqual([
      false,
      false,
      true,
    ]);
    expect(divide(hall, across)[1]!.room.doors.every(({ wall }) => wall === "back")).toBe(true);
  });

  it("assigns the built-in stage to the part at its wall", () => {
    expect(divide(hall, along).map(({ room }) => room.stage?.depth)).toEqual([4, undefined, undefined]);
    expect(divide(hall, across).map(({ room }) => room.stage)).toEqual([undefined, undefined, undefined]);
  });
});

describe("planParts", () => {
  it("keeps every part's seats within its own walls", () => {
    for (const { key: layout } of layouts) {
      for (const spans of [along, across]) {
        const asks = spans.map(() => ({ layout }));
        const plans = planParts(hall, spans, asks);
        plans.forEach((plan, index) => {
          expect(plan, layout).toBeDefined();
          const { axis, from, to } = spans[index]!;
          for (const seat of plan!.seats) expect(seat[axis] > from && seat[axis] < to, layout).toBe(true);
        });
      }
    }
  });
});
