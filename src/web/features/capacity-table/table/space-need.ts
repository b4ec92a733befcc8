import { venueZh } from "#texts/venue/venue.zh.ts";
import type { SpaceCapacity, TableSpace } from "../capacity/space-capacity.ts";

/** Equipment that a space can be filtered by. An unknown value does not match. */
export const spaceNeeds = [
  { key: "pillar-free", name: venueZh.requiredFeatures.pillarFree, met: ({ pillars }: TableSpace) => pillars === 0 },
  { key: "daylight", name: venueZh.requiredFeatures.daylight, met: ({ daylight }: TableSpace) => daylight === true },
  { key: "led", name: venueZh.requiredFeatures.led, met: ({ led }: TableSpace) => led !== undefined },
  { key: "stage", name: venueZh.requiredFeatures.stage, met: ({ stage }: TableSpace) => stage !== undefined },
  {
    key: "load-in",
    name: venueZh.requiredFeatures.loadIn,
    met: ({ loadInDoor }: TableSpace) => loadInDoor !== undefined,
  },
] as const;

export type SpaceNeed = (typeof spaceNeeds)[number]["key"];

/** Returns whether a space meets every selected need. */
export const meetsAllNeeds = ({ space }: SpaceCapacity, needs: readonly SpaceNeed[]): boolean =>
  spaceNeeds.every(({ key, met }) => !needs.includes(key) || met(space));
