import type { TopicInfo } from "#contract/schemas/marketing/topic-info.ts";
import { shortVenueName } from "#domain/venue/short-venue-name.ts";
import type { EventSize } from "#domain/venue/event-size.ts";
import type { GroupSpace, GroupVenue } from "#server/search/index/search-index.ts";
import { findCityByCode } from "#server/geography/reference-city.ts";
import { isFitting } from "./is-fitting.ts";

type Overlay = TopicInfo["overlay"];

/** Outlines that a drawing holds before it is a grey mass. */
const spacesDrawn = 80;

/** Returns the area of a space in m², published or by its sides; 0 if unknown. */
export const getArea = ({ area, sides }: GroupSpace): number => area ?? (sides ? sides.length * sides.width : 0);

/** A venue's largest space, with sides. */
export interface LargestSpace {
  venue: GroupVenue;
  space: GroupSpace & { sides: NonNullable<GroupSpace["sides"]> };
  area: number;
}

/** Returns the sides of a space, the longer one as its length; undefined where they are unknown. */
export function getSides({ sides }: GroupSpace): LargestSpace["space"]["sides"] | undefined {
  return sides && { length: Math.max(sides.length, sides.width), width: Math.min(sides.length, sides.width) };
}

/** Returns the largest space of each venue that has one with known sides, largest first; the longer side is the length. */
export function listLargestSpaces(venues: readonly GroupVenue[]): LargestSpace[] {
  return venues
    .flatMap((venue): LargestSpace[] => {
      const [space] = venue.spaces.toSorted((a, b) => getArea(b) - getArea(a));
      const sides = space && getSides(space);
      return sides ? [{ venue, space: { ...space, sides }, area: getArea(space) }] : [];
    })
    .toSorted((a, b) => b.area - a.area);
}

const measureFrame = (spaces: readonly LargestSpace[]) => ({
  length: Math.max(0, ...spaces.map(({ space }) => space.sides.length)),
  width: Math.max(0, ...spaces.map(({ space }) => space.sides.width)),
});

/**
 * Builds the overlay of a group: the largest space of each venue from one corner. The venues of the city are always drawn,
 * others up to a limit.
 */
export function buildOverlay(
  venues: readonly GroupVenue[],
  eventSize: EventSize,
  cityCode: string | undefined,
): Overlay {
  const all = listLargestSpaces(venues);
  const drawn = all.filter(({ venue }, at) => at < spacesDrawn || venue.cityCode === cityCode);
  const venuesHere = venues.filter((venue) => cityCode === undefined || venue.cityCode === cityCode);
  const measured = new Set(all.map(({ venue }) => venue.id));
  return {
    ...measureFrame(all),
    spaces: drawn.map(({ venue, space, area }) => ({
      venueId: venue.id,
      spaceId: space.id,
      name: shortVenueName(venue.name, findCityByCode(venue.cityCode)?.name ?? ""),
      cityCode: venue.cityCode,
      ...space.sides,
      area,
      fits: isFitting(venue, eventSize),
    })),
    unmeasured: venuesHere.filter(({ id }) => !measured.has(id)).length,
    omitted: all.length - drawn.length,
  };
}
