import { formatMetres, formatNumber, formatSize } from "../format.ts";
import { sightFigures } from "./sight-figures.ts";
import type { SeatingPlan } from "../seating/plan.ts";
import { type LayoutKey, layoutByKey } from "../space/layout.ts";
import type { Drawing } from "./draw-room.ts";

/** The sentences that say a drawing; figures come written. */
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

/** Lines of seats across the way they look. */
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

/** How many sit in each part of a hall that is drawn divided. */
export function partsInWords(
  divided: NonNullable<Drawing["divided"]>,
  { part, noPart }: Pick<PlanWords, "part" | "noPart">,
): string {
  return divided.map(({ name, plan }) => (plan ? part(name, formatNumber(plan.people)) : noPart(name))).join("，");
}

/** A drawing in whole sentences, for whoever does not see it. `layout` is the one that was asked for. */
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
