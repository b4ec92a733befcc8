import { describe, expect, it } from "vitest";
import { layouts } from "../space/layouts.ts";
import { divideRoom, planParts, type RoomSpan } from "./divide-room.ts";
import { createRoom } from "./room.ts";

const parentRoom = createRoom({
  length: 36,
  width: 24,
  height: 7,
  pillars: 6,
  stage: { width: 12, depth: 4, height: 1 },
})!;
const along: RoomSpan[] = [
  { axis: "x", from: 0, to: 12 },
  { axis: "x", from: 12, to: 24 },
  { axis: "x", from: 24, to: 36 },
];
const across: RoomSpan[] = [
  { axis: "y", from: 0, to: 8 },
  { axis: "y", from: 8, to: 16 },
  { axis: "y", from: 16, to: 24 },
];

describe("divide", () => {
  it.each([along, across])("distributes floor, pillars and doors, and gives every part a door", (...spans) => {
    const parts = divideRoom(parentRoom, spans);
    const area = parts.reduce((sum, { room }) => sum + room.length * room.width, 0);
    expect(area).toBeCloseTo(parentRoom.length * parentRoom.width);
    const standing = parts.flatMap(({ room }) => room.pillars);
    const floor = (rects: { width: number; height: number }[]) =>
      rects.reduce((sum, { width, height }) => sum + width * height, 0);
    expect(floor(standing)).toBeCloseTo(floor(parentRoom.pillars));
    for (const { room } of parts) {
      expect(room.doors.length).toBeGreaterThan(0);
      for (const { wall, at, width } of room.doors) {
        const size = wall === "back" ? room.width : room.length;
        expect(at - width / 2 >= -1e-6 && at + width / 2 <= size + 1e-6).toBe(true);
      }
    }
  });

  it("places no door in a partition", () => {
    expect(divideRoom(parentRoom, along).map(({ room }) => room.doors.some(({ wall }) => wall === "back"))).toEqual([
      false,
      false,
      true,
    ]);
    expect(divideRoom(parentRoom, across)[1]!.room.doors.every(({ wall }) => wall === "back")).toBe(true);
  });

  it("assigns the built-in stage to the part at its wall", () => {
    expect(divideRoom(parentRoom, along).map(({ room }) => room.stage?.depth)).toEqual([4, undefined, undefined]);
    expect(divideRoom(parentRoom, across).map(({ room }) => room.stage)).toEqual([undefined, undefined, undefined]);
  });
});

describe("planParts", () => {
  it("keeps every part's seats within its own walls", () => {
    for (const { key: layout } of layouts) {
      for (const spans of [along, across]) {
        const requests = spans.map(() => ({ layout }));
        const plans = planParts(parentRoom, spans, requests);
        plans.forEach((plan, index) => {
          expect(plan, layout).toBeDefined();
          const { axis, from, to } = spans[index]!;
          for (const seat of plan!.seats) expect(seat[axis] > from && seat[axis] < to, layout).toBe(true);
        });
      }
    }
  });
});
