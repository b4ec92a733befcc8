import type { ArticleFigureWire } from "#contract/schemas/article-figure.ts";
import type { CaseDrawing } from "#contract/schemas/case-drawing.ts";
import type { ArticleFigure, FigureRoom, PlacedFigure } from "#domain/content/article-figure.ts";
import { getCapacity } from "#domain/seating/capacity.ts";
import { planSeating } from "#domain/seating/plan-seating.ts";
import { createRoom } from "#domain/seating/room.ts";
import { drawRoom } from "#domain/seating-drawing/draw-room.ts";
import { articleZh } from "#texts/content/article.zh.ts";

type OfKind<Kind extends ArticleFigure["kind"]> = Extract<PlacedFigure, { kind: Kind }>;

/** Height of a stage that an article describes by its sides, m; nothing that is drawn depends on it. */
const stageHeight = 0.6;

/** Returns the room of a figure, which has no pillars. */
const toRoom = ({ length, width, stage }: FigureRoom) =>
  createRoom({ length, width, pillars: 0, ...(stage && { stage: { ...stage, height: stageHeight } }) });

function buildRuler(figure: OfKind<"ruler">): ArticleFigureWire | undefined {
  const { room, layout, ...rest } = figure;
  const measured = toRoom(room);
  if (!measured) return undefined;
  const { comfortable, limit } = getCapacity(measured, layout);
  return { ...rest, layout, length: room.length, width: room.width, comfortable, limit };
}

function buildPlan({ room, layout, people, ...rest }: OfKind<"plan">): ArticleFigureWire | undefined {
  const measured = toRoom(room);
  const plan = measured && planSeating(measured, layout, { people });
  if (!plan) return undefined;
  const { frame, marks } = drawRoom(measured, plan);
  const { length, width } = measured;
  const { lastRow, farthest, seats } = plan;
  const drawing = { name: articleZh.room, length, width, frame, marks: marks as CaseDrawing["marks"] };
  return {
    ...rest,
    layout,
    people: plan.people,
    hasSpare: seats.length > plan.people,
    farthest,
    drawing: { ...drawing, seated: { people: plan.people, layout, lastRow } },
    ...(room.stage && { stage: room.stage }),
  };
}

/** Tolerance of a quotient that is a whole number but for the binary fraction: 14.4 ÷ 0.96. */
const tolerance = 1e-9;

function buildProduct({ factors, ...rest }: OfKind<"product">): ArticleFigureWire {
  const withCounts = factors.map((factor) => ({
    ...factor,
    count: Math.floor(factor.length / factor.step + tolerance),
  }));
  return { ...rest, factors: withCounts, product: withCounts.reduce((product, { count }) => product * count, 1) };
}

/** Computes what follows from a figure; undefined for a room that its rules cannot set up. */
function buildFigure(figure: PlacedFigure): ArticleFigureWire | undefined {
  switch (figure.kind) {
    case "ruler":
      return buildRuler(figure);
    case "plan":
      return buildPlan(figure);
    case "product":
      return buildProduct(figure);
    case "bars": {
      const items = [...figure.items];
      return { ...figure, items, sum: items.reduce((sum, { value }) => sum + value, 0) };
    }
    case "minutes":
      return { ...figure, minutes: figure.people / (figure.places * figure.perMinute) };
    case "shares": {
      const { of, items, ...rest } = figure;
      return { ...rest, items: items.map((item) => ({ ...item, value: Math.round(of * item.share) })) };
    }
  }
}

/** Computes the figures of an article, in the order of their paragraphs. */
export const buildArticleFigures = (figures: readonly PlacedFigure[]): ArticleFigureWire[] =>
  figures.toSorted((a, b) => a.paragraph - b.paragraph).flatMap((figure) => buildFigure(figure) ?? []);
