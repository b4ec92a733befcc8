import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { planZh } from "#texts/venue/plan.zh.ts";
import { planSeating } from "../seating/plan-seating.ts";
import { createRoom } from "../seating/room.ts";
import { layouts } from "../space/layouts.ts";
import { drawDividedRoom, drawRoom } from "./draw-room.ts";
import { createLegend } from "./create-legend.ts";
import { a4, choosePaperScale, chooseScaleBar, sheetParts } from "./paper-scale.ts";
import { locateParts } from "./locate-parts.ts";
import { describePlan } from "./describe-plan.ts";
import { sightFigures } from "./sight-figures.ts";
import { judgePublished } from "./judge-published.ts";

const testRoom = createRoom({ length: 32, width: 18, height: 6.2, pillars: 4 })!;

describe("locateParts", () => {
  const ends = (...given: { name: string; length?: number; width?: number }[]) =>
    locateParts(testRoom, given).map(({ name, axis, from, to }) => [name, axis, +from.toFixed(1), +to.toFixed(1)]);

  it("places parts one after the other along the room, with sides in any order", () => {
    expect(ends({ name: "A", length: 16, width: 18 }, { name: "B", length: 18, width: 16 })).toEqual([
      ["A", "x", 0, 16],
      ["B", "x", 16, 32],
    ]);
  });

  it("distributes the thickness of partitions evenly", () => {
    expect(
      ends({ name: "A", length: 10.3, width: 18 }, { name: "B", length: 20.6, width: 18 }).map(([, , , to]) => to),
    ).toEqual([10.7, 32]);
  });

  it("places parts side by side across the room", () => {
    expect(ends({ name: "A", length: 32, width: 9 }, { name: "B", length: 32, width: 9 }).at(-1)).toEqual([
      "B",
      "y",
      9,
      18,
    ]);
  });

  it("returns no parts if dimensions are unknown or do not fill the room", () => {
    expect(ends({ name: "A", length: 16, width: 18 }, { name: "B" })).toEqual([]);
    expect(ends({ name: "A", length: 10, width: 18 }, { name: "B", length: 10, width: 18 })).toEqual([]);
    expect(ends({ name: "A", length: 32, width: 18 })).toEqual([]);
  });
});

describe("drawDividedRoom", () => {
  const parts = [
    { name: "A", length: 16, width: 18 },
    { name: "B", length: 16, width: 18 },
  ];

  it("plans each part separately, inside its own walls", () => {
    const { divided = [], parts: spans, plan } = drawDividedRoom(testRoom, "classroom", parts)!;
    expect(plan).toBeUndefined();
    expect(divided.map(({ name }) => name)).toEqual(["A", "B"]);
    for (const [index, part] of divided.entries()) {
      expect(part.plan!.people).toBeGreaterThan(50);
      const { from, to } = spans[index]!;
      expect(part.plan!.seats.every(({ x }) => x > from && x < to)).toBe(true);
    }
    const people = divided.map((part) => part.plan!.people);
    const drawing = drawDividedRoom(testRoom, "classroom", parts)!;
    expect(createLegend(drawing).find(({ sign }) => sign === "taken")?.count).toBe(people[0]! + people[1]!);
    expect(describePlan("大厅", drawing, "classroom", planZh.description)).toContain(
      `课桌式分隔使用：A ${people[0]} 人，B ${people[1]} 人`,
    );
  });

  it("returns undefined if the parts do not fill the room", () => {
    expect(drawDividedRoom(testRoom, "classroom", [{ name: "A" }, { name: "B" }])).toBeUndefined();
  });
});

