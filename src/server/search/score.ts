import type { Space } from "../../domain/space/space.ts";
import { starBit } from "../../domain/venue/star.ts";
import type { Venue } from "../../domain/venue/venue.ts";

/** Points by star level (five … two and fewer, none given): a house outside the stars stands in the middle. */
const starPoints = [20, 15, 9, 4, 9] as const;
/** Points of the best rating, and of a house that nobody rated. */
const ratingPoints = { best: 15, unknown: 7 } as const;
const knownPoints = 25;
const spacesPoints = 30;
/** Points of a space that wastes no seat. */
export const fitPoints = 25;
/** What each further space of one venue falls behind, so that a list does not begin with a single house. */
export const sameVenuePoints = 6;

const share = (facts: unknown[]): number =>
  facts.filter((fact) => fact !== undefined && fact !== 0 && fact !== "").length / facts.length;

/** How much of a space is known, 0 to 1. */
export const knownOfSpace = (space: Space): number =>
  share([
    space.area,
    space.height,
    space.length && space.width,
    space.priceDay,
    space.floor,
    Object.keys(space.capacity).length > 1 ? 1 : undefined,
  ]);

/**
 * How much a venue recommends itself, 0 to about 90: stars and rating, how much of it is known, and above all whether a
 * planner learns of its spaces. Invented rows and real ones are judged alike, by what they say of themselves.
 */
export function scoreOf(venue: Venue, spaces: readonly Space[]): number {
  const rated = venue.rating && Math.max(0, Math.min(1, (venue.rating.score - 3) / 2)) * ratingPoints.best;
  const known = share([
    venue.address,
    venue.lng,
    venue.phone ?? venue.summary,
    venue.transport.length,
    venue.facilities.length,
    venue.guestRoomCount ?? (venue.type === "hotel" || venue.type === "resort" ? undefined : 1),
    venue.policies && Object.keys(venue.policies).length,
  ]);
  const published =
    spaces.length === 0 ? 0 : spaces.reduce((sum, space) => sum + knownOfSpace(space), 0) / spaces.length;
  return starPoints[starBit(venue)]! + (rated ?? ratingPoints.unknown) + known * knownPoints + published * spacesPoints;
}
