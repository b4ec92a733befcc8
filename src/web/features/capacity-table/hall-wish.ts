import { venueZh } from "../../../texts/venue.zh.ts";
import type { Hall, HallSpace } from "./hall.ts";

/** Equipment that a space can be filtered by. An unknown value does not match. */
export const hallWishes = [
  { key: "pillar-free", name: venueZh.wishes.pillarFree, met: ({ pillars }: HallSpace) => pillars === 0 },
  { key: "daylight", name: venueZh.wishes.daylight, met: ({ daylight }: HallSpace) => daylight === true },
  { key: "led", name: venueZh.wishes.led, met: ({ led }: HallSpace) => led !== undefined },
  { key: "stage", name: venueZh.wishes.stage, met: ({ stage }: HallSpace) => stage !== undefined },
  { key: "load-in", name: venueZh.wishes.loadIn, met: ({ loadInDoor }: HallSpace) => loadInDoor !== undefined },
] as const;

export type HallWish = (typeof hallWishes)[number]["key"];

/** Tells whether a space meets every selected need. */
export const meetsAll = ({ space }: Hall, wishes: readonly HallWish[]): boolean =>
  hallWishes.every(({ key, met }) => !wishes.includes(key) || met(space));