describe("drawRoom", () => {
  it("contains the marks of room and furniture, and a legend", () => {
    const plan = planSeating(testRoom, "classroom", { people: 100 })!;
    const drawing = drawRoom(testRoom, plan, [
      { name: "A", length: 16, width: 18 },
      { name: "B", length: 16, width: 18 },
    ]);
    const roles = drawing.marks.flatMap((mark) => ("role" in mark ? mark.role : []));
    expect(roles).toEqual(expect.arrayContaining(["wall", "gap", "line", "partition", "table", "seat"]));
    expect(roles).toEqual(expect.arrayContaining(["stage-assumed", "screen-assumed"]));
    expect(createLegend(drawing).map(({ sign, count }) => `${sign} ${count}`)).toEqual([
      "seat 100",
      `ghost ${plan.seats.length - 100}`,
      "screen-assumed 1",
      "pillar 4",
      "partition 1",
      "door 3",
    ]);
  });

  it("dashes only an assumed stage and screen", () => {
    const equipped = { ...testRoom, stage: { width: 10, depth: 3 }, screen: { width: 6, height: 3.4 } };
    const plan = planSeating(equipped, "classroom", { people: 100 })!;
    expect(plan.assumed).toEqual({ stage: false, screen: false });
    const drawing = drawRoom(equipped, plan);
    const roles = drawing.marks.flatMap((mark) => ("role" in mark ? mark.role : []));
    expect(roles).toEqual(expect.arrayContaining(["stage", "screen"]));
    expect(describePlan("甲厅", drawing, "classroom", planZh.description)).not.toContain("建议");
    const bare = drawRoom(testRoom, planSeating(testRoom, "classroom", { people: 100 })!);
    expect(describePlan("甲厅", bare, "classroom", planZh.description)).toContain("建议屏幕");
  });

  it("prints a ratio consistent with its figures and within eight screen heights", () => {
    for (const people of [30, 100, 150, 180, 208]) {
      const plan = planSeating(testRoom, "classroom", { people })!;
      const { farthest, screenHeight, ratio } = sightFigures(plan);
      expect(Number(ratio)).toBeCloseTo(Number(farthest) / Number(screenHeight), 1);
      expect(Number(ratio)).toBeLessThanOrEqual(8);
    }
  });

  it("describes the drawing in text with the same figures, for every layout", () => {
    for (const { key, name } of layouts) {
      const plan = planSeating(testRoom, key, { people: 12 });
      const description = describePlan("甲厅", drawRoom(testRoom, plan), key, planZh.description);
      expect(description).toContain("甲厅长 32.0 m，宽 18.0 m，净高 6.2 m。");
      expect(description).toContain(plan ? `${name}可坐 ${plan.people} 人` : `不适合${name}`);
      expect(description).toContain("柱 4 根");
      expect(description).not.toMatch(/undefined|NaN|。。/);
    }
  });
});

describe("paper scale", () => {
  it("fits every room on A4 at a usual scale in the better orientation", () => {
    const side = fc.double({ min: 2, max: 500, noNaN: true });
    fc.assert(
      fc.property(side, side, (width, height) => {
        const sheet = choosePaperScale({ width, height });
        const [across, down] = sheet.landscape ? [a4.long, a4.short] : [a4.short, a4.long];
        const { dimension, chain, legend, title } = sheetParts;
        expect(sheet.width + dimension + 2 * a4.margin).toBeLessThanOrEqual(across + 1e-6);
        expect(sheet.height + dimension + chain + legend + title + 2 * a4.margin).toBeLessThanOrEqual(down + 1e-6);
        expect((width * 1000) / sheet.scale).toBeCloseTo(sheet.width);
      }),
    );
    expect(choosePaperScale({ width: 34.8, height: 20.8 })).toMatchObject({ landscape: true, scale: 150 });
    expect(choosePaperScale({ width: 14.8, height: 32.8 })).toMatchObject({ landscape: false, scale: 150 });
  });

  it("picks a round scale bar shorter than the drawing", () => {
    expect(
      [
        [3, 3],
        [6, 5],
        [34.8, 20.8],
        [14.8, 32.8],
        [82.8, 16.8],
        [500, 500],
      ].map(([width, height]) => chooseScaleBar({ width: width!, height: height! })),
    ).toEqual([0.5, 1, 5, 5, 10, 100]);
  });
});

describe("judgePublished", () => {
  const computed = { comfortable: 208, limit: 288, maximum: 400 };
  it.each([
    [undefined, "unknown"],
    [0, "published-unsuitable"],
    [208, "comfortable"],
    [209, "limit"],
    [289, "beyond-limit"],
    [440, "beyond-limit"],
    [441, "doubtful"],
  ] as const)("judges %s as %s", (published, judgement) => {
    expect(judgePublished({ ...computed, ...(published !== undefined && { published }) })).toBe(judgement);
  });

  it("returns unmeasured without computed capacity, and cannot-be-seated for a limit of 0", () => {
    expect(judgePublished({ published: 100 })).toBe("unmeasured");
    expect(judgePublished({ published: 100, comfortable: 0, limit: 0, maximum: 30 })).toBe("cannot-be-seated");
  });
});
