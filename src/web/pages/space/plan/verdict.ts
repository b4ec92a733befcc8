import { formatNumber, bindUnits } from "../../../../domain/format.ts";
import type { Drawing } from "../../../../domain/seating-drawing/draw-room.ts";
import { countDividedPeople } from "../../../../domain/seating-drawing/create-legend.ts";
import { describeParts } from "../../../../domain/seating-drawing/describe-plan.ts";
import { sightFigures } from "../../../../domain/seating-drawing/sight-figures.ts";
import { planZh } from "../../../../texts/venue/plan.zh.ts";
import { screenHeights } from "../../../../domain/seating/seating-measures.ts";
import type { SeatingPlan } from "../../../../domain/seating/plan-seating.ts";
import { getLayoutByKey, type LayoutKey } from "../../../../domain/space/layouts.ts";
import { spaceZh } from "../../../../texts/venue/space.zh.ts";
import type { LayoutCapacity } from "../../../features/capacity-table/capacity/space-capacity.ts";

export interface Verdict {
  tone: "good" | "caution" | "soft";
  head: string;
  text: string;
  /** What the drawing assumes, and which rule limits the capacity. */
  bound?: string;
}

const texts = spaceZh.verdict;

/** Formats the distance of the farthest seat relative to the screen's height. */
function formatSight(plan: SeatingPlan): string {
  const { lastRow, farthest, screenHeight, ratio } = sightFigures(plan);
  const distanceText = lastRow === farthest ? texts.lastRow(lastRow) : texts.lastAndFarthest(lastRow, farthest);
  const screen = plan.assumed.screen ? texts.assumedScreen(screenHeight) : texts.screen(screenHeight);
  return (
    distanceText + (Number(ratio) <= screenHeights.farthest ? texts.ratio(screen, ratio) : texts.tooFar(screen, ratio))
  );
}

/** Formats which drawn equipment is assumed; empty when the venue has all of it. */
function formatAssumptions({ assumed }: SeatingPlan): string {
  if (assumed.stage) return assumed.screen ? texts.assumed.both : texts.assumed.stage;
  return assumed.screen ? texts.assumed.screen : "";
}

/** Formats the free seats at the drawn spacing; a closer, still comfortable spacing may seat more. */
const formatFreeSeats = (left: number, drawn: number, comfortable: number): string =>
  comfortable > drawn ? texts.closer(formatNumber(left), formatNumber(comfortable)) : texts.free(formatNumber(left));

/** Builds the verdict for a drawn plan. */
export function buildPlanVerdict(plan: SeatingPlan, people: number): Verdict {
  const { capacity, floorPerPerson, seats, boundBy, minFloorPerPerson } = plan;
  const left = seats.length - plan.people;
  const over = people - capacity.limit;
  const facts = [
    formatSight(plan),
    texts.share(formatNumber(floorPerPerson, 1)),
    left > 0 && over <= 0 ? formatFreeSeats(left, seats.length, capacity.comfortable) : "",
  ];
  const text = bindUnits(`${facts.filter(Boolean).join("；")}。`);
  const limitText =
    boundBy === "floor" ? spaceZh.bound.floor(formatNumber(minFloorPerPerson, 1)) : spaceZh.bound[boundBy];
  const bound = formatAssumptions(plan) + limitText;
  if (over > 0) return { tone: "caution", head: texts.over(formatNumber(over)), text, bound };
  if (people > capacity.comfortable) return { tone: "caution", head: texts.tight, text, bound };
  return { tone: "good", head: texts.fits, text, bound };
}

/** Builds the verdict for a space drawn divided: what each part seats. */
export function buildDividedVerdict(divided: NonNullable<Drawing["divided"]>, layout: LayoutKey): Verdict {
  const people = countDividedPeople(divided);
  if (people === 0)
    return { tone: "caution", head: texts.unsuitable(getLayoutByKey(layout).name), text: texts.unsuitableHint };
  const parts = describeParts(divided, planZh.description);
  return {
    tone: "good",
    head: texts.divided(formatNumber(people)),
    text: texts.dividedParts(parts, getLayoutByKey(layout).name),
  };
}

/** Builds the verdict when nothing is drawn: the layout is unsuitable, or only the published capacity is known. */
export function buildUndrawnVerdict(
  figures: LayoutCapacity,
  layout: LayoutKey,
  people: number,
  isMeasured: boolean,
): Verdict {
  const { published } = figures;
  if (isMeasured || figures.unsuitable) {
    const text = published && figures.doubtful ? spaceZh.noSuch(formatNumber(published)) : texts.unsuitableHint;
    return { tone: "caution", head: texts.unsuitable(getLayoutByKey(layout).name), text };
  }
  if (published === undefined) return { tone: "soft", head: texts.unknown, text: texts.noMeasure };
  return people <= published
    ? { tone: "good", head: texts.published, text: texts.noMeasure }
    : { tone: "caution", head: texts.publishedOver(formatNumber(published)), text: texts.noMeasure };
}
