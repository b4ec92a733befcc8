import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { panBy, initialView, type ZoomView, zoomAt } from "./zoom-view.ts";

const frame = { width: 400, height: 240, contentWidth: 400, contentHeight: 240, maxScale: 6 };

describe("zooming", () => {
  it("keeps the point under the finger in place", () => {
    const at = { x: 300, y: 60 };
    const view = zoomAt(initialView, 3, at, frame);
    expect(view.scale).toBe(3);
    expect([(at.x - view.x) / 3, (at.y - view.y) / 3]).toEqual([300, 60]);
  });

  it("clamps the scale between 1 and the maximum", () => {
    expect(zoomAt(initialView, 100, { x: 0, y: 0 }, frame).scale).toBe(6);
    expect(zoomAt({ scale: 2, x: -100, y: -20 }, 0.1, { x: 200, y: 100 }, frame)).toEqual(initialView);
    expect(zoomAt(initialView, 1.01, { x: 200, y: 100 }, frame)).toEqual(initialView);
  });

  it("never shows an area outside the content", () => {
    const step = fc.record({
      factor: fc.double({ min: 0.2, max: 5, noNaN: true }),
      x: fc.integer({ min: -600, max: 600 }),
      y: fc.integer({ min: -600, max: 600 }),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        let view: ZoomView = initialView;
        for (const { factor, x, y } of steps) {
          view = panBy(zoomAt(view, factor, { x: Math.abs(x) % 400, y: Math.abs(y) % 240 }, frame), x, y, frame);
          expect(view.scale).toBeGreaterThanOrEqual(1);
          expect(view.scale).toBeLessThanOrEqual(6);
          expect(Math.max(view.x, view.y)).toBeLessThanOrEqual(0);
          expect(view.x + 400 * view.scale).toBeGreaterThanOrEqual(400 - 1e-6);
          expect(view.y + 240 * view.scale).toBeGreaterThanOrEqual(240 - 1e-6);
        }
      }),
    );
  });
});
