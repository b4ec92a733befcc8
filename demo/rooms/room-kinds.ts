import type { LayoutKey } from "#domain/space/layouts.ts";

export type RoomKind =
  | "ballroom"
  | "function"
  | "meeting"
  | "boardroom"
  | "lounge"
  | "hall"
  | "arena"
  | "auditorium"
  | "gallery"
  | "dining"
  | "salon"
  | "classroom"
  | "deck"
  | "lawn";

/** Common facts of a room kind. */
export interface RoomKindFacts {
  /** Range of length divided by width. */
  shape: readonly [number, number];
  /** Clear height in metres: base plus growth × √area; undefined outdoors. */
  height: readonly [base: number, growth: number] | undefined;
  /** Price per m² relative to a meeting room of the same venue. */
  price: number;
  /** Unsuitable layouts, published as 0. */
  unsuitableLayouts: readonly LayoutKey[];
  /** Share of rooms with daylight. */
  daylight: number;
}

const table: readonly LayoutKey[] = ["theatre", "classroom", "fishbone", "banquet", "cocktail"];
const flat: readonly LayoutKey[] = ["boardroom"];
const rows: readonly LayoutKey[] = ["boardroom", "ushape", "hollow", "fishbone", "banquet"];

export const roomKinds: Record<RoomKind, RoomKindFacts> = {
  ballroom: { shape: [1.2, 1.75], height: [2.5, 0.105], price: 1.15, unsuitableLayouts: flat, daylight: 0.1 },
  function: { shape: [1.15, 1.7], height: [2.4, 0.11], price: 1.02, unsuitableLayouts: flat, daylight: 0.35 },
  meeting: { shape: [1.15, 1.65], height: [2.35, 0.08], price: 1, unsuitableLayouts: [], daylight: 0.5 },
  boardroom: { shape: [1.3, 1.8], height: [2.35, 0.08], price: 1.12, unsuitableLayouts: table, daylight: 0.65 },
  lounge: {
    shape: [1.1, 1.5],
    height: [2.4, 0.07],
    price: 0.95,
    unsuitableLayouts: ["classroom", "fishbone"],
    daylight: 0.5,
  },
  hall: {
    shape: [1.2, 2.2],
    height: [5.5, 0.07],
    price: 0.3,
    unsuitableLayouts: ["boardroom", "ushape", "hollow"],
    daylight: 0.15,
  },
  arena: {
    shape: [1.3, 1.8],
    height: [9, 0.14],
    price: 0.6,
    unsuitableLayouts: ["boardroom", "ushape", "hollow"],
    daylight: 0.1,
  },
  auditorium: {
    shape: [1.2, 1.6],
    height: [3.4, 0.18],
    price: 1.2,
    unsuitableLayouts: [...rows, "classroom"],
    daylight: 0.03,
  },
  gallery: { shape: [1.2, 2.2], height: [3, 0.11], price: 0.95, unsuitableLayouts: ["boardroom"], daylight: 0.4 },
  dining: {
    shape: [1.1, 1.8],
    height: [2.5, 0.08],
    price: 0.85,
    unsuitableLayouts: ["boardroom", "hollow"],
    daylight: 0.55,
  },
  salon: { shape: [1.1, 1.6], height: [2.5, 0.08], price: 1.05, unsuitableLayouts: [], daylight: 0.6 },
  classroom: {
    shape: [1.15, 1.6],
    height: [2.6, 0.07],
    price: 0.8,
    unsuitableLayouts: ["banquet", "cocktail"],
    daylight: 0.8,
  },
  deck: {
    shape: [1.8, 2.8],
    height: [2.1, 0.04],
    price: 1.2,
    unsuitableLayouts: ["boardroom", "hollow"],
    daylight: 0.95,
  },
  lawn: {
    shape: [1.1, 1.8],
    height: undefined,
    price: 0.22,
    unsuitableLayouts: ["boardroom", "ushape", "hollow"],
    daylight: 1,
  },
};

/** Smallest floor area (m²) for which venues offer a layout. Upper limits come from the planning rules. */
export const minFloorArea: Record<LayoutKey, number> = {
  theatre: 20,
  classroom: 20,
  boardroom: 0,
  ushape: 24,
  hollow: 24,
  fishbone: 60,
  banquet: 45,
  cocktail: 35,
};

/** A planned room, before its published facts are drawn. */
export interface RoomPlan {
  kind: RoomKind;
  name: string;
  floor: number | undefined;
  /** Metres, as are width and height. */
  length: number;
  width: number;
  height: number | undefined;
  /** The parts it divides into, stage side first; each shares one of its sides. */
  parts?: RoomPlan[];
}
