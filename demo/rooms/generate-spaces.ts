import type { Space } from "#domain/space/space.ts";
import { publishCapacities, type PublishingHabit, exactHabit, drawPublishingHabit } from "./publish-capacities.ts";
import { drawEquipment, drawFeatures } from "./draw-equipment.ts";
import { drawPrices } from "./draw-prices.ts";
import { type Random, createRandom } from "../random.ts";
import { type RoomPlan, roomKinds } from "./room-kinds.ts";

/** The venue facts that its spaces depend on. */
export interface SpaceVenue {
  id: string;
  level: number;
  /** Yuan per m² and day. */
  rate: number;
  listedAt: string;
  /** True: publishes every fact and no doubtful figure. */
  complete: boolean;
}

/** Share of spaces in which a fact is missing. */
const gapShares = {
  floor: 0.02,
  sides: 0.03,
  height: 0.08,
  price: 0.06,
  evening: 0.15,
  pillars: 0.08,
  daylight: 0.1,
} as const;

/** Drops unpublished facts of a space; figures derived from them stay. */
function dropUnknownFacts(random: Random, space: Space, share: 0 | 1): Space {
  const gone = new Set<keyof Space>();
  const drop = (chance: number, ...keys: (keyof Space)[]): void => {
    if (random.chance(chance * share)) for (const key of keys) gone.add(key);
  };
  drop(gapShares.floor, "floor");
  // Divisible spaces and their parts always have sides, since the plan draws the parts.
  drop(space.partOf || space.splitsInto ? 0 : gapShares.sides, "length", "width");
  drop(gapShares.height, "height");
  drop(gapShares.price, "priceHalfDay", "priceDay", "priceEvening");
  drop(gapShares.evening, "priceEvening");
  drop(gapShares.pillars, "pillars");
  drop(gapShares.daylight, "daylight");
  const knownEntries = Object.entries(space).filter(
    ([key, value]) => value !== undefined && !gone.has(key as keyof Space),
  );
  return Object.fromEntries(knownEntries) as unknown as Space;
}

/** Returns the rooms, each followed by its parts, in the order of ids. */
export const flattenRooms = (rooms: readonly RoomPlan[]): RoomPlan[] =>
  rooms.flatMap((room) => [room, ...(room.parts ?? [])]);

interface NumberedRoom {
  room: RoomPlan;
  id: string;
  partOf?: string;
  splitsInto?: string[];
}

/** Assigns every room its id (venue id and three digits), a divisible room before its parts. */
function numberRooms(venueId: string, rooms: readonly RoomPlan[]): NumberedRoom[] {
  let serial = 0;
  const nextId = (): string => `${venueId}${String(++serial).padStart(3, "0")}`;
  return rooms.flatMap((room): NumberedRoom[] => {
    const id = nextId();
    const parts = (room.parts ?? []).map((part): NumberedRoom => ({ room: part, id: nextId(), partOf: id }));
    return parts.length > 0 ? [{ room, id, splitsInto: parts.map((part) => part.id) }, ...parts] : [{ room, id }];
  });
}

function generateSpace(
  seed: number,
  venue: SpaceVenue,
  habit: PublishingHabit,
  { room, id, partOf, splitsInto }: NumberedRoom,
): Space {
  const random = createRandom(seed, "space", id);
  const { length, width, height, floor, name } = room;
  const area = Math.round(length * width);
  const equipment = drawEquipment(random, room, roomKinds[room.kind].daylight, venue);
  const fullSpace: Space = {
    id,
    venueId: venue.id,
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
    ...drawPrices(random, venue.rate, room.kind, area),
    features: [],
    hasVr: false,
    demo: true,
    listedAt: venue.listedAt,
  };
  // Rooms of one kind and size have the same published figures in a venue.
  const capacityRandom = createRandom(seed, "capacity", venue.id, room.kind, length, width);
  fullSpace.capacity = publishCapacities(capacityRandom, createRandom(seed, "doubt", id), room, fullSpace, {
    ...habit,
    complete: venue.complete,
  });
  // A space and its parts drop the same facts, since they share one ceiling.
  const publishedSpace = dropUnknownFacts(createRandom(seed, "gaps", partOf ?? id), fullSpace, venue.complete ? 0 : 1);
  publishedSpace.features = drawFeatures(random, room, publishedSpace, venue);
  return publishedSpace;
}

/** Generates the spaces of a venue from its rooms. */
export function generateSpaces(seed: number, venue: SpaceVenue, rooms: readonly RoomPlan[]): Space[] {
  const habit = venue.complete ? exactHabit : drawPublishingHabit(createRandom(seed, "habit", venue.id));
  return numberRooms(venue.id, rooms).map((row) => generateSpace(seed, venue, habit, row));
}
