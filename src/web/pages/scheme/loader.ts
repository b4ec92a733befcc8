import type { Output } from "#contract/index.ts";
import { buildRunDown } from "#domain/scheme/build-run-down.ts";
import { buildMilestones } from "#domain/scheme/build-milestones.ts";
import { findRisks } from "#domain/scheme/find-risks.ts";
import { getSchemeDay, getSchemeLayout, type SchemeSetup } from "#domain/scheme/scheme-setup.ts";
import { formatDateYear } from "#domain/format.ts";
import type { DataOf, LoaderContext } from "../../page.ts";

/** `sheets` shows what one gets under the title block; `steps` asks in two steps beside the plan. */
export type SchemeVariant = "sheets" | "steps";

export interface SchemeInput {
  variant: SchemeVariant;
  setup: SchemeSetup;
}

/** Kinds of event that last half a day. */
const halfDayTypes: readonly string[] = [
  "annual-meeting",
  "banquet",
  "wedding",
  "closed-door",
  "salon",
  "roadshow",
  "other",
];

type Page = Pick<Output<"activity/getSchemePage">, "space">;

/** Finds the risks of the space that is drawn; none without one. */
function findSpaceRisks({ space }: Page, people: number, hasLunch: boolean) {
  if (!space) return [];
  const { plan, height, power, loadInDoor, pillars, diningSeats, cancellation } = space;
  return findRisks({
    people,
    comfortable: plan.comfortable,
    most: plan.most,
    farthest: plan.farthest,
    screenHeight: plan.screen.height,
    height,
    power,
    loadInDoor,
    pillars,
    diningSeats,
    hasLunch,
    cancellation,
  });
}

/** Loads the scheme of a setup: space and budget at once, then what follows from them. */
export async function loadScheme({ setup }: SchemeInput, { call, today }: LoaderContext) {
  const { city, eventType, people, layout, date } = setup;
  const event = { city, eventType, people, layout: getSchemeLayout(setup) } as const;
  const [page, estimate] = await Promise.all([
    call("activity/getSchemePage", { city, eventType, people, ...(layout && { layout }) }),
    call("estimate/get", { ...event, days: halfDayTypes.includes(eventType) ? 0.5 : 1 }),
  ]);
  const sessions = buildRunDown(eventType, people, page.space?.diningSeats);
  const day = getSchemeDay(date, today);
  return {
    ...page,
    day,
    isDayOpen: day !== date,
    today,
    sessions,
    risks: findSpaceRisks(
      page,
      people,
      sessions.some(({ kind }) => kind === "lunch"),
    ),
    milestones: buildMilestones(today, day),
    budget: {
      lines: estimate.lines.filter(({ subtotal }) => subtotal && subtotal.high > 0),
      total: estimate.total,
      perHead: estimate.perHead,
      missing: estimate.lines.filter(({ subtotal }) => !subtotal).map(({ name }) => name),
      asOf: formatDateYear(estimate.asOf ?? today),
      hasDemoPrices: estimate.lines.some(({ basis }) => basis === "demo"),
    },
  };
}

/** What the page shows. */
export type SchemeData = DataOf<typeof loadScheme>;
