import { seatsPerTable } from "#domain/annual-meeting/annual-meeting-setup.ts";
import type { SpaceCard } from "#contract/schemas/entities.ts";
import { drawPlanForPeople } from "#domain/seating-drawing/draw-plan-for-people.ts";
import type { Context } from "../context.ts";
import { findPartySpaces } from "./find-party-spaces.ts";
import type { PlacedParty } from "./place-parties.ts";

/** Shares of the tables that the larger of two spaces takes; the first that some venue of the city can do. */
const shares = [0.5, 0.6, 0.7, 0.8] as const;

const areApart = (a: SpaceCard, b: SpaceCard): boolean =>
  a.id !== b.id && a.partOf !== b.id && b.partOf !== a.id && !(a.partOf !== undefined && a.partOf === b.partOf);

/** Draws two spaces of one venue that seat the tables together: as many as it can well in the larger, the rest in the other. */
function placeInPair(first: SpaceCard, second: SpaceCard, people: number): PlacedParty[] | undefined {
  const full = drawPlanForPeople(first, "banquet", people);
  if (!full) return undefined;
  const inFirst = Math.min(people, Math.floor(full.most / seatsPerTable) * seatsPerTable);
  const plan = drawPlanForPeople(first, "banquet", inFirst);
  const rest = drawPlanForPeople(second, "banquet", people - inFirst);
  if (!plan || !rest || plan.people + rest.people < people) return undefined;
  return [
    { card: first, plan },
    { card: second, plan: rest },
  ];
}

/** Finds two spaces of one venue that seat so many tables together, for a party with a relay to the second; else none. */
export async function findSpacePair(context: Context, cityCode: string, tables: number): Promise<PlacedParty[]> {
  const people = tables * seatsPerTable;
  for (const share of shares) {
    const { spaces } = await findPartySpaces(context, cityCode, Math.ceil(tables * (1 - share)));
    for (const first of spaces.toSorted((a, b) => (b.area ?? 0) - (a.area ?? 0)).slice(0, 6)) {
      const second = spaces.find((one) => one.venueId === first.venueId && areApart(first, one));
      const pair = second && placeInPair(first, second, people);
      if (pair) return pair;
    }
  }
  return [];
}
