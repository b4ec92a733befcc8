import { formatNumber, bindUnits } from "#domain/format.ts";
import type { Drawing } from "#domain/seating-drawing/draw-room.ts";
import { countDividedPeople } from "#domain/seating-drawing/create-legend.ts";
import { describeParts } from "#domain/seating-drawing/describe-plan.ts";
import { sightFigures } from "#domain/seating-drawing/sight-figures.ts";
import { planZh } from "#texts/venue/plan.zh.ts";
import { screenHeights } from "#domain/seating/seating-measures.ts";
import type { SeatingPlan } from "#domain/seating/plan-seating.ts";
import { type Fit, judgeFigures } from "#domain/seating/judge-fit.ts";
import { getLayoutByKey, type LayoutKey } from "#domain/space/layouts.ts";
import type { EventSize } from "#domain/venue/event-size.ts";
import { spaceZh } from "#texts/venue/space.zh.ts";
import type { LayoutCapacity } from "#web/features/capacity-table/capacity/space-capacity.ts";
import { formatFitWithSeats } from "#web/ui/text/format-fit.ts";

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

const tones: Record<Fit["kind"], Verdict["tone"]> = {
  fits: "good",
  tight: "caution",
  over: "caution",
  unsuitable: "caution",
  unknown: "soft",
};

const toVerdict = (fit: Fit, text: string, bound?: string): Verdict => ({
  tone: tones[fit.kind],
  head: formatFitWithSeats(fit),
  text,
  bound,
});

/** Formats why the verdict differs from the drawing: the published figure is below what the rules seat, or above it. */
function formatDifference(fit: Fit, { limit }: SeatingPlan["capacity"], people: number): string {
  if (fit.kind === "over" && people <= limit) return texts.overPublished(formatNumber(fit.seats));
  return fit.kind === "tight" && people > limit ? texts.beyondLimit(formatNumber(limit)) : "";
}

/** Builds the verdict for a drawn plan: the visitor may have changed the room's stage or screen. */
function buildPlanVerdict(plan: SeatingPlan, figures: LayoutCapacity, people: number): Verdict {
  const { capacity, floorPerPerson, boundBy, minFloorPerPerson } = plan;
  const { comfortable, limit } = capacity;
  const fit = judgeFigures(
    { ...figures, comfortable, limit, trusted: figures.doubtful ? limit : figures.trusted },
    people,
  );
  const text = bindUnits(
    `${formatDifference(fit, capacity, people)}${formatSight(plan)}；${texts.share(formatNumber(floorPerPerson, 1))}。`,
  );
  const limitText =
    boundBy === "floor" ? spaceZh.bound.floor(formatNumber(minFloorPerPerson, 1)) : spaceZh.bound[boundBy];
  return toVerdict(fit, text, formatAssumptions(plan) + limitText);
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

/** Formats what the published figure of an undrawn layout is worth. */
function formatUndrawnText({ published = 0, trusted = 0, doubtful }: LayoutCapacity, isMeasured: boolean): string {
  if (isMeasured) return texts.notSeated(formatNumber(published));
  return doubtful ? texts.doubtful(formatNumber(published), formatNumber(trusted)) : texts.noMeasure;
}

/** Builds the verdict when nothing is drawn: the layout is unsuitable, or only the published capacity is known. */
function buildUndrawnVerdict(figures: LayoutCapacity, { people, layout }: EventSize, isMeasured: boolean): Verdict {
  const fit = judgeFigures(figures, people);
  if (fit.kind === "unsuitable") {
    const text = figures.doubtful ? spaceZh.noSuch(formatNumber(figures.published ?? 0)) : texts.unsuitableHint;
    return { tone: tones.unsuitable, head: texts.unsuitable(getLayoutByKey(layout).name), text };
  }
  return toVerdict(fit, fit.kind === "unknown" ? texts.noMeasure : formatUndrawnText(figures, isMeasured));
}

/** Builds the verdict on the people: `plan` is what is drawn of them, `isMeasured` whether length and width are known. */
export const buildVerdict = (
  plan: SeatingPlan | undefined,
  figures: LayoutCapacity,
  eventSize: EventSize,
  isMeasured: boolean,
): Verdict =>
  plan ? buildPlanVerdict(plan, figures, eventSize.people) : buildUndrawnVerdict(figures, eventSize, isMeasured);
