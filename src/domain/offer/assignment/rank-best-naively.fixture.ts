import type { LayoutKey } from "../../space/layouts.ts";
import { isSession, type Programme, type SessionBlock } from "../programme.ts";
import { computeTurnover } from "../turnover/compute-turnover.ts";
import type { OfferSpace } from "./venue-model.ts";

/** A venue of a test: its parts belong to one divisible space, and every figure is published. */
export interface NaiveVenue {
  spaces: readonly OfferSpace[];
  blocked: ReadonlySet<string>;
}

/** One space that a block needs, and the one that it gets. */
interface Use {
  block: number;
  of: SessionBlock;
  space: OfferSpace | undefined;
}

export interface NaiveRank {
  missing: number;
  worst: number;
  moves: number;
  unpriced: number;
  hire: number;
  spread: number;
  floors: number;
  changes: number;
  resets: number;
}

const listNeeds = ({ blocks }: Programme) =>
  blocks.flatMap((block, index) =>
    isSession(block) && block.place === "space"
      ? Array.from({ length: block.count }, () => ({ block: index, of: block }))
      : [],
  );

const overlaps = (a: OfferSpace, b: OfferSpace): boolean => a.id === b.id || a.partOf === b.id || b.partOf === a.id;
const getStart = ({ of }: Use): number => of.dayNumber * 1440 + of.from;
const getEnd = ({ of }: Use): number => of.dayNumber * 1440 + of.to;

const isBlocked = ({ spaces, blocked }: NaiveVenue, space: OfferSpace, day: string): boolean =>
  spaces.some((other) => overlaps(space, other) && blocked.has(`${other.id} ${day}`));

const countParts = ({ spaces }: NaiveVenue, space: OfferSpace): number =>
  spaces.filter(({ partOf }) => partOf === space.id).length;

/** Returns the minutes between two uses of spaces that overlap. */
function getMinutes(venue: NaiveVenue, before: Use, after: Use): number {
  const [one, two] = [before.space!, after.space!];
  const toSize = ({ of }: Use, groups: number) => ({ layout: of.layout as LayoutKey, people: of.people * groups });
  if (one.id === two.id) {
    if (before.of.layout === after.of.layout && before.of.kind !== "meal") return 0;
    return computeTurnover({ from: toSize(before, 1), to: toSize(after, 1), area: one.area }).minutes;
  }
  const divided = one.partOf === two.id ? two : one;
  const parts = countParts(venue, divided);
  const groups = (use: Use) => (use.space === divided ? 1 : Math.min(use.of.count, parts));
  const walls = { count: parts - 1, metres: 10 };
  return computeTurnover({
    from: toSize(before, groups(before)),
    to: toSize(after, groups(after)),
    area: divided.area,
    walls,
  }).minutes;
}

const getPrice = (
  { of: { from, to } }: Use,
  { priceHalfDay, priceDay, priceEvening }: OfferSpace,
): number | undefined => {
  if (from >= 1050) return priceEvening ?? priceHalfDay ?? priceDay;
  if (to - from <= 270) return priceHalfDay ?? priceDay;
  return priceDay ?? (priceHalfDay && priceHalfDay * 2);
};

/** Sums what the spaces cost, and counts those without a price. */
function sumHire(placed: readonly Use[]): { unpriced: number; hire: number } {
  const prices = placed.map((use) => getPrice(use, use.space!));
  return {
    unpriced: prices.filter((price) => price === undefined).length,
    hire: prices.reduce<number>((sum, price = 0) => sum + price, 0),
  };
}

/** Sums for each group how many different values more than one it has. */
function countFurther<T>(groups: Iterable<readonly T[]>): number {
  return [...groups].reduce((sum, values) => sum + Math.max(0, new Set(values).size - 1), 0);
}

/** Counts the spaces that sessions of the same people and layout move to. */
function countMoves(placed: readonly Use[]): number {
  const sessions = placed.filter(({ of }) => of.kind === "session" && of.count === 1);
  const groups = Map.groupBy(sessions, ({ of }) => `${of.people} ${of.layout}`);
  return countFurther([...groups.values()].map((uses) => uses.map(({ space }) => space!.id)));
}

