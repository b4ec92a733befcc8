import { describe, expect, it } from "vitest";
import { getDoorways, createRoom } from "./room.ts";

describe("roomOf", () => {
  it("returns undefined if a side is unknown", () => {
    expect(createRoom({ length: 20 })).toBeUndefined();
    expect(createRoom({ length: 20, width: 0 })).toBeUndefined();
  });

  it("places doors by the size of the room, deterministically", () => {
    expect(createRoom({ length: 9, width: 6 })!.doors).toHaveLength(1);
    expect(createRoom({ length: 15, width: 10 })!.doors).toHaveLength(2);
    expect(createRoom({ length: 32, width: 18 })!.doors).toHaveLength(3);
    expect(createRoom({ length: 32, width: 18 })).toEqual(createRoom({ length: 32, width: 18 }));
  });

  it("keeps doorways and pillars inside the walls", () => {
    for (const [length, width] of [
      [4, 3],
      [27, 3],
      [3, 27],
      [60, 40],
    ] as const) {
      const room = createRoom({ length, width, pillars: 5 })!;
      expect(room.pillars).toHaveLength(5);
      for (const { x, y, width: long, height } of [...getDoorways(room), ...room.pillars]) {
        expect(x >= -0.01 && y >= -0.01 && x + long <= length + 0.01 && y + height <= width + 0.01).toBe(true);
      }
    }
  });

  it("keeps stage and screen within the walls", () => {
    const room = createRoom({
      length: 8,
      width: 6,
      stage: { width: 9, depth: 9, height: 1 },
      led: { width: 7, height: 4 },
    })!;
    expect(room.stage).toEqual({ width: 6, depth: 4 });
    expect(room.screen).toBeUndefined();
  });
});
