import { getScreenHeight, stageSteps, stageWidthShare } from "../seating/seating-measures.ts";
import type { Assumptions, EstimateEvent } from "./estimate-event.ts";

/** What quantities are reckoned from. */
export interface EstimateMeasures {
  one: number;
  people: number;
  /** Days, half a day as 1. */
  days: number;
  /** Days and two before and after, of those who prepare. */
  preparationDays: number;
  /** Hours beyond those that the hire includes, all days together. */
  overtimeHours: number;
  setups: number;
  /** Tea breaks, lunches, dinners and nights of the event. */
  teaBreaks: number;
  lunches: number;
  dinners: number;
  nights: number;
  guestRooms: number;
  /** Round tables for ten, spare ones included. */
  tables: number;
  /** m² of the LED wall. */
  screenArea: number;
  /** Projectors and screens. */
  projections: number;
  builtInScreens: number;
  /** m² of stage and of the backdrop behind it. */
  stageArea: number;
  backdropArea: number;
}

/** Sizes in metres that the measures stand on, for the words beside a quantity. */
export interface EstimateSizes {
  area: number;
  screen: { width: number; height: number };
  stage: { width: number; depth: number };
  backdrop: { width: number; height: number };
}

const roundUpHalf = (metres: number): number => Math.ceil(metres * 2 - 1e-9) / 2;

/** Depth of a room to its width, where only the area is known. */
const roomProportion = 1.5;
/** Rows of chairs end this far before the rear wall, m. */
const rearMetres = 1.2;
/** Least sizes of LED wall, stage and backdrop that are hired out, m² (unit-prices, minimum quantities). */
const leastSetArea = 12;
/** Width of a hall from which two projections are needed, m (unit-prices, projector.5000). */
const twoProjectionsFrom = 18;

/**
 * Computes the sizes of screen, stage and backdrop from the area: the room is taken 1.5 times as deep as wide; the screen is
 * readable from the last row (`getScreenHeight`), 16:9; the stage is as deep as its people need and 60 % of the wall wide.
 */
export function computeSizes({ people }: EstimateEvent, { area }: Assumptions): EstimateSizes {
  const width = Math.sqrt(area / roomProportion);
  const height = Math.max(2.5, getScreenHeight(width * roomProportion - rearMetres));
  const depth = stageSteps.find((step) => people <= step.people)!.depth || stageSteps[1].depth;
  const stageWidth = roundUpHalf(Math.max(width * stageWidthShare, leastSetArea / depth));
  return {
    area,
    screen: { height, width: roundUpHalf(Math.max((height * 16) / 9, leastSetArea / height)) },
    stage: { width: stageWidth, depth },
    backdrop: { width: stageWidth, height: people > 300 ? 4 : 3 },
  };
}

/** Hours that a day's hire includes, and half a day's. */
const hireHours = { day: 8, halfDay: 4 } as const;
/** Most overtime of half a day, hours: a longer one is hired as a day. */
const halfDayOvertime = 1;
/** People at a round table. */
export const tableSeats = 10;

const countTables = (people: number): number => Math.ceil(people / tableSeats) + (people >= 200 ? 2 : 1);

/** Returns the nights of an event: those given, else those between its days. */
export const getNights = ({ days, nights }: EstimateEvent): number => nights ?? Math.max(0, Math.ceil(days) - 1);

/** Computes what quantities are reckoned from. */
export function computeMeasures(
  event: EstimateEvent,
  assumptions: Assumptions,
  sizes: EstimateSizes,
): EstimateMeasures {
  const { people } = event;
  const days = Math.ceil(event.days);
  const nights = getNights(event);
  const staying = Math.ceil((people * assumptions.stayPercent) / 100);
  const isHalfDay = event.days < 1;
  const overtime = Math.max(0, assumptions.hours - (isHalfDay ? hireHours.halfDay : hireHours.day));
  const projections = Math.sqrt(sizes.area / roomProportion) > twoProjectionsFrom ? 2 : 1;
  return {
    one: 1,
    people,
    days,
    preparationDays: days + 2,
    overtimeHours: (isHalfDay ? Math.min(halfDayOvertime, overtime) : overtime) * days,
    setups: assumptions.setup === "none" ? 0 : 1,
    teaBreaks: assumptions.teaBreaks * days,
    lunches: assumptions.lunch === "none" ? 0 : days,
    dinners: Math.min(nights, days - 1),
    nights,
    guestRooms: Math.ceil(staying / assumptions.perRoom) * nights,
    tables: countTables(people),
    screenArea: assumptions.screen === "led" ? Math.ceil(sizes.screen.width * sizes.screen.height) : 0,
    projections: assumptions.screen === "projection" ? projections : 0,
    builtInScreens: assumptions.screen === "builtIn" ? days : 0,
    stageArea: Math.ceil(sizes.stage.width * sizes.stage.depth),
    backdropArea: Math.ceil(sizes.backdrop.width * sizes.backdrop.height),
  };
}
