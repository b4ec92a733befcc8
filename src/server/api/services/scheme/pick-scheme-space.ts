import type { SchemeSpaceWire } from "#contract/schemas/activity/scheme.ts";
import type { SpaceCard } from "#contract/schemas/entities.ts";
import { omitUndefined, pickDefined } from "#domain/omit-undefined.ts";
import { locatePlanPoints } from "#domain/scheme/locate-plan-points.ts";
import { type DrawnPlan, drawPlanForPeople } from "#domain/seating-drawing/draw-plan-for-people.ts";
import { planSeating } from "#domain/seating/plan-seating.ts";
import { createRoom } from "#domain/seating/room.ts";
import type { LayoutKey } from "#domain/space/layouts.ts";
import type { Context } from "../context.ts";

/** Spaces that are seated before one is chosen. */
const mostSeated = 20;
/** Ratios of length to width between which a plan draws well on a sheet; least clear height of a meeting, m. */
const lengthRatio = { least: 1.2, most: 1.9 } as const;
/** Seats for each person: a few to spare. */
const spareRatio = 1.05;
const minHeight = 3;

interface SchemeSpace {
  card: SpaceCard;
  plan: DrawnPlan;
}

/** Picks the space to draw, of those that seat the people: well seated, a hotel's, high, oblong. Cards have known sides. */
export function pickSchemeSpace(
  cards: readonly SpaceCard[],
  layout: LayoutKey,
  people: number,
): SchemeSpace | undefined {
  const drawn = cards.slice(0, mostSeated).flatMap((card): SchemeSpace[] => {
    const plan = drawPlanForPeople(card, layout, people);
    return plan && plan.people >= people ? [{ card, plan }] : [];
  });
  const getPenalty = ({ card, plan }: SchemeSpace) =>
    Number(plan.level === "limit") * 8 +
    Number((card.height ?? 0) < minHeight) * 4 +
    Number(card.venue.type !== "hotel" && card.venue.type !== "conference-centre") * 2 +
    Number(plan.length > plan.width * lengthRatio.most) * 2 +
    Number(plan.length < plan.width * lengthRatio.least) +
    Number(plan.comfortable < people * spareRatio);
  return drawn.toSorted((a, b) => getPenalty(a) - getPenalty(b))[0];
}

/** Adds what the risks follow from: power, doors, restaurant and terms of the venue; and the numbered points. */
export async function buildSchemeSpace(
  { catalogue }: Pick<Context, "catalogue">,
  { card, plan }: SchemeSpace,
  people: number,
): Promise<SchemeSpaceWire> {
  const venue = await catalogue.venueById(card.venueId);
  const diningSeats = Math.max(0, ...(venue?.dining ?? []).map(({ seats = 0 }) => seats)) || undefined;
  const seating = planSeating(createRoom(card)!, plan.layout, { people })!;
  return omitUndefined({
    ...pickDefined(card, ["id", "venueId", "name", "demo", "height", "pillars", "power", "loadInDoor"]),
    venue: card.venue.name,
    districtName: card.venue.districtName,
    diningSeats,
    cancellation: venue?.policies?.cancellation,
    plan,
    points: locatePlanPoints(createRoom(card)!, seating),
  });
}
