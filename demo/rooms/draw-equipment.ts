import { type FeatureKey, toFeatureBits, listFeatures } from "#domain/space/features.ts";
import type { Space } from "#domain/space/space.ts";
import type { Random } from "../random.ts";
import type { RoomPlan } from "./room-kinds.ts";

/** The venue facts that decide the equipment of its rooms. */
export interface EquipmentLevel {
  /** From 5 (best equipped) to 2. */
  level: number;
  /** True: no pillars and no built-in stage by chance (showcase venues). */
  complete: boolean;
}

const roundToHalf = (value: number): number => Math.round(value * 2) / 2;
const roundToTenth = (value: number): number => Math.round(value * 10) / 10;
const isIndoor = (room: RoomPlan): boolean => room.height !== undefined;
const eventKinds = new Set<RoomPlan["kind"]>([
  "ballroom",
  "function",
  "hall",
  "arena",
  "auditorium",
  "gallery",
  "dining",
]);

type Equipment = Pick<
  Space,
  "pillars" | "daylight" | "led" | "projection" | "stage" | "loadInDoor" | "power" | "rigging"
>;

/** Sizes a stage by the planning rules: deeper and higher with more people, up to 60 % of the wall. */
function sizeStage(room: RoomPlan, area: number): NonNullable<Space["stage"]> {
  const people = area / 1.2;
  const [depth, height] = people <= 100 ? [2.4, 0.4] : people <= 300 ? [3.6, 0.6] : people <= 500 ? [4.8, 0.8] : [6, 1];
  return { width: roundToTenth(Math.floor((room.width * 0.6) / 1.2) * 1.2), depth, height };
}

/** Draws an LED wall in modules of 0.5 m, limited by wall width and room height; undefined if too small. */
function drawLedWall(random: Random, room: RoomPlan): Space["led"] {
  const width = roundToHalf(Math.min(24, room.width * random.between(0.3, 0.46)));
  const height = roundToHalf(Math.min(width * 0.56, (room.height ?? 5) - 1.4));
  return width >= 3 && height >= 1.5 ? { width, height } : undefined;
}

function drawPillarCount(random: Random, room: RoomPlan, area: number): number {
  if (!isIndoor(room) || area < 140 || room.kind === "auditorium" || room.kind === "arena") return 0;
  if (!random.chance(room.kind === "gallery" || room.kind === "hall" ? 0.3 : 0.13)) return 0;
  return 2 * Math.max(1, Math.round(Math.sqrt(area) / 14));
}

/** Draws the equipment of a room by its size and kind and the venue's level, before facts are dropped. */
export function drawEquipment(random: Random, room: RoomPlan, daylight: number, venue: EquipmentLevel): Equipment {
  const area = room.length * room.width;
  const event = eventKinds.has(room.kind);
  const good = (venue.level - 2) / 3;
  const led =
    event && isIndoor(room) && area >= 200 && random.chance(0.2 + 0.55 * good) ? drawLedWall(random, room) : undefined;
  const builtIn = !venue.complete && random.chance(0.12);
  const isExhibitionOrArena = room.kind === "hall" || room.kind === "arena";
  const door = (wide: readonly [number, number], high: readonly [number, number]) => ({
    width: roundToTenth(random.between(...wide)),
    height: roundToTenth(Math.min(random.between(...high), (room.height ?? 9) - 0.3)),
  });
  return {
    pillars: venue.complete ? 0 : drawPillarCount(random, room, area),
    daylight: random.chance(daylight),
    led,
    projection: isIndoor(room) && (led ? random.chance(0.6) : random.chance(0.72 + 0.2 * good)),
    // Most stages are temporary and sized by the planning rules; auditoriums and a few other rooms have built-in ones.
    stage: room.kind === "auditorium" || (builtIn && event && area >= 170) ? sizeStage(room, area) : undefined,
    loadInDoor: isExhibitionOrArena
      ? door([4, 6], [4, 5.6])
      : event && area >= 200
        ? door([1.8, 3.2], [2.2, 3.4])
        : undefined,
    power:
      area >= 220 && (event || !isIndoor(room))
        ? random.pick(area > 900 ? [250, 400, 630] : [63, 125, 200])
        : undefined,
    rigging:
      (room.height ?? 0) >= 5 && area >= 400 && event && random.chance(0.35 + 0.45 * good)
        ? { points: 2 * Math.round(Math.sqrt(area) / 4), kg: random.pick([250, 500]) }
        : undefined,
  };
}

/** Draws the features of a space: those that its facts imply and those typical of its kind and the venue's level. */
export function drawFeatures(random: Random, room: RoomPlan, space: Space, venue: EquipmentLevel): FeatureKey[] {
  const area = room.length * room.width;
  const large = area >= 220;
  const good = (venue.level - 2) / 3;
  const meeting = room.kind === "meeting" || room.kind === "boardroom" || room.kind === "salon";
  const ground = space.floor === 1 || !isIndoor(room);
  const rows: readonly (readonly [FeatureKey, boolean])[] = [
    ["led", space.led !== undefined],
    ["projection", space.projection === true],
    [
      "stage",
      space.stage !== undefined || (eventKinds.has(room.kind) && area >= 170 && random.chance(0.5 + 0.35 * good)),
    ],
    ["sound", isIndoor(room) && (large || random.chance(0.55 + 0.3 * good))],
    ["lighting", large && isIndoor(room) && random.chance(0.35 + 0.45 * good)],
    ["interpretation", area >= 160 && isIndoor(room) && random.chance(0.5 * good)],
    ["video-meeting", meeting && random.chance(0.25 + 0.4 * good)],
    ["pillar-free", space.pillars === 0 && isIndoor(room)],
    ["daylight", space.daylight === true],
    ["vehicle-access", space.floor === 1 && (space.loadInDoor?.width ?? 0) >= 2.8],
    ["goods-lift", (space.floor ?? 1) > 1 && large && random.chance(0.4 + 0.4 * good)],
    ["divisible", space.splitsInto !== undefined],
    ["foyer", area >= 300 && isIndoor(room) && random.chance(0.4 + 0.4 * good)],
    ["ground-floor", ground],
    ["green-room", area >= 350 && isIndoor(room) && random.chance(0.3 + 0.5 * good)],
    ["rigging", space.rigging !== undefined],
    ["three-phase", space.power !== undefined],
    ["plan", space.length !== undefined && space.width !== undefined],
  ];
  return listFeatures(toFeatureBits(rows.flatMap(([key, has]) => (has ? [key] : [])))).map((feature) => feature.key);
}
