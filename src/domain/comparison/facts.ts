import type { Availability } from "../bookings/get-availability.ts";
import { type FeatureKey, features } from "../space/features.ts";
import { isAboutEqual } from "../is-about-equal.ts";
import { assessCapacity } from "../seating/assess-capacity.ts";
import { type Fit, getSeatBounds, judgeFigures } from "../seating/judge-fit.ts";
import type { TransportLink } from "../venue/venue.ts";
import type { ComparedSpace, ComparisonEvent, SpaceCost, SpaceSight, SpaceSum } from "./compared-space.ts";

type Sides = { width: number; height: number };

/** The values of the facts: metres, m², yuan, people. */
export interface FactValues {
  availability: Availability;
  /** The seats that are counted on, and how the people of the event fit. */
  seats: { seats: number; fit?: Fit | undefined };
  /** The published figure, and the trusted one where it cannot be true. */
  published: { people: number; trusted?: number | undefined };
  priceDay: number;
  pricePerHead: number;
  sum: SpaceSum;
  cost: SpaceCost;
  priceHalfDay: number;
  priceEvening: number;
  area: number;
  size: { length: number; width: number };
  height: number;
  sight: SpaceSight;
  /** True where there is one, and its measures are unknown; so for stage and rigging. */
  led: Sides | true;
  projection: boolean;
  stage: { width: number; depth: number } | true;
  pillars: number;
  loadInDoor: Sides;
  floor: number;
  daylight: boolean;
  power: number;
  rigging: { points: number; kg: number } | true;
  metro: TransportLink;
  railway: TransportLink;
  airport: TransportLink;
  guestRooms: number;
  guestRoomPrice: number;
  parking: number;
  deposit: string;
  cancellation: string;
  outsideCatering: string;
  place: string;
  grade: { star?: number | undefined; grade?: string | undefined };
  year: number;
}
export type FactKey = keyof FactValues;

/** Reads a fact; undefined is unknown. */
type ReadFact<Value> = (one: ComparedSpace, event: ComparisonEvent) => Value | undefined;

/** A row of a comparison. */
export interface FactDefinition<Value> {
  read: ReadFact<Value>;
  /** The value cannot be true: it takes no part. */
  isDoubtful?: (value: Value) => boolean;
  /** Whether one value is better than another for every event; absent where that is taste. */
  isBetter?: (a: Value, b: Value) => boolean;
  /** Whether two values differ too little for either to be the better choice. */
  isAlike?: (a: Value, b: Value) => boolean;
  /** Whether a value may be the best at all; absent: any. */
  canWin?: (value: Value) => boolean;
}

/** The larger or the smaller figure is better, unless they are about equal. */
const more = { isBetter: (a: number, b: number) => a > b, isAlike: isAboutEqual };
const less = { isBetter: (a: number, b: number) => a < b, isAlike: isAboutEqual };
/** Returns the value where it is above 0: catalogues write 0 for what they do not know. */
const positive = (value: number | undefined) => (value !== undefined && value > 0 ? value : undefined);

function readSeats({ space }: ComparedSpace, { layout, people }: ComparisonEvent): FactValues["seats"] | undefined {
  const figures = assessCapacity(space, layout);
  const bounds = getSeatBounds(figures);
  return bounds && { seats: bounds.seats, fit: people === undefined ? undefined : judgeFigures(figures, people) };
}

function readPublished({ space }: ComparedSpace, { layout }: ComparisonEvent): FactValues["published"] | undefined {
  const { published, doubtful, trusted } = assessCapacity(space, layout);
  return published ? { people: published, ...(doubtful && { trusted }) } : undefined;
}

/** Reads what was confirmed of the days of the event: a space of which no blocked date was imported is unknown. */
const readAvailability: ReadFact<Availability> = ({ availability }) =>
  availability?.confirmedOn === undefined ? undefined : availability;

/** Compares the links by the measure that both have; neither is better where they have none in common. */
function isNearer(a: TransportLink, b: TransportLink): boolean {
  if (a.metres !== undefined && b.metres !== undefined) return a.metres < b.metres;
  return a.minutes !== undefined && b.minutes !== undefined && a.minutes < b.minutes;
}

/** Returns whether the links are about as far by the measure that both have. */
function isAboutAsNear(a: TransportLink, b: TransportLink): boolean {
  if (a.metres !== undefined && b.metres !== undefined) return isAboutEqual(a.metres, b.metres);
  return a.minutes !== undefined && b.minutes !== undefined && isAboutEqual(a.minutes, b.minutes);
}

/** Returns the nearest link of a kind with a known distance; undefined if there is none. */
const readLink =
  (kind: TransportLink["kind"]): ReadFact<TransportLink> =>
  ({ venue }) =>
    venue.transport
      .filter((link) => link.kind === kind && (link.metres ?? link.minutes) !== undefined)
      .reduce<TransportLink | undefined>((best, link) => (best && !isNearer(link, best) ? best : link), undefined);

const isLarger = (a: Sides, b: Sides) =>
  a.width >= b.width && a.height >= b.height && (a.width > b.width || a.height > b.height);

