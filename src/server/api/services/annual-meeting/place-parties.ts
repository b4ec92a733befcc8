import type { PartySpaceWire } from "#contract/schemas/activity/annual-meeting.ts";
import type { SpaceCard } from "#contract/schemas/entities.ts";
import { seatsPerTable } from "#domain/annual-meeting/annual-meeting-setup.ts";
import { omitUndefined, pickDefined } from "#domain/omit-undefined.ts";
import {
  type DrawnPlan,
  drawPlanForPeople,
  type DrawnThumb,
  drawThumb,
  seatsTablesOfTen,
} from "#domain/seating-drawing/draw-plan-for-people.ts";
import { isInBanquetVenue } from "./find-party-spaces.ts";

/** Least clear height of a party with a stage and a screen, m (seating.md). */
const minHeight = 4;
/** From this ratio of length to width on, a plan draws well beside its figures. */
const minLengthRatio = 1.2;
/** Spaces that are seated before one is chosen. */
const mostSeated = 14;

const toTables = (people: number): number => Math.floor(people / seatsPerTable);

/** Converts a space that was drawn; the tables are those that are counted on. */
export const toPartySpace = (card: SpaceCard, { comfortable, most }: DrawnPlan): PartySpaceWire =>
  omitUndefined({
    ...pickDefined(card, ["id", "venueId", "name", "demo", "height", "pillars"]),
    ...pickDefined(card, ["priceEvening", "priceDay", "priceYear"]),
    venue: card.venue.name,
    districtName: card.venue.districtName,
    goodsLift: card.features.includes("goods-lift") || undefined,
    tables: { comfortable: toTables(comfortable), most: Math.max(toTables(most), toTables(comfortable)) },
  });

export interface PlacedParty {
  card: SpaceCard;
  plan: DrawnPlan;
}

const getPenalty = ({ card, plan }: PlacedParty): number =>
  Number(!isInBanquetVenue(card)) * 16 +
  Number(plan.level === "limit") * 8 +
  Number(!seatsTablesOfTen(plan)) * 4 +
  Number((card.height ?? 0) < minHeight) * 2 +
  Number(plan.length < plan.width * minLengthRatio);

/**
 * Draws spaces with their tables and returns the best of them first: in a venue that serves banquets, well seated, tables of
 * ten, high, oblong.
 */
export function placeParties(spaces: readonly SpaceCard[], tables: number): PlacedParty[] {
  const people = tables * seatsPerTable;
  return spaces
    .slice(0, mostSeated)
    .flatMap((card) => {
      const plan = drawPlanForPeople(card, "banquet", people);
      return plan && plan.people >= people ? [{ card, plan }] : [];
    })
    .toSorted((a, b) => getPenalty(a) - getPenalty(b));
}

/** Returns at most `count` placed parties of different venues, in order, without those of `shown`. */
export function pickVenues(
  placed: readonly PlacedParty[],
  count: number,
  shown: readonly PlacedParty[],
): PlacedParty[] {
  const venues = new Set(shown.map(({ card }) => card.venueId));
  return placed
    .filter(({ card }) => {
      if (venues.has(card.venueId)) return false;
      venues.add(card.venueId);
      return true;
    })
    .slice(0, count);
}

/** Draws the small drawing of a placed party. */
export const drawPartyThumb = ({ card }: PlacedParty, tables: number): DrawnThumb =>
  drawThumb(card, "banquet", tables * seatsPerTable)!;