/** Counts the floors more than one that blocks are on. */
function countSpread(placed: readonly Use[]): number {
  const groups = Map.groupBy(placed, ({ block }) => block);
  return countFurther([...groups.values()].map((uses) => uses.map(({ space }) => space!.floor)));
}

/** Ranks one assignment; undefined where it uses a space that is too small, blocked or in use. */
function rankUses(venue: NaiveVenue, uses: readonly Use[]): NaiveRank | undefined {
  const placed = uses.filter(({ space }) => space !== undefined);
  if (placed.some(({ of, space }) => (space!.capacity[of.layout!] ?? 0) < of.people)) return undefined;
  if (placed.some(({ of, space }) => of.day !== undefined && isBlocked(venue, space!, of.day))) return undefined;
  let worst = 0;
  const [changes, resets] = [new Set<number>(), new Set<number>()];
  for (const use of placed) {
    const others = placed.filter((other) => other !== use && overlaps(other.space!, use.space!));
    if (others.some((other) => getStart(other) < getEnd(use) && getStart(use) < getEnd(other))) return undefined;
    const earlier = others.filter((other) => getEnd(other) <= getStart(use));
    const latest = Math.max(...earlier.map(getEnd));
    for (const before of earlier) {
      const minutes = getMinutes(venue, before, use);
      const spare = getStart(use) - getEnd(before) - minutes;
      if (minutes === 0) continue;
      worst = Math.max(worst, spare < 0 ? 1 - spare : spare < 20 ? 1 : 0);
      if (getEnd(before) === latest) (before.of.dayNumber === use.of.dayNumber ? changes : resets).add(use.block);
    }
  }
  const floors = new Set(placed.map(({ space }) => space!.floor)).size;
  const missing = uses.length - placed.length;
  return {
    missing,
    worst,
    moves: countMoves(placed),
    ...sumHire(placed),
    spread: countSpread(placed),
    floors,
    changes: changes.size,
    resets: resets.size,
  };
}

/** The keys of a rank in their order; a floor more of a block is worth 1,000 yuan. */
const toKeys = ({ missing, worst, moves, unpriced, hire, spread, floors, changes, resets }: NaiveRank): number[] => [
  missing,
  worst,
  moves,
  unpriced,
  hire + spread * 1000,
  hire,
  floors,
  changes,
  resets,
];

function compareNaively(a: NaiveRank, b: NaiveRank): number {
  const other = toKeys(b);
  return (
    toKeys(a)
      .map((key, at) => key - other[at]!)
      .find((difference) => difference !== 0) ?? 0
  );
}

/** Ranks the best of all assignments, of those with every space only where `complete`. */
export function rankBestNaively(venue: NaiveVenue, programme: Programme, complete = false): NaiveRank | undefined {
  const needs = listNeeds(programme);
  const choices = complete ? venue.spaces : [...venue.spaces, undefined];
  let best: NaiveRank | undefined;
  for (let number = 0; number < choices.length ** needs.length; number++) {
    const uses = needs.map((need, at) => ({
      ...need,
      space: choices[Math.floor(number / choices.length ** at) % choices.length],
    }));
    const rank = rankUses(venue, uses);
    if (rank && (!best || compareNaively(rank, best) < 0)) best = rank;
  }
  return best;
}

/** Ranks an assignment that is given as the id of a space for each block. */
export function rankPlacements(
  venue: NaiveVenue,
  programme: Programme,
  placements: readonly { block: number; spaceId: string }[],
): NaiveRank | undefined {
  const open = [...placements];
  const uses = listNeeds(programme).map((need): Use => {
    const at = open.findIndex(({ block }) => block === need.block);
    const [found] = at < 0 ? [] : open.splice(at, 1);
    return { ...need, space: venue.spaces.find(({ id }) => id === found?.spaceId) };
  });
  return rankUses(venue, uses);
}
