import type { TopicInfo } from "#contract/schemas/marketing/topic-info.ts";
import { shortVenueName } from "#domain/venue/short-venue-name.ts";
import type { EventSize } from "#domain/venue/event-size.ts";
import type { GroupSpace, GroupVenue } from "#server/search/index/search-index.ts";
import { findCityByCode } from "#server/geography/reference-city.ts";
import { isFitting } from "./get-fit-figures.ts";

type Overlay = TopicInfo["overlay"];

/** Outlines that a drawing holds before it is a grey mass; of a small one. */
const spacesDrawn = 80;
const outlinesDrawn = 36;

const getArea = ({ area, sides }: GroupSpace): number => area ?? (sides ? sides.length * sides.width : 0);

/** A venue's largest space, with sides. */
interface LargestSpace {
  venue: GroupVenue;
  space: GroupSpace & { sides: NonNullable<GroupSpace["sides"]> };
  area: number;
}

/** Returns the largest space of each venue that has one with known sides, largest first; the longer side is the length. */
export function listLargestSpaces(venues: readonly GroupVenue[]): LargestSpace[] {
  return venues
    .flatMap((venue): LargestSpace[] => {
      const [space] = venue.spaces.toSorted((a, b) => getArea(b) - getArea(a));
      if (!space?.sides) return [];
      const { length, width } = space.sides;
      const sides = { length: Math.max(length, width), width: Math.min(length, width) };
      return [{ venue, space: { ...space, sides }, area: getArea(space) }];
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

const formatSide = (metres: number): string => String(Math.round(metres * 10) / 10);

/** Builds the outline of a group: its largest spaces as one path of rectangles from a common corner, with their frame. */
export function buildOutline(venues: readonly GroupVenue[]): {
  outline: string;
  frame: ReturnType<typeof measureFrame>;
} {
  const all = listLargestSpaces(venues);
  const path = all
    .slice(0, outlinesDrawn)
    .map(({ space: { sides } }) => `M0 0H${formatSide(sides.length)}V${formatSide(sides.width)}H0z`);
  return { outline: path.join(""), frame: measureFrame(all) };
}
