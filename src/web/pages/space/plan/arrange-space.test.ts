import { describe, expect, it } from "vitest";
import { createRoom } from "../../../../domain/seating/room.ts";
import { getCapacityByLayout } from "../../../features/capacity-table/capacity/space-capacity.ts";
import { arrangeSpace } from "./arrange-space.ts";
import { buildUndrawnVerdict, buildPlanVerdict } from "./verdict.ts";

const space = { id: "1", name: "厅", length: 32, width: 18, height: 6.2, capacity: {}, led: { width: 8, height: 4.5 } };
const room = createRoom(space)!;
const planOptions = { stage: true, led: true };

describe("arrangeSpace", () => {
  it("uses the built-in LED wall, or a screen sized by the rules when it is off", () => {
    const ledPlan = arrangeSpace(room, { people: 180, layout: "classroom" }, planOptions).plan!;
    const rulesPlan = arrangeSpace(room, { people: 180, layout: "classroom" }, { ...planOptions, led: false }).plan!;
    expect(ledPlan.screen).toMatchObject({ width: 8, height: 4.5 });
    expect(rulesPlan.screen.height).not.toBe(4.5);
  });

  it("removes the stage when it is off and still returns its depth", () => {
    const staged = arrangeSpace(room, { people: 180, layout: "theatre" }, planOptions);
    const bare = arrangeSpace(room, { people: 180, layout: "theatre" }, { ...planOptions, stage: false });
    expect(staged.plan?.stage?.width).toBe(staged.stageDepth);
    expect(bare.plan?.stage).toBeUndefined();
    expect(bare.stageDepth).toBe(staged.stageDepth);
  });
});

describe("verdicts", () => {
  const { comfortable, limit } = arrangeSpace(room, { people: 1, layout: "classroom" }, planOptions).plan!.capacity;
  const getVerdict = (people: number) =>
    buildPlanVerdict(arrangeSpace(room, { people, layout: "classroom" }, planOptions).plan!, people);

  it("goes from comfortable to limit to the number of missing seats", () => {
    expect(getVerdict(comfortable).head).toBe("可容纳，宽松。");
    expect(getVerdict(limit).head).toBe("可容纳，偏紧。");
    expect(getVerdict(limit + 12).head).toBe("容纳不下，还差 12 座。");
    expect([getVerdict(comfortable), getVerdict(limit), getVerdict(limit + 1)].map(({ tone }) => tone)).toEqual([
      "good",
      "caution",
      "caution",
    ]);
  });

  it("uses the published capacity when nothing is measured", () => {
    const figures = getCapacityByLayout({ id: "2", name: "厅", capacity: { theatre: 300, ushape: 0 } }, undefined);
    expect(buildUndrawnVerdict(figures.theatre, "theatre", 300, false).tone).toBe("good");
    expect(buildUndrawnVerdict(figures.theatre, "theatre", 301, false).head).toContain("300");
    expect(buildUndrawnVerdict(figures.ushape, "ushape", 10, false).head).toContain("不适合");
    expect(buildUndrawnVerdict(figures.banquet, "banquet", 10, false).head).toContain("暂无");
  });
});
