import { getLayoutByKey, type LayoutKey } from "#domain/space/layouts.ts";
import type { EventSize } from "#domain/venue/event-size.ts";
import type { GroupSpace, GroupVenue } from "#server/search/index/search-index.ts";

/** People and layout of a topic whose link names none, and the step that a number of ours is rounded down to. */
const defaultPeople = 300;
const defaultLayout: LayoutKey = "classroom";
const roundTo = 10;

/** Returns the most people of a space in a layout; 0 if unknown. */
const getSpacePeople = ({ people }: GroupSpace, layout: LayoutKey): number => people[getLayoutByKey(layout).id - 1]!;

/** Returns the most people that one space of a venue holds in a layout; 0 if unknown. */
export const getMostPeople = ({ spaces }: GroupVenue, layout: LayoutKey): number =>
  spaces.reduce((most, space) => Math.max(most, getSpacePeople(space, layout)), 0);

/** Returns whether some space of a venue holds the people: the rule of the lists. */
export const isFitting = (venue: GroupVenue, { people, layout }: EventSize): boolean =>
  getMostPeople(venue, layout) >= Math.max(1, people);

/**
 * Returns the event size of a topic: what was asked for, else 300 people in classroom rows; where no venue of the group
 * holds so many, as many as one does.
 */
export function resolveEventSize(
  venues: readonly GroupVenue[],
  { people, layout = defaultLayout }: { people?: number | undefined; layout?: LayoutKey | undefined },
): EventSize & { assumed?: true } {
  if (people !== undefined) return { people, layout };
  const most = Math.max(0, ...venues.map((venue) => getMostPeople(venue, layout)));
  const held = most < defaultPeople && most >= roundTo ? Math.floor(most / roundTo) * roundTo : defaultPeople;
  return { people: held, layout, assumed: true };
}

/** Share of the people below which fewer people are no alternative. */
const leastShare = 0.6;
const moreVenues = 3;

/** Finds a smaller number of people, rounded down, that some more venues hold; undefined if there is none near. */
export function findFewerPeople(
  venues: readonly GroupVenue[],
  { people, layout }: EventSize,
): { people: number; more: number } | undefined {
  const below = venues
    .map((venue) => getMostPeople(venue, layout))
    .filter((most) => most < people && most >= people * leastShare)
    .toSorted((a, b) => b - a);
  const chosen = below[Math.min(moreVenues, below.length) - 1];
  if (chosen === undefined || chosen < roundTo) return undefined;
  const rounded = Math.floor(chosen / roundTo) * roundTo;
  return { people: rounded, more: below.filter((most) => most >= rounded).length };
}
