import { describe, expect, it } from "vitest";
import { type LayoutKey, layouts } from "../space/layouts.ts";
import { getCapacity } from "./capacity.ts";
import { type MeasuredRoom, createRoom } from "./room.ts";

const createTestRoom = (length: number, width: number, more: Partial<MeasuredRoom> = {}) =>
  createRoom({ length, width, ...more })!;
const figures = (layout: LayoutKey, length: number, width: number, height?: number) =>
  getCapacity(createTestRoom(length, width, height ? { height } : {}), layout);

describe("capacityOf", () => {
  it("is limited by floor area in a large room: theatre at 1.2 and 0.9 m² a person", () => {
    expect(figures("theatre", 32, 18, 6.2)).toMatchObject({ comfortable: 480, limit: 640, boundBy: "floor" });
  });

  it("counts only full desks and full tables", () => {
    for (const [length, width] of [
      [32, 18],
      [22, 15],
      [12, 9],
      [17, 12],
    ] as const) {
      const atDesks = figures("classroom", length, width).comfortable;
      expect(atDesks % 2 === 0 || atDesks % 3 === 0).toBe(true);
      const { comfortable } = figures("banquet", length, width);
      expect(comfortable % 10 === 0 || comfortable % 8 === 0).toBe(true);
    }
  });

  it("seats about twenty at one table in 11 × 6.5 m and rejects 1,000 m² as unsuitable", () => {
    const board = figures("boardroom", 11, 6.5);
    expect(board.comfortable).toBeGreaterThanOrEqual(18);
    expect(board.comfortable).toBeLessThanOrEqual(24);
    for (const layout of ["boardroom", "ushape", "hollow"] as const) {
      expect(figures(layout, 40, 25)).toMatchObject({ comfortable: 0, limit: 0, boundBy: "unsuitable" });
    }
  });

  it("returns 0 for a room too small for the layout", () => {
    expect(figures("banquet", 4, 3)).toMatchObject({ comfortable: 0, boundBy: "unsuitable" });
    expect(figures("hollow", 5, 4).comfortable).toBe(0);
  });

  it("limits rows by a low ceiling, and not when the height is unknown", () => {
    const low = figures("theatre", 30, 12, 2.9);
    expect(low.boundBy).toBe("screen");
    expect(low.comfortable).toBeLessThan(figures("theatre", 30, 12, 6).comfortable);
    expect(figures("theatre", 30, 12).comfortable).toBeGreaterThanOrEqual(figures("theatre", 30, 12, 6).comfortable);
    expect(figures("banquet", 30, 12, 2.9)).toEqual(figures("banquet", 30, 12));
  });

  it("seats fewer people in fishbone than in banquet, in whole islands", () => {
    const { comfortable, limit } = figures("fishbone", 32, 18, 6.2);
    expect(comfortable).toBeLessThan(figures("banquet", 32, 18, 6.2).comfortable * 0.85);
    expect(comfortable % 5).toBe(0);
    expect(limit % 6).toBe(0);
  });

  it("tells comfortable fishbone from tight: a sixth person at an island comes only at the limit", () => {
    for (const [length, width] of [
      [10, 8],
      [20, 12],
      [32, 18],
    ] as const) {
      const { comfortable, limit } = figures("fishbone", length, width, 5);
      expect(limit).toBe((comfortable / 5) * 6);
    }
  });

  it("drops seats on and behind pillars", () => {
    const free = getCapacity(createTestRoom(20, 12, { height: 5 }), "classroom");
    const pillared = getCapacity(createTestRoom(20, 12, { height: 5, pillars: 4 }), "classroom");
    expect(pillared.comfortable).toBeLessThan(free.comfortable);
    expect(pillared.maximum).toBe(free.maximum);
  });

  it("drops seats for a deep built-in stage, and none when no stage is requested", () => {
    const baseRoom = createTestRoom(15, 10, { height: 6 });
    const stagedCapacity = getCapacity(
      createTestRoom(15, 10, { height: 6, stage: { width: 8, depth: 6, height: 0.8 } }),
      "classroom",
    );
    expect(stagedCapacity.limit).toBeLessThan(getCapacity({ ...baseRoom, stage: null }, "classroom").limit);
  });

  it("keeps comfortable <= limit <= maximum in every room", () => {
    for (let length = 5; length < 70; length += 3.7) {
      for (let width = 4; width < 45; width += 2.9) {
        for (const { key } of layouts) {
          const { comfortable, limit, maximum } = figures(key, length, width, 4.5);
          expect(comfortable <= limit && limit <= maximum, `${key} ${length} × ${width}`).toBe(true);
        }
      }
    }
  });
});
