import type { Columns } from "./columns.ts";
import type { Criteria } from "./criteria.ts";
import type { Match } from "./match-venues.ts";
import { fitPoints, sameVenuePoints } from "./score.ts";

/** What stands last, whichever way a list runs. */
const last = Number.POSITIVE_INFINITY;
const orLast = (value: number, sign: 1 | -1 = 1): number => (Number.isNaN(value) ? last : sign * value);

/** Points for how closely a space fits the people asked for; none asked, none given. */
const fitOf = (people: number, held: number): number => (people > 0 && held > 0 ? (fitPoints * people) / held : 0);

/** Best fit first: with people the least waste, else the most people. Unknown last. */
function byCapacity(people: number, held: number): number {
  if (held === 0) return last;
  return people > 0 ? held : -held;
}

type Key = (match: Match) => number;

/** The number a sort compares, the smaller first; undefined for the recommended order. */
function keyOf({ query, beside }: Criteria, listedAt: Float64Array): Key | undefined {
  switch (query.sort) {
    case 1:
      return ({ price }) => orLast(price);
    case 2:
      return ({ price }) => orLast(price, -1);
    case 3:
      return ({ seats }) => byCapacity(query.people, seats);
    case 4:
      return beside.lng === undefined || beside.lat === undefined ? undefined : ({ metres }) => orLast(metres);
    case 5:
      return ({ row }) => -listedAt[row]!;
    default:
      return undefined;
  }
}

/** Sorts in place: by rank of the words (recommended order only), by key, then by row, which is by id. */
function sortBy(matches: Match[], key: Key, ranked: boolean): Match[] {
  for (const match of matches) match.key = key(match);
  return matches.sort((a, b) => {
    if (ranked && a.rank !== b.rank) return b.rank - a.rank;
    // Two that stand last differ by infinity less infinity: they are equal.
    return a.key === b.key ? a.row - b.row : a.key - b.key;
  });
}

/** Sorts matching venues (product.md 2.2). Recommended: the words' rank, then what recommends the house, then the fit. */
export function orderVenues({ venues }: Columns, criteria: Criteria, matches: Match[]): Match[] {
  const key = keyOf(criteria, venues.listedAt);
  const recommended: Key = ({ row, seats }) => -venues.score[row]! - fitOf(criteria.query.people, seats);
  return sortBy(matches, key ?? recommended, key === undefined);
}

/** Sorts matching spaces. Recommended: as venues, less what keeps the spaces of one house apart. */
export function orderSpaces({ venues, spaces }: Columns, criteria: Criteria, matches: Match[]): Match[] {
  const key = keyOf(criteria, spaces.listedAt);
  if (key) return sortBy(matches, key, false);
  const { people } = criteria.query;
  const own: Key = ({ row, seats }) => -spaces.known[row]! * 20 - fitOf(people, seats) - Math.min(seats, 1000) / 100;
  const inHouse = new Map<number, number>();
  sortBy(matches, own, true);
  const apart: Key = (match) => {
    const house = spaces.venue[match.row]!;
    const before = inHouse.get(house) ?? 0;
    inHouse.set(house, before + 1);
    return own(match) - venues.score[house]! / 2 + before * sameVenuePoints;
  };
  return sortBy(matches, apart, true);
}
