import type { LayoutKey } from "../../space/layouts.ts";

/**
 * Minutes of one person's work to turn a room over, by item. Sources: docs/seating.md, "Turning a room over". Published pages give
 * the time of a room, never of an item, so these are trade knowledge: an operator sets `workFactor` to what the venue was timed at.
 */
export const itemMinutes = {
  chairMove: 0.3,
  chairSet: 0.35,
  chairStrike: 0.25,
  deskMove: 1,
  /** Set and given its cloth. */
  deskSet: 1.5 + 1,
  deskStrike: 1.2 + 0.3,
  /** Paper, pen and water at a seat; again where the seat had them before. */
  place: 0.4,
  placeAgain: 0.2,
  /** Set, given its cloth, and laid for ten. */
  roundSet: 2.5 + 1 + 12,
  /** Cleared of what was used, stripped of its cloth, and struck. */
  roundStrike: 9 + 0.3 + 2,
  /** The same table for the next meal: cleared, new cloth, laid. */
  roundAgain: 9 + 0.3 + 1 + 12,
  cocktailSet: 2,
  cocktailStrike: 1,
  buffetSet: 20,
  /** Of 100 m². */
  clean: 6,
  cleanAfterMeal: 12,
} as const;

/** What a layout is furnished with, and the floor that it takes: m² a seat. */
interface Furniture {
  floor: number;
  seatsPerDesk?: number;
  /** Each seat has paper, pen and water. */
  hasPlaces?: boolean;
  seatsPerRound?: number;
  seatsPerCocktailTable?: number;
  buffets?: number;
  isMeal?: boolean;
  /** People stand. */
  hasNoChairs?: boolean;
}

const aroundDesks: Furniture = { floor: 2.4, seatsPerDesk: 2, hasPlaces: true };

export const furnitureByLayout: Readonly<Record<LayoutKey, Furniture>> = {
  theatre: { floor: 0.9 },
  classroom: { floor: 1.8, seatsPerDesk: 2, hasPlaces: true },
  boardroom: aroundDesks,
  ushape: aroundDesks,
  hollow: aroundDesks,
  fishbone: { floor: 2, seatsPerDesk: 4, hasPlaces: true },
  banquet: { floor: 1.7, seatsPerRound: 10, isMeal: true },
  cocktail: { floor: 1, seatsPerCocktailTable: 6, buffets: 2, isMeal: true, hasNoChairs: true },
};

/** What an operator may set: who turns a venue's rooms over, and how fast. */
export interface TurnoverRates {
  /** People at work in a room, in one of `largeRoom` m² and more, and the floor in m² that each of them needs. */
  crew: number;
  largeRoomCrew: number;
  largeRoom: number;
  floorPerPerson: number;
  /** Minutes until the guests are out and until the room is checked; nobody can work them away. */
  fixedMinutes: number;
  /** Multiplies the work of every item. */
  workFactor: number;
  /** Minutes that two people need for a metre of an air wall. */
  wallMinutesPerMetre: number;
}

export const defaultTurnoverRates: TurnoverRates = {
  crew: 6,
  largeRoomCrew: 10,
  largeRoom: 500,
  floorPerPerson: 40,
  fixedMinutes: 25,
  workFactor: 1,
  wallMinutesPerMetre: 1.5,
};
