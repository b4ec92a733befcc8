import { expect, it } from "vitest";
import type { PlacedFigure } from "#domain/content/article-figure.ts";
import { buildArticleFigures } from "./build-article-figures.ts";

const room = { length: 20, width: 15, stage: { width: 8, depth: 3 } };

it("orders figures by their paragraphs and computes what follows from each", () => {
  const figures: PlacedFigure[] = [
    { kind: "minutes", paragraph: 2, people: 200, places: 4, perMinute: 5, available: 15 },
    { kind: "shares", paragraph: 1, of: 220, unit: "人", items: [{ label: "免费", share: 0.75 }] },
    {
      kind: "product",
      paragraph: 0,
      unit: "座",
      // 0.56 × 18 in binary is a little more than 10.08: it fits 18 times.
      factors: [
        { length: 10.08, step: 0.56, unit: "座" },
        { length: 12.8, step: 0.96, unit: "排" },
      ],
    },
  ];
  expect(buildArticleFigures(figures)).toMatchObject([
    { kind: "product", product: 234, factors: [{ count: 18 }, { count: 13 }] },
    { kind: "shares", items: [{ value: 165 }] },
    { kind: "minutes", minutes: 10, available: 15 },
  ]);
});

it("reads a room as the seating rules do, with the spare seats of its plan", () => {
  const [ruler, plan] = buildArticleFigures([
    { kind: "ruler", paragraph: 0, room, layout: "theatre", published: 280, people: 220 },
    { kind: "plan", paragraph: 1, room, layout: "theatre", people: 220 },
  ]);
  expect(ruler).toMatchObject({ comfortable: 250, limit: 333, published: 280, people: 220, length: 20, width: 15 });
  expect(plan).toMatchObject({ people: 220, hasSpare: true, stage: room.stage, drawing: { length: 20, width: 15 } });
});

it("leaves out a room that cannot be set up", () => {
  const plan = { kind: "plan", paragraph: 0, room: { length: 2, width: 1 }, layout: "banquet", people: 300 } as const;
  expect(buildArticleFigures([plan])).toEqual([]);
});
