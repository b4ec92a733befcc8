import type { Space } from "../src/domain/space/space.ts";
import { capacitiesOf, type PublishingHabit, plainHabit, publishingHabit } from "./capacities.ts";
import { equipmentOf, featuresOf } from "./equipment.ts";
import { pricesOf } from "./prices.ts";
import { type Random, randomFor } from "./random.ts";
import { type RoomPlan, roomKinds } from "./room-kinds.ts";

/** The venue facts that its spaces depend on. */
export interface House {
  id: string;
  level: number;
  /** Yuan per m² and day. */
  rate: number;
  listedAt: string;
  /** True: publishes every fact and no doubtful figure. */
  complete: boolean;
}

/** Share of spaces in which a fact is missing. */
const gaps = {
  floor: 0.02,
  sides: 0.03,
  height: 0.08,
  price: 0.06,
  evening: 0.15,
  pillars: 0.08,
  daylight: 0.1,
} as const;

/** Drops unpublished facts of a space; figures derived from them stay. */
function withGaps(random: Random, space: Space, share: 0 | 1): Space {
  const gone = new Set<keyof Space>();
  const drop = (chance: number, ...keys: (keyof Space)[]): void => {
    if (random.chance(chance * share)) for (const key of keys) gone.add(key);
  };
  drop(gaps.floor, "floor");
  // Divisible spaces and their parts always have sides, since the plan draws the parts.
  drop(space.partOf || space.splitsInto ? 0 : gaps.sides, "length", "width");
  drop(gaps.height, "height");
  drop(gaps.price, "priceHalfDay", "priceDay", "priceEvening");
  drop(gaps.evening, "priceEvening");
  drop(gaps.pillars, "pillars");
  drop(gaps.daylight, "daylight");
  const told = Object.entries(space).filter(([key, value]) => value !== undefined && !gone.has(key as keyof Space));
  return Object.fromEntries(told) as unknown as Space;
}

/** Returns the rooms, each followed by its parts, in the order of ids. */
export const flatRooms = (rooms: readonly RoomPlan[]): RoomPlan[] =>
  rooms.flatMap((room) => [room, ...(room.parts ?? [])]);

interface Numbered {
  room: RoomPlan;
  id: string;
  partOf?: string;
  splitsInto?: string[];
}

/** Assigns every room its id (venue id and three digits), a divisible room before its parts. */
function numbered(venueId: string, rooms: readonly RoomPlan[]): Numbered[] {
  let serial = 0;
  const nextId = (): string => `${venueId}${String(++serial).padStart(3, "0")}`;
  return rooms.flatMap((room): Numbered[] => {
    const id = nextId();
    const parts = (room.parts ?? []).map((part): Numbered => ({ room: part, id: nextId(), partOf: id }));
    return parts.length > 0 ? [{ room, id, splitsInto: parts.map((part) => part.id) }, ...parts] : [{ room, id }];
  });
}

function spaceFrom(
  seed: number,
  house: House,
  habit: PublishingHabit,
  { room, id, partOf, splitsInto }: Numbered,
): Space {
  const random = randomFor(seed, "space", id);
  const { length, width, height, floor, name } = room;
  const area = Math.round(length * width);
  const equipment = equipmentOf(random, room, roomKinds[room.kind].daylight, house);
  const whole: Space = {
    id,
    venueId: house.id,
    name,
    floor,
    length,
    width,
    area,
    height,
    capacity: {},
    partOf,
    splitsInto,
    ...equipment,
    ...(partOf || splitsInto ? { pillars: 0 } : {}),
    ...pricesOf(random, house.rate, room.kind, area),
    features: [],
    hasVr: false,
    demo: true,
    listedAt: house.listedAt,
  };
  // Rooms of one kind and size have the same published figures in a venue.
  const alike = randomFor(seed, "capacity", house.id, room.kind, length, width);
  whole.capacity = capacitiesOf(alike, randomFor(seed, "doubt", id), room, whole, {
    ...habit,
    complete: house.complete,
  });
  // A space and its parts drop the same facts, since they share one ceiling.
  const told = withGaps(randomFor(seed, "gaps", partOf ?? id), whole, house.complete ? 0 : 1);
  told.features = featuresOf(random, room, told, house);
  return told;
}

/** Generates the spaces of a venue from its rooms. */
export function spacesOf(seed: number, house: House, rooms: readonly RoomPlan[]): Space[] {
  const habit = house.complete ? plainHabit : publishingHabit(randomFor(seed, "habit", house.id));
  return numbered(house.id, rooms).map((row) => spaceFrom(seed, house, habit, row));
}
