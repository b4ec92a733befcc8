import { formatMetres, formatNumber, formatSize } from "../format.ts";
import { sightFigures } from "./sight-figures.ts";
import type { SeatingPlan } from "../seating/plan.ts";
import { type LayoutKey, layoutByKey } from "../space/layout.ts";
import type { Drawing } from "./draw-room.ts";

/** The text templates that describe a drawing; figures are passed formatted. */
export interface PlanWords {
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
function rowsOf({ seats, people, turned }: SeatingPlan): number {
  return new Set(seats.slice(0, people).map(({ x, y }) => Math.round((turned ? y : x) * 10))).size;
}

function seatedWords(plan: SeatingPlan, words: PlanWords): string[] {
  const { layout, people, seats, stage, screen, assumed, blocked } = plan;
  const { lastRow, farthest, ratio } = sightFigures(plan);
  const left = seats.length - people;
  const furniture = words.furniture[layout](formatNumber(plan.tablesInUse), formatNumber(rowsOf(plan)));
  return [
    words.seated(layoutByKey(layout).name, formatNumber(people), furniture) +
      (left > 0 ? words.left(formatNumber(left)) : ""),
    (stage ? words.stage(formatSize(stage.height, stage.width), assumed.stage) : "") +
      words.screen(formatSize(screen.width, screen.height), assumed.screen),
    words.sight(lastRow, farthest, ratio),
    blocked > 0 ? words.blocked(formatNumber(blocked)) : "",
  ];
}

/** Describes how many people sit in each part of a divided room. */
export function partsInWords(
  divided: NonNullable<Drawing["divided"]>,
  { part, noPart }: Pick<PlanWords, "part" | "noPart">,
): string {
  return divided.map(({ name, plan }) => (plan ? part(name, formatNumber(plan.people)) : noPart(name))).join("，");
}

/** Describes a drawing in full sentences, for screen readers. `layout` is the requested one. */
export function planInWords(
  name: string,
  { room, plan, parts, divided }: Drawing,
  layout: LayoutKey | undefined,
  words: PlanWords,
): string {
  const { length, width, height, doors, pillars } = room;
  const said = plan
    ? seatedWords(plan, words)
    : divided && layout
      ? [words.divided(layoutByKey(layout).name, partsInWords(divided, words))]
      : [layout ? words.unsuitable(layoutByKey(layout).name) : words.empty];
  return [
    words.room(name, formatMetres(length), formatMetres(width)) + (height ? words.height(formatMetres(height)) : ""),
    ...said,
    parts.length > 0 ? words.parts(parts.map((part) => part.name).join("、")) : "",
    words.fixed(formatNumber(doors.length), formatNumber(pillars.length)),
  ]
    .filter(Boolean)
    .map((sentence) => `${sentence}。`)
    .join("");
}
