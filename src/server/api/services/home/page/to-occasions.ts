import type { Output } from "#contract/index.ts";
import type { VenueCard } from "#contract/schemas/entities.ts";
import type { OccasionSpaceWire, OccasionWire } from "#contract/schemas/home.ts";
import { emptyQuery } from "#domain/search/filters.ts";
import { formatListHref, parseGroups } from "#domain/search/grammar.ts";
import { type LayoutKey, layouts } from "#domain/space/layouts.ts";
import { pickFittingVenue } from "#domain/space/pick-best-space.ts";
import { trimSpace } from "../../cards/trim-space.ts";

type GoodPlaces = Output<"home/getGoodPlace">;

const spacesShown = 2;

const isLayout = (key: string): key is LayoutKey => layouts.some((layout) => layout.key === key);

function toOccasionSpace(
  { id, name, demo, reason }: GoodPlaces[number]["list"][number],
  { space, people }: NonNullable<VenueCard["fit"]>,
): OccasionSpaceWire {
  return {
    venueId: id,
    venue: name,
    ...(demo && { demo }),
    reason,
    people,
    id: space.id,
    name: space.name,
    ...(space.picture && { picture: space.picture }),
  };
}

/** Converts an occasion; undefined if this city has no space for it. */
function toOccasion(
  citySlug: string,
  { type, people, layout, searchParams, list }: GoodPlaces[number],
): OccasionWire | undefined {
  if (!isLayout(layout)) return undefined;
  const first = pickFittingVenue(list, layout, people);
  const ordered = first
    ? [...list.filter(({ id }) => id === first.id), ...list.filter(({ id }) => id !== first.id)]
    : list;
  const spaces = ordered
    .flatMap((venue) => (venue.fit ? [toOccasionSpace(venue, venue.fit)] : []))
    .slice(0, spacesShown);
  if (spaces.length === 0) return undefined;
  const { id, name, count } = type;
  return {
    id,
    name,
    ...(count && { count }),
    people,
    layout,
    href: formatListHref("venue", citySlug, parseGroups("venue", searchParams) ?? emptyQuery),
    spaces,
    ...(first && { drawn: trimSpace(first.fit.space) }),
  };
}

/** Returns the occasions that this city has spaces for, the most people first. The drawn space heads its list. */
export const toOccasions = (citySlug: string, places: GoodPlaces): OccasionWire[] =>
  places.flatMap((place) => toOccasion(citySlug, place) ?? []).toSorted((a, b) => b.people - a.people);
