import { type FeatureKey, features } from "#domain/space/features.ts";
import type { Space } from "#domain/space/space.ts";
import type { Venue } from "#domain/venue/venue.ts";

/** Derives features from a venue's other fields. */
export function deriveVenueFeatures(venue: Venue): FeatureKey[] {
  const rows: readonly (readonly [FeatureKey, boolean])[] = [
    ["accessible", venue.facilities.includes("残疾人设施") || venue.facilities.includes("无障碍设施")],
    ["metro-800", venue.transport.some((link) => link.kind === "metro" && (link.metres ?? Infinity) <= 800)],
    ["rooms-100", (venue.guestRoomCount ?? 0) >= 100],
    ["parking-100", (venue.parkingCount ?? 0) >= 100],
    [
      "own-catering",
      venue.facilities.some((facility) => /^(?:中式|西式)?餐厅$/.test(facility)) || (venue.dining?.length ?? 0) > 0,
    ],
  ];
  return rows.flatMap(([key, has]) => (has ? [key] : []));
}

/** Derives features from a space's other fields. */
export function deriveSpaceFeatures(space: Space): FeatureKey[] {
  const rows: readonly (readonly [FeatureKey, boolean])[] = [
    ["led", space.led !== undefined],
    ["projection", space.projection === true],
    ["stage", space.stage !== undefined],
    ["pillar-free", space.pillars === 0],
    ["daylight", space.daylight === true],
    ["divisible", (space.splitsInto?.length ?? 0) > 0],
    ["ground-floor", space.floor === 1],
    ["rigging", space.rigging !== undefined],
    ["three-phase", space.power !== undefined],
    ["vr", space.hasVr],
    ["plan", space.length !== undefined && space.width !== undefined],
  ];
  return rows.flatMap(([key, has]) => (has ? [key] : []));
}

/** Sorts features by bit and removes duplicates. */
export const sortFeatures = (keys: Iterable<FeatureKey>): FeatureKey[] => {
  const set = new Set(keys);
  return features.flatMap(({ key }) => (set.has(key) ? [key] : []));
};
