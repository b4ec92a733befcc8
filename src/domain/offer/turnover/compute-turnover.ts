import type { EventSize } from "../../venue/event-size.ts";
import { defaultTurnoverRates, furnitureByLayout, itemMinutes, type TurnoverRates } from "./turnover-rates.ts";

/** How a room is turned over between two events. */
interface TurnoverRequest {
  from: EventSize;
  to: EventSize;
  /** Floor of the room in m²; unknown: what the layouts take. */
  area?: number | undefined;
  /** Air walls that are moved, and the length of each in metres. */
  walls?: { count: number; metres: number };
}

/** What turning a room over takes; minutes. */
export interface Turnover {
  /** In all, the nearest five up; 0 where the room stays as it is. */
  minutes: number;
  crew: number;
  fixedMinutes: number;
  wallMinutes: number;
  /** Of the crew, at the furniture. */
  furnitureMinutes: number;
}

/** Two people move a wall. */
const peoplePerWall = 2;

/** Counts one item before and after: those that stay, those that are new, those that go. */
function countItems(before: number, after: number): { moved: number; set: number; struck: number } {
  const moved = Math.min(before, after);
  return { moved, set: after - moved, struck: before - moved };
}

const divideUp = (people: number, share: number | undefined): number => (share ? Math.ceil(people / share) : 0);

/** Counts what a layout is furnished with; desks of an island come in pairs. */
function countFurniture({ people, layout }: EventSize) {
  const { seatsPerDesk, seatsPerRound, seatsPerCocktailTable, ...rest } = furnitureByLayout[layout];
  const desks = layout === "fishbone" ? 2 * divideUp(people, 2 * seatsPerDesk!) : divideUp(people, seatsPerDesk);
  return {
    chairs: rest.hasNoChairs ? 0 : people,
    desks,
    places: rest.hasPlaces ? people : 0,
    rounds: divideUp(people, seatsPerRound),
    cocktailTables: divideUp(people, seatsPerCocktailTable),
    buffets: rest.buffets ?? 0,
    floor: rest.floor * people,
    isMeal: rest.isMeal ?? false,
  };
}

/** Returns the minutes of one person's work at the furniture between two events. */
function countWork(from: EventSize, to: EventSize, area: number | undefined): number {
  const [before, after] = [countFurniture(from), countFurniture(to)];
  const chairs = countItems(before.chairs, after.chairs);
  const desks = countItems(before.desks, after.desks);
  const places = countItems(before.places, after.places);
  const rounds = countItems(before.rounds, after.rounds);
  const cocktails = countItems(before.cocktailTables, after.cocktailTables);
  const floor = Math.min(Math.max(before.floor, after.floor), area ?? Number.POSITIVE_INFINITY);
  const clean = before.isMeal ? itemMinutes.cleanAfterMeal : itemMinutes.clean;
  return (
    chairs.moved * itemMinutes.chairMove +
    chairs.set * itemMinutes.chairSet +
    chairs.struck * itemMinutes.chairStrike +
    desks.moved * itemMinutes.deskMove +
    desks.set * itemMinutes.deskSet +
    desks.struck * itemMinutes.deskStrike +
    places.moved * itemMinutes.placeAgain +
    places.set * itemMinutes.place +
    rounds.moved * itemMinutes.roundAgain +
    rounds.set * itemMinutes.roundSet +
    rounds.struck * itemMinutes.roundStrike +
    cocktails.set * itemMinutes.cocktailSet +
    cocktails.struck * itemMinutes.cocktailStrike +
    after.buffets * itemMinutes.buffetSet +
    (floor / 100) * clean
  );
}

/** Returns how many people work in a room: more stand in each other's way. */
function countCrew(area: number, { crew, largeRoomCrew, largeRoom, floorPerPerson }: TurnoverRates): number {
  return Math.max(1, Math.min(area >= largeRoom ? largeRoomCrew : crew, Math.floor(area / floorPerPerson)));
}

/** Returns the minutes in which a crew moves air walls, as many at once as it has pairs of people. */
function countWallMinutes({ count, metres }: { count: number; metres: number }, crew: number, perMetre: number) {
  const teams = Math.max(1, Math.floor(crew / peoplePerWall));
  return Math.ceil(count / teams) * metres * perMetre;
}

/** The sum of minutes may be a hair over a multiple of five. */
const roundUpToFive = (minutes: number): number => Math.ceil(minutes / 5 - 1e-9) * 5;

/** Of a room that stays as it is. */
export const noTurnover: Turnover = { minutes: 0, crew: 0, fixedMinutes: 0, wallMinutes: 0, furnitureMinutes: 0 };

/**
 * Computes how long a room is closed between two events: the guests leave, the crew moves the air walls and then the furniture,
 * and the room is checked. A room that stays in its layout needs no time, unless people ate in it.
 * Source: docs/seating.md, "Turning a room over".
 */
export function computeTurnover(
  { from, to, area, walls }: TurnoverRequest,
  rates: TurnoverRates = defaultTurnoverRates,
): Turnover {
  if (from.layout === to.layout && !walls?.count && !furnitureByLayout[from.layout].isMeal) return noTurnover;
  const room =
    area ??
    Math.max(furnitureByLayout[from.layout].floor * from.people, furnitureByLayout[to.layout].floor * to.people);
  const crew = countCrew(room, rates);
  const furnitureMinutes = (countWork(from, to, area) * rates.workFactor) / crew;
  const wallMinutes = walls ? countWallMinutes(walls, crew, rates.wallMinutesPerMetre) : 0;
  const { fixedMinutes } = rates;
  return {
    minutes: roundUpToFive(fixedMinutes + wallMinutes + furnitureMinutes),
    crew,
    fixedMinutes,
    wallMinutes,
    furnitureMinutes,
  };
}
