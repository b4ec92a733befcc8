import type { Space } from "../../domain/space/space.ts";
import { starBit } from "../../domain/venue/star.ts";
import type { Venue } from "../../domain/venue/venue.ts";

/*
 * Points are thousandths in whole numbers, so that every machine that counts them comes to the same sum.
 */

/** Points by star level (five … two and fewer, none given): a house outside the stars stands in the middle. */
const starPoints = [20_000, 15_000, 9000, 4000, 9000] as const;
/** Points of the best rating, and of a house that nobody rated. */
const ratingPoints = { best: 15_000, unknown: 7000 } as const;
const knownPoints = 25_000;
const spacesPoints = 30_000;

/** Points of a space that wastes no seat. */
export const fitPoints = 25_000;
/** What each further space of one venue falls behind, so that a list does not begin with a single house. */
export const sameVenuePoints = 6000;
/** Points of each fact that is known of a space. */
export const factPoints = 3333;
/** Points of each person a space holds, up to so many. */
export const personPoints = { each: 10, most: 1000 } as const;

const isKnown = (fact: unknown): boolean => fact !== undefined && fact !== 0 && fact !== "";
const countKnown = (facts: readonly unknown[]): number => facts.filter(isKnown).length;

const factsOfSpace = 6;

/** How many of the six facts of a space that matter most are known. */
export const knownOfSpace = (space: Space): number =>
  countKnown([
    space.area,
    space.height,
    space.length && space.width,
    space.priceDay,
    space.floor,
    Object.keys(space.capacity).length > 1 ? 1 : undefined,
  ]);

/**
 * How much a venue recommends itself, 0 to about 90,000: stars and rating, how much of it is known, and above all whether
 * a planner learns of its spaces. Invented rows and real ones are judged alike, by what they say of themselves.
 */
export function scoreOf(venue: Venue, spaces: readonly Space[]): number {
  const rated = venue.rating && Math.max(0, Math.min(1, (venue.rating.score - 3) / 2)) * ratingPoints.best;
  const facts = [
    venue.address,
    venue.lng,
    venue.phone ?? venue.summary,
    venue.transport.length,
    venue.facilities.length,
    venue.guestRoomCount ?? (venue.type === "hotel" || venue.type === "resort" ? undefined : 1),
    venue.policies && Object.keys(venue.policies).length,
  ];
  const known = (countKnown(facts) / facts.length) * knownPoints;
  const published = spaces.reduce((sum, space) => sum + knownOfSpace(space), 0) / (factsOfSpace * spaces.length || 1);
  return Math.round(starPoints[starBit(venue)]! + (rated ?? ratingPoints.unknown) + known + published * spacesPoints);
}

/** Points for how closely a space fits the people asked for; none asked, none given. */
export const fitOf = (people: number, held: number): number =>
  people > 0 && held > 0 ? Math.floor((fitPoints * people) / held) : 0;
