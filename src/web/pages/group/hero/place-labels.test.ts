import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createAreaCurve, getFrame, placeLabels, toNoteBox } from "./place-labels.ts";

describe("the frame", () => {
  it("is that of the spaces where the required area fits into it, and larger where it does not", () => {
    expect(getFrame({ length: 40, width: 30 }, 600)).toEqual({ length: 40, width: 30 });
    const { length, width } = getFrame({ length: 40, width: 30 }, 2000);
    expect(length * width).toBeCloseTo(2000 / 0.7);
    expect(length / width).toBeCloseTo(4 / 3);
  });

  it("does not shrink the spaces to dots for an arena", () => {
    expect(getFrame({ length: 40, width: 30 }, 90_000)).toEqual({ length: 40, width: 30 });
  });
});

describe("the curve", () => {
  it("has every corner whose rectangle has the area, from the bottom to the right", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 20, max: 90 }),
        fc.integer({ min: 12, max: 60 }),
        fc.double({ min: 0.05, max: 0.95, noNaN: true }),
        (length, width, share) => {
          const area = length * width * share;
          const { path, bottom, right } = createAreaCurve({ length, width }, area)!;
          const points = path
            .slice(1)
            .split("L")
            .map((point) => point.split(" ").map(Number));
          expect(points.every(([x = 0, y = 0]) => Math.abs(x * y - area) < area * 0.02 + 1)).toBe(true);
          expect(points[0]![1]).toBeCloseTo(width, 1);
          expect(points.at(-1)![0]).toBeCloseTo(length, 1);
          expect(bottom).toBeCloseTo(area / width);
          expect(right).toBeCloseTo(area / length);
        },
      ),
    );
  });

  it("is absent where the frame is smaller than the area", () => {
    expect(createAreaCurve({ length: 20, width: 10 }, 201)).toBeUndefined();
  });
});

describe("labels", () => {
  const frame = { width: 700, height: 500 };

  it("give way to an earlier one that is closer than 20 pixels or would be under it", () => {
    const corners = [
      { x: 50, y: 50, characters: 8 },
      { x: 51, y: 51, characters: 8 },
      { x: 52, y: 47, characters: 8 },
      { x: 30, y: 90, characters: 8 },
    ];
    expect(placeLabels(corners, frame)).toEqual([true, false, false, true]);
  });

  it("give way to the note at the end of the curve", () => {
    const corner = { x: 95, y: 40, characters: 8 };
    const place = (percentY: number) => placeLabels([corner], frame, toNoteBox(percentY, 5, frame));
    expect([place(40), place(60)]).toEqual([[false], [true]]);
  });

  it("are left out where they would leave the frame", () => {
    expect(placeLabels([{ x: 61, y: 50, characters: 60 }], frame)).toEqual([false]);
  });
});
