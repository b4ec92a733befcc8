import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { VrScene } from "#domain/picture/picture.ts";
import { getCompassReading, getDirectionAfterMove, toRoundedDegrees, wrapAngle } from "./view-direction.ts";

const quarter = Math.PI / 2;
const scene = (id: string, spaceId: string, bearing?: number): VrScene => ({
  id,
  name: id,
  panorama: { hash: "0".repeat(20), width: 4096, height: 2048, color: "#888888", catalogType: "huiyishi" },
  catalogType: "huiyishi",
  spaceId,
  ...(bearing !== undefined && { bearing }),
  view: { yaw: 0.3, pitch: -0.1 },
  hotspots: [],
});

test("wraps an angle to half a turn in the same direction", () => {
  fc.assert(
    fc.property(fc.double({ min: -50, max: 50, noNaN: true }), (angle) => {
      const wrapped = wrapAngle(angle);
      expect(wrapped).toBeGreaterThan(-Math.PI - 1e-9);
      expect(wrapped).toBeLessThanOrEqual(Math.PI + 1e-9);
      expect(Math.cos(wrapped)).toBeCloseTo(Math.cos(angle), 6);
      expect(Math.sin(wrapped)).toBeCloseTo(Math.sin(angle), 6);
    }),
  );
  expect(toRoundedDegrees(-Math.PI)).toBe(180);
  expect(Object.is(toRoundedDegrees(-0.001), 0)).toBe(true);
});

describe("getDirectionAfterMove", () => {
  const look = { yaw: 1, pitch: 0.2 };
  test("keeps the direction in another layout of the same space", () => {
    expect(getDirectionAfterMove(scene("a", "1"), scene("b", "1", 2), look)).toEqual(look);
  });
  test("keeps the compass direction in another space where both bearings are known", () => {
    const to = getDirectionAfterMove(scene("a", "1", quarter), scene("b", "2", Math.PI), look);
    expect(wrapAngle(to.yaw + Math.PI)).toBeCloseTo(wrapAngle(look.yaw + quarter), 9);
    expect(to.pitch).toBe(0.2);
  });
  test("treats two scenes without a space as two rooms", () => {
    const { spaceId: _, ...lobby } = scene("a", "");
    expect(getDirectionAfterMove(lobby, { ...lobby, id: "b" }, look)).toEqual({ yaw: 0.3, pitch: -0.1 });
  });
  test("uses the next scene's initial direction where a bearing is unknown", () => {
    expect(getDirectionAfterMove(scene("a", "1", 1), scene("b", "2"), look)).toEqual({ yaw: 0.3, pitch: -0.1 });
    expect(getDirectionAfterMove(scene("a", "1"), scene("b", "2", 1), look)).toEqual({ yaw: 0.3, pitch: -0.1 });
  });
});

describe("getCompassReading", () => {
  test("points the needle north and names a compass point where the bearing is known", () => {
    expect(getCompassReading(0, quarter)).toEqual({ needle: -quarter, direction: "东", north: true });
    expect(getCompassReading(-quarter, quarter).direction).toBe("北");
    expect(getCompassReading(quarter, quarter).direction).toBe("南");
  });
  test("points at the panorama's middle and names a relative side without a bearing", () => {
    expect(getCompassReading(0, undefined)).toEqual({ needle: wrapAngle(-0), direction: "", north: false });
    expect(getCompassReading(quarter, undefined)).toEqual({ needle: -quarter, direction: "右", north: false });
    expect(getCompassReading(Math.PI, undefined).direction).toBe("后");
    expect(getCompassReading(-Math.PI / 4, undefined).direction).toBe("左前");
  });
});
