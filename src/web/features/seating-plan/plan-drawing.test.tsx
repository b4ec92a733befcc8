import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Viewpoint } from "#domain/picture/picture.ts";
import { planSeating } from "#domain/seating/plan-seating.ts";
import { type MeasuredRoom, createRoom } from "#domain/seating/room.ts";
import { drawRoom } from "#domain/seating-drawing/draw-room.ts";
import { type LayoutKey, layouts } from "#domain/space/layouts.ts";
import { MeasuredPlan } from "./measured-plan.tsx";
import { PlanDrawing } from "./plan-drawing.tsx";
import { PlanThumb } from "./plan-thumb.tsx";
import { ViewpointMark } from "./viewpoint-mark.tsx";

const space = { length: 32, width: 18, height: 6.2, led: { width: 6.6, height: 3.7 } };

function renderDrawing(space: MeasuredRoom, layout: LayoutKey, people?: number): string {
  const room = createRoom(space)!;
  const plan = planSeating(room, layout, people === undefined ? {} : { people });
  return renderToString(<PlanDrawing name="宴会厅A" plan={plan} room={room} />);
}

function renderMeasured(space: MeasuredRoom, layout: LayoutKey, people?: number): string {
  const room = createRoom(space)!;
  const plan = planSeating(room, layout, people === undefined ? {} : { people });
  return renderToString(<MeasuredPlan drawing={drawRoom(room, plan)} name="宴会厅A" />);
}
const bytes = (markup: string) => Buffer.byteLength(markup);
const count = (markup: string, what: RegExp) => markup.match(what)?.length ?? 0;

describe("PlanDrawing", () => {
  it("labels the drawing with space, layout, people and spare seats", () => {
    expect(renderDrawing(space, "classroom", 180)).toContain('aria-label="宴会厅A 课桌式平面图，180 人，余 28 座"');
    expect(renderDrawing({ length: 40, width: 25 }, "boardroom")).toContain('aria-label="宴会厅A平面图"');
  });

  it("marks where a picture was taken by a wedge that points where it looks", () => {
    const room = createRoom({ length: 20, width: 10 })!;
    const draw = (viewpoint: Viewpoint) =>
      renderToString(
        <PlanDrawing name="宴会厅A" plan={undefined} room={room}>
          <ViewpointMark room={room} viewpoint={viewpoint} />
        </PlanDrawing>,
      );
    // Straight to the screen, and from the back on the right to the front on the left: 10 m along, 10 m across.
    expect(draw({ at: [0.9, 0.5], to: [0, 0.5] })).toContain('transform="translate(18 5)rotate(180)scale(');
    expect(draw({ at: [1, 0], to: [0.5, 1] })).toContain('transform="translate(20 0)rotate(135)scale(');
  });

  it("draws occupied and spare chairs, one outline each", () => {
    const markup = renderDrawing(space, "classroom", 180);
    const path = (name: string) => /d="([^"]*)"/.exec(markup.split(`class="${name}"`).at(-1)!)![1]!;
    expect(count(path("seat"), /z/g)).toBe(180);
    expect(count(path("freeSeat"), /z/g)).toBe(28);
    expect(count(path("table"), /z/g)).toBe(90);
  });

  it("draws full round tables from one symbol and a partly occupied table chair by chair", () => {
    const markup = renderDrawing(space, "banquet", 125);
    const plan = planSeating(createRoom(space)!, "banquet", { people: 125 })!;
    expect(count(markup, /<use /g)).toBe(plan.tables.length - 1);
    const id = /<g id="([^"]*)"/.exec(markup)![1];
    expect(count(markup, new RegExp(`href="#${id}"`, "g"))).toBe(plan.tables.length - 1);
  });

  it.each(layouts.map(({ key }) => key))("stays under 25 kB for a thousand seats: %s", (layout) => {
    for (const room of [space, { length: 40, width: 32, height: 8 }, { length: 54, width: 36, height: 10 }]) {
      expect(bytes(renderDrawing(room, layout))).toBeLessThan(25_000);
    }
  });
});

describe("MeasuredPlan", () => {
  it("shows stage, screen and the last row's distance in both orientations", () => {
    const plan = planSeating(createRoom(space)!, "classroom", { people: 180 })!;
    const text = renderMeasured(space, "classroom", 180).replace(/<!-- -->|<[^>]*>/g, "");
    const chain = plan.dimensionChain.map(
      ({ what, metres }) => `${{ stage: "舞台 ", seats: "课桌 ", free: "" }[what]}${metres.toFixed(1)}`,
    );
    expect(text.split(chain.join(""))).toHaveLength(3);
    expect(text.split(`最后一排距屏 ${plan.lastRow.toFixed(1)} m`)).toHaveLength(3);
    expect(text).toContain("舞台10.8 × 3.6屏幕6.6 × 3.7");
    expect(plan.dimensionChain.reduce((sum, { metres }) => sum + metres, 0)).toBeCloseTo(32);
  });

  it("shows no chain and no notes for an empty room", () => {
    const markup = renderMeasured({ length: 40, width: 25 }, "boardroom");
    expect(markup).not.toContain("chain");
    expect(markup).not.toContain("note");
  });
});

describe("PlanThumb", () => {
  it.each(layouts.map(({ key }) => key))("stays under 2 kB at any scale: %s", (layout) => {
    for (const pxPerMetre of [1.6, 4, 12]) {
      for (const room of [space, { length: 54, width: 36, height: 9 }, { length: 11, width: 7, height: 3 }]) {
        const thumb = <PlanThumb layout={layout} people={180} pxPerMetre={pxPerMetre} space={room} />;
        expect(bytes(renderToString(thumb))).toBeLessThan(2048);
      }
    }
  });

  it("sizes the drawing by its scale and draws lines instead of chairs below 4.5 px a metre", () => {
    const near = renderToString(<PlanThumb layout="classroom" pxPerMetre={5} space={space} />);
    const far = renderToString(<PlanThumb layout="classroom" pxPerMetre={2} space={space} />);
    expect(near).toContain('width="162"');
    expect(near).toContain("stroke-dasharray");
    expect(far).not.toContain("stroke-dasharray");
    expect(far).not.toContain("p-table");
  });

  it("renders nothing where a side is unknown and the empty room where the layout does not suit", () => {
    expect(renderToString(<PlanThumb layout="theatre" pxPerMetre={4} space={{ length: 20 }} />)).toBe("");
    const bare = renderToString(<PlanThumb layout="boardroom" pxPerMetre={4} space={space} />);
    expect(count(bare, /<path/g)).toBe(1);
  });
});
