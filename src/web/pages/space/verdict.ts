import { formatNumber, keepUnits } from "../../../domain/format.ts";
import type { Drawing } from "../../../domain/seating-drawing/draw-room.ts";
import { peopleIn } from "../../../domain/seating-drawing/legend.ts";
import { partsInWords } from "../../../domain/seating-drawing/plan-in-words.ts";
import { sightFigures } from "../../../domain/seating-drawing/sight-figures.ts";
import { planZh } from "../../../texts/plan.zh.ts";
import { screenHeights } from "../../../domain/seating/rules.ts";
import type { SeatingPlan } from "../../../domain/seating/plan.ts";
import { layoutByKey, type LayoutKey } from "../../../domain/space/layout.ts";
import { spaceZh } from "../../../texts/space.zh.ts";
import type { HallFigures } from "../../features/capacity-table/hall.ts";

export interface Verdict {
  tone: "good" | "caution" | "soft";
  head: string;
  text: string;
  /** What the drawing assumes, and which rule limits the capacity. */
  bound?: string;
}

const words = spaceZh.verdict;

/** Formats the distance of the farthest seat relative to the screen's height. */
function sight(plan: SeatingPlan): string {
  const { lastRow, farthest, screenHeight, ratio } = sightFigures(plan);
  const way = lastRow === farthest ? words.lastRow(lastRow) : words.lastAndFarthest(lastRow, farthest);
  const screen = plan.assumed.screen ? words.assumedScreen(screenHeight) : words.screen(screenHeight);
  return way + (Number(ratio) <= screenHeights.farthest ? words.ratio(screen, ratio) : words.tooFar(screen, ratio));
}

/** Formats which drawn equipment is assumed; empty when the venue has all of it. */
function assumedWords({ assumed }: SeatingPlan): string {
  if (assumed.stage) return assumed.screen ? words.assumed.both : words.assumed.stage;
  return assumed.screen ? words.assumed.screen : "";
}

/** Formats the free seats at the drawn spacing; a closer, still comfortable spacing may seat more. */
const freeSeats = (left: number, drawn: number, comfortable: number): string =>
  comfortable > drawn ? words.closer(formatNumber(left), formatNumber(comfortable)) : words.free(formatNumber(left));

/** Builds the verdict for a drawn plan. */
export function planVerdict(plan: SeatingPlan, people: number): Verdict {
  const { capacity, share, seats, boundBy, leastShare } = plan;
  const left = seats.length - plan.people;
  const over = people - capacity.limit;
  const facts = [
    sight(plan),
    words.share(formatNumber(share, 1)),
    left > 0 && over <= 0 ? freeSeats(left, seats.length, capacity.comfortable) : "",
  ];
  const text = keepUnits(`${facts.filter(Boolean).join("；")}。`);
  const by = boundBy === "floor" ? spaceZh.bound.floor(formatNumber(leastShare, 1)) : spaceZh.bound[boundBy];
  const bound = assumedWords(plan) + by;
  if (over > 0) return { tone: "caution", head: words.over(formatNumber(over)), text, bound };
  if (people > capacity.comfortable) return { tone: "caution", head: words.tight, text, bound };
  return { tone: "good", head: words.fits, text, bound };
}

/** Builds the verdict for a space drawn divided: what each part seats. */
export function dividedVerdict(divided: NonNullable<Drawing["divided"]>, layout: LayoutKey): Verdict {
  const people = peopleIn(divided);
  if (people === 0)
    return { tone: "caution", head: words.unsuitable(layoutByKey(layout).name), text: words.unsuitableHint };
  const parts = partsInWords(divided, planZh.inWords);
  return {
    tone: "good",
    head: words.divided(formatNumber(people)),
    text: words.dividedParts(parts, layoutByKey(layout).name),
  };
}

/** Builds the verdict when nothing is drawn: the layout is unsuitable, or only the published capacity is known. */
export function plainVerdict(figures: HallFigures, layout: LayoutKey, people: number, measured: boolean): Verdict {
  const { published } = figures;
  if (measured || figures.unsuitable) {
    const text = published && figures.doubtful ? spaceZh.noSuch(formatNumber(published)) : words.unsuitableHint;
    return { tone: "caution", head: words.unsuitable(layoutByKey(layout).name), text };
  }
  if (published === undefined) return { tone: "soft", head: words.unknown, text: words.noMeasure };
  return people <= published
    ? { tone: "good", head: words.published, text: words.noMeasure }
    : { tone: "caution", head: words.publishedOver(formatNumber(published)), text: words.noMeasure };
}
