/** The facts of an event in its space from which the risks follow; absent means unknown. */
export interface RiskFacts {
  people: number;
  comfortable: number;
  most: number;
  /** Metres from the screen to the farthest seat, and the screen's height. */
  farthest: number;
  screenHeight: number;
  height?: number | undefined;
  /** Ampere, three-phase. */
  power?: number | undefined;
  loadInDoor?: { width: number; height: number } | undefined;
  pillars?: number | undefined;
  diningSeats?: number | undefined;
  hasLunch: boolean;
  /** The venue's own words. */
  cancellation?: string | undefined;
}

type RiskKind =
  | "people"
  | "sight"
  | "height"
  | "heightUnknown"
  | "pillars"
  | "power"
  | "lunch"
  | "load"
  | "cancellation";

export interface Risk {
  kind: RiskKind;
  /** Days before the event by which it is answered; 0 on the day. */
  due: number;
}

/** From so many screen heights on, the last row cannot read small type (seating.md: at most 8). */
const strainedRatio = 6;
/** Lower edge of a screen above the floor, m. */
const screenBottom = 1.5;

const dueDays: Record<RiskKind, number> = {
  people: 7,
  sight: 7,
  height: 14,
  heightUnknown: 14,
  pillars: 14,
  power: 3,
  lunch: 0,
  load: 14,
  cancellation: 30,
};

/** Returns the largest screen that hangs in a space, m. */
export const getHighestScreen = (height: number): number => Math.floor(Math.max(0, height - screenBottom) * 10) / 10;

/** Finds the risks of an event in its space, in the order in which they are read; what is unknown is a risk of its own. */
export function findRisks(facts: RiskFacts): Risk[] {
  const { farthest, screenHeight, height, pillars = 0, diningSeats, people, hasLunch } = facts;
  const kinds: (RiskKind | false)[] = [
    "people",
    farthest / screenHeight > strainedRatio && "sight",
    height === undefined ? "heightUnknown" : getHighestScreen(height) < screenHeight - 0.05 && "height",
    pillars > 0 && "pillars",
    "power",
    hasLunch && diningSeats !== undefined && diningSeats < people && "lunch",
    "load",
    "cancellation",
  ];
  return kinds.filter((kind) => kind !== false).map((kind) => ({ kind, due: dueDays[kind] }));
}