const readPolicy =
  (key: "deposit" | "cancellation" | "outsideCatering"): ReadFact<string> =>
  ({ venue }) =>
    venue.policies?.[key];

/** Each fact in the order in which the rows are read. */
export const facts: { [K in FactKey]: FactDefinition<FactValues[K]> } = {
  // None is the best: a day that is not blocked is unknown, never free.
  availability: { read: readAvailability },
  seats: {
    read: readSeats,
    isBetter: (a, b) => a.seats > b.seats,
    isAlike: (a, b) => isAboutEqual(a.seats, b.seats),
    canWin: ({ seats, fit }) => seats > 0 && fit?.kind !== "over" && fit?.kind !== "unsuitable",
  },
  published: { read: readPublished, isDoubtful: ({ trusted }) => trusted !== undefined },
  priceDay: { read: ({ space }) => positive(space.priceDay), ...less },
  pricePerHead: {
    read: ({ space }, { people }) => people && space.priceDay && Math.round(space.priceDay / people),
    ...less,
  },
  sum: {
    read: ({ sum }) => sum,
    isBetter: (a, b) => a.total < b.total,
    isAlike: (a, b) => isAboutEqual(a.total, b.total),
    canWin: ({ isHireEstimated }) => !isHireEstimated,
  },
  cost: {
    read: ({ cost }) => cost,
    isBetter: (a, b) => a.total < b.total && a.missing <= b.missing,
    isAlike: (a, b) => isAboutEqual(a.total, b.total) && a.missing === b.missing,
    canWin: ({ hireBasis }) => hireBasis === "own" || hireBasis === "converted",
  },
  priceHalfDay: { read: ({ space }) => positive(space.priceHalfDay), ...less },
  priceEvening: { read: ({ space }) => positive(space.priceEvening), ...less },
  area: { read: ({ space }) => positive(space.area) },
  size: { read: ({ space: { length, width } }) => (length && width ? { length, width } : undefined) },
  height: { read: ({ space }) => positive(space.height), ...more },
  sight: {
    read: ({ sight }) => sight,
    isBetter: (a, b) => a.farthest < b.farthest,
    isAlike: (a, b) => isAboutEqual(a.farthest, b.farthest),
  },
  led: {
    read: ({ space }) => space.led ?? (space.features.includes("led") || undefined),
    isBetter: (a, b) => a !== true && b !== true && isLarger(a, b),
  },
  projection: { read: ({ space }) => space.projection ?? (space.features.includes("projection") || undefined) },
  stage: { read: ({ space }) => space.stage ?? (space.features.includes("stage") || undefined) },
  pillars: {
    read: ({ space }) => space.pillars ?? (space.features.includes("pillar-free") ? 0 : undefined),
    ...less,
  },
  loadInDoor: { read: ({ space }) => space.loadInDoor, isBetter: isLarger },
  floor: { read: ({ space }) => space.floor },
  daylight: { read: ({ space }) => space.daylight ?? (space.features.includes("daylight") || undefined) },
  power: { read: ({ space }) => positive(space.power), ...more },
  rigging: { read: ({ space }) => space.rigging ?? (space.features.includes("rigging") || undefined) },
  metro: { read: readLink("metro"), isBetter: isNearer, isAlike: isAboutAsNear },
  railway: { read: readLink("railway"), isBetter: isNearer, isAlike: isAboutAsNear },
  airport: { read: readLink("airport"), isBetter: isNearer, isAlike: isAboutAsNear },
  guestRooms: { read: ({ venue }) => positive(venue.guestRoomCount), ...more },
  guestRoomPrice: { read: ({ venue }) => positive(venue.guestRoomPriceFrom), ...less },
  parking: { read: ({ venue }) => positive(venue.parkingCount), ...more },
  deposit: { read: readPolicy("deposit") },
  cancellation: { read: readPolicy("cancellation") },
  outsideCatering: { read: readPolicy("outsideCatering") },
  place: { read: ({ venue }) => venue.place },
  grade: {
    read: ({ venue: { star, grade } }) =>
      star || grade ? { ...(star && { star }), ...(grade && { grade }) } : undefined,
  },
  year: { read: ({ venue }) => venue.year },
};

/** Features that a row above tells, or that follow from one. */
const featuresOfFacts: readonly FeatureKey[] = [
  "led",
  "projection",
  "stage",
  "pillar-free",
  "daylight",
  "ground-floor",
  "rigging",
  "three-phase",
  "metro-800",
  "rooms-100",
  "parking-100",
  "vr",
  "plan",
];

/** The features that have rows of their own. A catalogue names what there is: a missing one is unknown. */
export const comparedFeatures = features.filter(({ key }) => !featuresOfFacts.includes(key));

/** Returns whether a space or its venue has a feature; undefined is unknown. */
export const readFeature = ({ space, venue }: ComparedSpace, feature: FeatureKey): true | undefined =>
  space.features.includes(feature) || venue.features.includes(feature) || undefined;
