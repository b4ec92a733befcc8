import { describe, expect, it } from "vitest";
import { roomOf } from "../../../domain/seating/room.ts";
import { figuresOf } from "../../features/capacity-table/hall.ts";
import { arrangeSpace } from "./space-plan.ts";
import { plainVerdict, planVerdict } from "./verdict.ts";

const space = { id: "1", name: "厅", length: 32, width: 18, height: 6.2, capacity: {}, led: { width: 8, height: 4.5 } };
const room = roomOf(space)!;
const wants = { stage: true, led: true };

describe("arrangeSpace", () => {
  it("uses the built-in LED wall, or a screen sized by the rules when it is off", () => {
    const own = arrangeSpace(room, { people: 180, layout: "classroom" }, wants).plan!;
    const hung = arrangeSpace(room, { people: 180, layout: "classroom" }, { ...wants, led: false }).plan!;
    expect(own.screen).toMatchObject({ width: 8, height: 4.5 });
    expect(hung.screen.height).not.toBe(4.5);
  });

  it("removes the stage when it is off and still returns its depth", () => {
    const staged = arrangeSpace(room, { people: 180, layout: "theatre" }, wants);
    const bare = arrangeSpace(room, { people: 180, layout: "theatre" }, { ...wants, stage: false });
    expect(staged.plan?.stage?.width).toBe(staged.stageDepth);
    expect(bare.plan?.stage).toBeUndefined();
    expect(bare.stageDepth).toBe(staged.stageDepth);
  });
});

describe("verdicts", () => {
  const { comfortable, limit } = arrangeSpace(room, { people: 1, layout: "classroom" }, wants).plan!.capacity;
  const said = (people: number) =>
    planVerdict(arrangeSpace(room, { people, layout: "classroom" }, wants).plan!, people);

  it("goes from comfortable to limit to the number of missing seats", () => {
    expect(said(comfortable).head).toBe("坐得下，舒适。");
    expect(said(limit).head).toBe("到上限才坐得下。");
    expect(said(limit + 12).head).toBe("坐不下，还差 12 座。");
    expect([said(comfortable), said(limit), said(limit + 1)].map(({ tone }) => tone)).toEqual([
      "good",
      "caution",
      "caution",
    ]);
  });

  it("uses the published capacity when nothing is measured", () => {
    const figures = figuresOf({ id: "2", name: "厅", capacity: { theatre: 300, ushape: 0 } }, undefined);
    expect(plainVerdict(figures.theatre, "theatre", 300, false).tone).toBe("good");
    expect(plainVerdict(figures.theatre, "theatre", 301, false).head).toContain("300");
    expect(plainVerdict(figures.ushape, "ushape", 10, false).head).toContain("不适合");
    expect(plainVerdict(figures.banquet, "banquet", 10, false).head).toContain("暂无");
  });
});
