import { isLodging } from "#domain/venue/is-lodging.ts";
import type { Space } from "#domain/space/space.ts";
import { getStarBit } from "#domain/venue/star-levels.ts";
import type { Venue } from "#domain/venue/venue.ts";

/*
 * Points are whole thousandths, so that sums are identical on every machine.
 */

/** Points by star level (five … two and fewer, none given): venues without stars are in the middle. */
const starPoints = [20_000, 15_000, 9000, 4000, 9000] as const;
/** Points of the best rating, and of an unrated venue. */
const ratingPoints = { best: 15_000, unknown: 7000 } as const;
const knownPoints = 25_000;
const spacesPoints = 30_000;

/** Points of a space that fits exactly, by which spaces of one class of waste are compared. */
export const fitPoints = 25_000;
/**
 * Classes of waste: the largest number of seats in each, in quarters of the requested people. A better class comes before
 * every other merit: its points exceed the sum of all others. A hall with 1,880 free seats is in none.
 */
export const fitClasses = { quarters: [5, 6, 8, 12], points: 250_000 } as const;
/** Penalty of each further space of one venue, so that a list does not begin with a single venue. */
export const sameVenuePoints = 6000;
/** Points of a venue that has what a sentence prefers: more than those of its stars. */
export const preferencePoints = 25_000;
/** Points of each known fact of a space. */
export const factPoints = 3333;
/** Points per seat of a space, up to a maximum number of seats. */
export const personPoints = { each: 10, max: 1000 } as const;

const isKnown = (fact: unknown): boolean => fact !== undefined && fact !== 0 && fact !== "";
const countKnown = (facts: readonly unknown[]): number => facts.filter(isKnown).length;

const spaceFactCount = 6;

/** Counts the known ones of the six most important facts of a space. */
export const countKnownFacts = (space: Space): number =>
  countKnown([
    space.area,
    space.height,
    space.length && space.width,
    space.priceDay,
    space.floor,
    Object.keys(space.capacity).length > 1 ? 1 : undefined,
  ]);

/**
 * Computes the recommendation score of a venue, 0 to about 90,000: stars, rating, completeness and above all the
 * completeness of its spaces. Demo rows and real rows are treated alike.
 */
export function computeScore(venue: Venue, spaces: readonly Space[]): number {
  const ratingScore = venue.rating && Math.max(0, Math.min(1, (venue.rating.score - 3) / 2)) * ratingPoints.best;
  const facts = [
    venue.address,
    venue.approximatePosition ? undefined : venue.lng,
    venue.phone ?? venue.summary,
    venue.transport.length,
    venue.facilities.length,
    venue.guestRoomCount ?? (isLodging(venue.type) ? undefined : 1),
    venue.policies && Object.keys(venue.policies).length,
  ];
  const knownScore = (countKnown(facts) / facts.length) * knownPoints;
  const publishedShare =
    spaces.reduce((sum, space) => sum + countKnownFacts(space), 0) / (spaceFactCount * spaces.length || 1);
  return Math.round(
    starPoints[getStarBit(venue)]! + (ratingScore ?? ratingPoints.unknown) + knownScore + publishedShare * spacesPoints,
  );
}

/** Counts the classes of waste that a number of seats is within: 4 for the best fit, 0 for more than three times the people. */
const countFitClasses = (people: number, seatCount: number): number => {
  let count = 0;
  for (const quarters of fitClasses.quarters) if (seatCount * 4 <= people * quarters) count++;
  return count;
};

/** Computes the points for how closely a space fits the requested people; 0 if none are requested. */
export const computeFitPoints = (people: number, seatCount: number): number =>
  people > 0 && seatCount > 0
    ? countFitClasses(people, seatCount) * fitClasses.points + Math.floor((fitPoints * people) / seatCount)
    : 0;
