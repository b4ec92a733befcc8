export const costLevels = ["economy", "standard", "premium"] as const;
export type CostLevel = (typeof costLevels)[number];
export const costItems = ["rooms", "meals", "space", "coaches", "guides"] as const;
export type CostItem = (typeof costItems)[number];

/** Prices of a place on the ground, yuan. */
export interface GroundPrices {
  /** Lunch and dinner of a day, a head. */
  meals: Record<CostLevel, number>;
  /** A 45-seat coach with driver, a day. */
  coachDay: number;
  /** A Chinese-speaking guide, a day. */
  guideDay: number;
  /** Insurance, a head and trip. */
  insurance: Record<CostLevel, number>;
}

/** What the catalogue knows of a level: yuan a room and night, yuan a day of a space for the group. */
export interface CataloguePrices {
  roomNight?: number | undefined;
  spaceDay?: number | undefined;
}

/** The cost a head at a level; an unknown item is absent from `items` and named in `missing`. */
export interface LevelCost {
  level: CostLevel;
  items: Partial<Record<CostItem, number>>;
  /** Yuan a head, all known items; absent where rooms or meals are unknown, since the rest says nothing. */
  total?: number;
  missing: CostItem[];
}

/** How a group is divided: two to a room, coaches of 45 seats with luggage, a guide for each forty. */
export function countTripUnits({ people, days }: { people: number; days: number }) {
  return {
    rooms: Math.ceil(people / 2),
    nights: days - 1,
    coaches: Math.ceil(people / 43),
    guides: Math.ceil(people / 40),
  };
}

const roundToTen = (yuan: number): number => Math.round(yuan / 10) * 10;

/** Computes the cost a head of a trip at one level, without flights; each item is rounded to ten yuan. */
export function computeTripCost(
  level: CostLevel,
  trip: { people: number; days: number },
  catalogue: CataloguePrices,
  ground: GroundPrices | undefined,
): LevelCost {
  const { people, days } = trip;
  const { rooms, nights, coaches, guides } = countTripUnits(trip);
  const { roomNight, spaceDay } = catalogue;
  const figures: Record<CostItem, number | undefined> = {
    rooms: roomNight && (roomNight * rooms * nights) / people,
    meals: ground && ground.meals[level] * nights,
    space: spaceDay && spaceDay / people,
    coaches: ground && (ground.coachDay * coaches * days) / people,
    guides: ground && (ground.guideDay * guides * days) / people + ground.insurance[level],
  };
  const pricedItems = costItems.filter((item) => figures[item] !== undefined);
  const items = Object.fromEntries(pricedItems.map((item) => [item, roundToTen(figures[item]!)]));
  const total = Object.values(items).reduce((sum, yuan) => sum + yuan, 0);
  return {
    level,
    items,
    ...(figures.rooms !== undefined && figures.meals !== undefined && { total }),
    missing: costItems.filter((item) => figures[item] === undefined),
  };
}
