import { assessCapacity } from "../seating/assess-capacity.ts";
import type { PublishedSpace } from "../seating/get-trusted-capacity.ts";
import { getSeatBounds, type SeatBounds } from "../seating/judge-fit.ts";
import type { LayoutKey } from "../space/layouts.ts";
import type { Space } from "../space/space.ts";
import { countBanquetTables, countFullTables } from "./count-banquet-tables.ts";
import type { EventDayRequest } from "./schedule-sessions.ts";

/** The fields of a space that decide what it can hold on the day. */
export type DaySpace = PublishedSpace & Pick<Space, "id" | "partOf" | "features">;

/** A dining outlet; `seats` undefined where unknown. */
export interface DayRestaurant {
  name: string;
  seats?: number | undefined;
  /** Serves a buffet, where a whole event lunches at once. */
  hasBuffet?: boolean;
}

/** One demand of the day against what a venue has: enough if `has` ≥ `needs`; `has` undefined where unknown. */
export interface DayDemand {
  needs: number;
  has: number | undefined;
}

/** Which rooms of a venue hold the day, and what lacks. */
export interface RoomAssignment<S extends DaySpace> {
  /** The smallest room that holds everybody, else the largest one; undefined if none seats people at tables. */
  main: S | undefined;
  /** One a group, as far as there are enough. */
  breakouts: S[];
  /** People in each breakout group, largest first. */
  groups: number[];
  /** Whether the main room has a foyer of its own. */
  hasFoyer: boolean;
  restaurant: DayRestaurant | undefined;
  /** People in classroom rows, round tables, breakout rooms, restaurant seats. `dinner` is absent without a dinner. */
  demands: { plenary: DayDemand; dinner?: DayDemand; breakouts: DayDemand; lunch: DayDemand };
  /** Whether every known demand is met; lunch in several sittings counts as met. */
  complete: boolean;
}

const getBounds = (space: DaySpace, layout: LayoutKey): SeatBounds => {
  const bounds = space.capacity[layout] === 0 ? undefined : getSeatBounds(assessCapacity(space, layout));
  return bounds ?? { comfortable: 0, most: 0, seats: 0 };
};

const overlaps = (a: DaySpace, b: DaySpace): boolean => a.id === b.id || a.partOf === b.id || b.partOf === a.id;

const getArea = (space: DaySpace): number =>
  space.length && space.width ? space.length * space.width : (space.area ?? Number.POSITIVE_INFINITY);

/** Orders rooms of known sides first: they can be drawn and checked. */
const compareMeasured = (a: DaySpace, b: DaySpace): number => Number(!a.length) - Number(!b.length);

/** Returns the sizes of the groups that a number of people split into, as equal as possible, largest first. */
export function splitIntoGroups(people: number, groups: number): number[] {
  return Array.from({ length: groups }, (_, index) => Math.floor((people + groups - 1 - index) / groups));
}

/** Returns the main room: the smallest that holds everybody, comfortably if possible; else the one that holds most. */
function pickMain<S extends DaySpace>(spaces: readonly S[], { people, dinner }: EventDayRequest): S | undefined {
  const candidates = spaces
    .map((space) => ({ space, rows: getBounds(space, "classroom"), tables: getBounds(space, "banquet") }))
    .filter(({ rows }) => rows.most > 0);
  const holding = candidates
    .filter(({ rows, tables }) => rows.most >= people && (!dinner || tables.most >= people))
    .map((each) => ({ ...each, isTight: each.rows.comfortable < people ? 1 : 0 }))
    .toSorted(
      (a, b) => a.isTight - b.isTight || compareMeasured(a.space, b.space) || getArea(a.space) - getArea(b.space),
    );
  return (holding[0] ?? candidates.toSorted((a, b) => b.rows.most - a.rows.most)[0])?.space;
}

/** Returns the smallest rooms that each hold a group and that are free while the main room is in use. */
function pickBreakouts<S extends DaySpace>(spaces: readonly S[], main: S | undefined, groups: readonly number[]): S[] {
  const free = spaces
    .filter((space) => !main || !overlaps(space, main))
    .toSorted((a, b) => compareMeasured(a, b) || getArea(a) - getArea(b));
  const picked: S[] = [];
  for (const group of groups) {
    const room = free.find(
      (space) => getBounds(space, "classroom").most >= group && !picked.some((taken) => overlaps(taken, space)),
    );
    if (room) picked.push(room);
  }
  return picked;
}

/**
 * Assigns a venue's rooms to the day: no room is used twice at once, and a divisible room never beside its own parts.
 * Capacities are the trusted ones (judge-fit.ts).
 */
export function assignRooms<S extends DaySpace>(
  spaces: readonly S[],
  restaurants: readonly DayRestaurant[],
  request: EventDayRequest,
): RoomAssignment<S> {
  const { people, breakouts: count, dinner } = request;
  const main = pickMain(spaces, request);
  const groups = splitIntoGroups(people, count);
  const breakouts = pickBreakouts(spaces, main, groups);
  const restaurant = restaurants.toSorted(
    (a, b) => Number(b.hasBuffet ?? false) - Number(a.hasBuffet ?? false) || (b.seats ?? 0) - (a.seats ?? 0),
  )[0];
  const demands: RoomAssignment<S>["demands"] = {
    plenary: { needs: people, has: main ? getBounds(main, "classroom").most : 0 },
    breakouts: { needs: count, has: breakouts.length },
    lunch: { needs: people, has: restaurant?.seats },
  };
  if (dinner) {
    demands.dinner = {
      needs: countBanquetTables(people),
      has: main ? countFullTables(getBounds(main, "banquet").most) : 0,
    };
  }
  const isMet = ({ needs, has }: DayDemand) => has === undefined || has >= needs;
  return {
    main,
    breakouts,
    groups,
    hasFoyer: main?.features.includes("foyer") ?? false,
    restaurant,
    demands,
    complete: isMet(demands.plenary) && isMet(demands.breakouts) && (!demands.dinner || isMet(demands.dinner)),
  };
}

/** Returns in how many sittings everybody lunches in a restaurant with this many seats. */
export const countSittings = ({ needs, has }: DayDemand): number => (has ? Math.ceil(needs / has) : 1);
