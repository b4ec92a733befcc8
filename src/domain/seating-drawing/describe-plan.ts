import { formatMetres, formatNumber, formatSize } from "../format-number.ts";
import { sightFigures } from "./sight-figures.ts";
import type { SeatingPlan } from "../seating/plan-seating.ts";
import { type LayoutKey, getLayoutByKey } from "../space/layouts.ts";
import type { Drawing } from "./draw-room.ts";

/** The text templates that describe a drawing; figures are passed formatted. */
export interface PlanTexts {
  room: (name: string, length: string, width: string) => string;
  height: (metres: string) => string;
  stage: (size: string, assumed: boolean) => string;
  screen: (size: string, assumed: boolean) => string;
  furniture: Record<LayoutKey, (tables: string, rows: string) => string>;
  seated: (layout: string, people: string, furniture: string) => string;
  left: (seats: string) => string;
  empty: string;
  unsuitable: (layout: string) => string;
  sight: (lastRow: string, farthest: string, ratio: string) => string;
  blocked: (seats: string) => string;
  divided: (layout: string, parts: string) => string;
  part: (name: string, people: string) => string;
  noPart: (name: string) => string;
  parts: (names: string) => string;
  fixed: (doors: string, pillars: string) => string;
}

/** Counts the rows of occupied seats, across the viewing direction. */
function countRows({ seats, people, turned }: SeatingPlan): number {
  return new Set(seats.slice(0, people).map(({ x, y }) => Math.round((turned ? y : x) * 10))).size;
}

function describeSeating(plan: SeatingPlan, texts: PlanTexts): string[] {
  const { layout, people, seats, stage, screen, assumed, blocked } = plan;
  const { lastRow, farthest, ratio } = sightFigures(plan);
  const left = seats.length - people;
  const furniture = texts.furniture[layout](formatNumber(plan.tablesInUse), formatNumber(countRows(plan)));
  return [
    texts.seated(getLayoutByKey(layout).name, formatNumber(people), furniture) +
      (left > 0 ? texts.left(formatNumber(left)) : ""),
    (stage ? texts.stage(formatSize(stage.height, stage.width), assumed.stage) : "") +
      texts.screen(formatSize(screen.width, screen.height), assumed.screen),
    texts.sight(lastRow, farthest, ratio),
    blocked > 0 ? texts.blocked(formatNumber(blocked)) : "",
  ];
}

/** Describes how many people sit in each part of a divided room. */
export function describeParts(
  divided: NonNullable<Drawing["divided"]>,
  { part, noPart }: Pick<PlanTexts, "part" | "noPart">,
): string {
  return divided.map(({ name, plan }) => (plan ? part(name, formatNumber(plan.people)) : noPart(name))).join("，");
}

/** Describes a drawing in full sentences, for screen readers. `layout` is the requested one. */
export function describePlan(
  name: string,
  { room, plan, parts, divided }: Drawing,
  layout: LayoutKey | undefined,
  texts: PlanTexts,
): string {
  const { length, width, height, doors, pillars } = room;
  const sentences = plan
    ? describeSeating(plan, texts)
    : divided && layout
      ? [texts.divided(getLayoutByKey(layout).name, describeParts(divided, texts))]
      : [layout ? texts.unsuitable(getLayoutByKey(layout).name) : texts.empty];
  return [
    texts.room(name, formatMetres(length), formatMetres(width)) + (height ? texts.height(formatMetres(height)) : ""),
    ...sentences,
    parts.length > 0 ? texts.parts(parts.map((part) => part.name).join("、")) : "",
    texts.fixed(formatNumber(doors.length), formatNumber(pillars.length)),
  ]
    .filter(Boolean)
    .map((sentence) => `${sentence}。`)
    .join("");
}
