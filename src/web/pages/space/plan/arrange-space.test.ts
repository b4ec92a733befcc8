import { describe, expect, it } from "vitest";
import { createRoom } from "#domain/seating/room.ts";
import { getCapacityByLayout } from "#web/features/capacity-table/capacity/space-capacity.ts";
import { arrangeSpace } from "./arrange-space.ts";
import { buildVerdict } from "./verdict.ts";

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
  const figures = getCapacityByLayout(space, room).classroom;
  const getVerdict = (people: number) =>
    buildVerdict(
      arrangeSpace(room, { people, layout: "classroom" }, planOptions).plan,
      figures,
      { people, layout: "classroom" },
      true,
    );

  it("goes from comfortable to limit to the number of missing seats", () => {
    expect(getVerdict(comfortable).head).toBe(`可坐 ${comfortable}，刚好容纳`);
    expect(getVerdict(comfortable - 3).head).toBe(`可坐 ${comfortable}，余 3 座`);
    expect(getVerdict(limit).head).toBe("可容纳，偏紧");
    expect(getVerdict(limit + 12).head).toBe("容纳不下，差 12 座");
    expect([getVerdict(comfortable), getVerdict(limit), getVerdict(limit + 1)].map(({ tone }) => tone)).toEqual([
      "good",
      "caution",
      "caution",
    ]);
  });

  it("says where the published figure is below or above what the drawing seats", () => {
    const withPublished = (classroom: number, people: number) => {
      const { plan } = arrangeSpace(room, { people, layout: "classroom" }, planOptions);
      const published = getCapacityByLayout({ ...space, capacity: { classroom } }, room).classroom;
      return buildVerdict(plan, published, { people, layout: "classroom" }, true);
    };
    const below = withPublished(100, 120);
    expect(below.head).toBe("容纳不下，差 20 座");
    expect(below.text).toContain("场地标称至多 100\u00a0人");
    const above = withPublished(limit + 10, limit + 5);
    expect(above.head).toBe("可容纳，偏紧");
    expect(above.text).toContain(`图上按紧凑摆 ${limit}\u00a0人`);
  });

  it("counts the seats that a removed stage sets free, where no figure is published", () => {
    const small = { id: "4", name: "厅", length: 14, width: 9, capacity: {} };
    const bare = { ...planOptions, stage: false };
    const { plan } = arrangeSpace(createRoom(small)!, { people: 75, layout: "classroom" }, bare);
    const { classroom } = getCapacityByLayout(small, createRoom(small));
    expect(plan!.capacity.limit).toBeGreaterThan(classroom.limit!);
    expect(buildVerdict(plan, classroom, { people: plan!.capacity.limit, layout: "classroom" }, true).head).toBe(
      "可容纳，偏紧",
    );
  });

  it("uses the published capacity when nothing is measured, and the area where it cannot be true", () => {
    const marked = getCapacityByLayout({ id: "3", name: "厅", area: 100, capacity: { theatre: 900 } }, undefined);
    expect(buildVerdict(undefined, marked.theatre, { people: 100, layout: "theatre" }, false)).toMatchObject({
      head: "可坐 111，余 11 座",
      text: "场地标称 900 人，按面积最多约 111 人，请以现场为准。",
    });
    const figures = getCapacityByLayout({ id: "2", name: "厅", capacity: { theatre: 300, ushape: 0 } }, undefined);
    expect(buildVerdict(undefined, figures.theatre, { people: 300, layout: "theatre" }, false).tone).toBe("good");
    expect(buildVerdict(undefined, figures.theatre, { people: 301, layout: "theatre" }, false).head).toBe(
      "容纳不下，差 1 座",
    );
    expect(buildVerdict(undefined, figures.ushape, { people: 10, layout: "ushape" }, false).head).toContain("不适合");
    expect(buildVerdict(undefined, figures.banquet, { people: 10, layout: "banquet" }, false).head).toContain("暂无");
  });
});
