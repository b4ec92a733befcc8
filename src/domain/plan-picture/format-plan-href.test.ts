import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { layouts } from "../space/layouts.ts";
import { formatPlanHref, parsePlanPath, type PlannedRoom } from "./format-plan-href.ts";
import { renderPlannedRoom, renderPlanPicture } from "./render-plan-picture.ts";

const room = { length: 32.45, width: 18, height: 6.2 };
const rooms: PlannedRoom[] = [
  { room: room, layout: "classroom", people: 180 },
  { room: { ...room, pillars: 4 }, layout: "theatre" },
  {
    room: { ...room, stage: { width: 8, depth: 3.5, height: 0.6 }, led: { width: 6, height: 3.5 } },
    layout: "banquet",
  },
  { room: { length: 20, width: 9 }, layout: "cocktail", isEmpty: true },
];
const read = (href: string) => parsePlanPath(href.replace("/plans/", ""));
const draw = (planned: readonly PlannedRoom[]) => planned.map((each) => renderPlannedRoom(each, 2.5));

it("has everything in the address that the picture shows", () => {
  const href = formatPlanHref({ pxPerMetre: 2.5, rooms });
  expect(href).toBe("/plans/2/2.5/2-180-32.45-18-6.2_1--32.45-18-6.2-4_7--32.45-18-6.2--8-3.5-6-3.5_8-x-20-9.svg");
  const picture = read(href)!;
  expect(draw(picture.rooms)).toEqual(draw(rooms));
  expect(formatPlanHref(picture)).toBe(href);
});

it("formats the same address for whatever may be in a catalogue", () => {
  for (const { key } of layouts) {
    for (const people of [undefined, 1, 5000, 1_000_000]) {
      const href = formatPlanHref({ pxPerMetre: 1.666, rooms: [{ room: room, layout: key, people }] });
      expect(formatPlanHref(read(href)!)).toBe(href);
    }
  }
});

it("leaves rooms empty that are too much for one picture, and draws no address that no page formats", () => {
  const vast = Array.from({ length: 20 }, (): PlannedRoom => ({ room: { length: 80, width: 60 }, layout: "fishbone" }));
  const picture = read(formatPlanHref({ pxPerMetre: 1, rooms: vast }))!;
  expect(picture.rooms.filter(({ isEmpty }) => !isEmpty)).toHaveLength(8);
  const one = "2-180-32-18";
  for (const path of [
    `1/2.5/${one}.svg`,
    `2/0.01/${one}.svg`,
    `2/99/${one}.svg`,
    `2/2.5/9-180-32-18.svg`,
    `2/2.5/2-180-0-18.svg`,
    `2/2.5/2-180-501-18.svg`,
    `2/2.5/2-180-450-450.svg`,
    `2/2.5/${Array.from({ length: 25 }, () => one).join("_")}.svg`,
    `2/2.5/${one}-1-2-3-4-5-6-7.svg`,
    `2/2.5/${one}_.svg`,
    `2/2.5/${one}`,
    `2/2.5/../${one}.svg`,
  ])
    expect(parsePlanPath(path), path).toBeUndefined();
});

it("draws one room with its walls, several in strips without them", () => {
  const picture = { pxPerMetre: 2.5, rooms };
  const strips = renderPlanPicture(picture, draw(rooms));
  expect(strips.match(/translate\(0 \d+\)/g)).toEqual(["translate(0 0)", "translate(0 96)", "translate(0 192)"]);
  expect(strips).not.toContain("M0 0h32.45");
  expect(renderPlanPicture({ ...picture, rooms: rooms.slice(0, 1) }, draw(rooms))).toContain("M0 0h32.45v18h-32.45z");
});

it("draws what it drew before at the same address: who changes a drawing counts drawingVersion up, and this hash", () => {
  const all = layouts.flatMap(({ key }): PlannedRoom[] => [
    { room: { ...room, pillars: 4 }, layout: key },
    { room: { length: 14, width: 9, height: 3.2 }, layout: key, people: 24 },
  ]);
  const drawn = [1.6, 4].map((pxPerMetre) => all.map((each) => renderPlannedRoom(each, pxPerMetre)).join("\n"));
  expect(createHash("sha256").update(drawn.join("\n")).digest("hex").slice(0, 12)).toBe("55c037b5e777");
});
