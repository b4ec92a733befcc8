import { type FeatureKey, listFeatures } from "../space/features.ts";
import type { NeedId } from "./demand-option.ts";

/** The needs of a demand that stand for each feature of a space or venue. */
const needsByFeature: Record<FeatureKey, readonly NeedId[]> = {
  led: ["led"],
  projection: ["projection"],
  stage: ["platform"],
  sound: ["sound"],
  lighting: ["lighting"],
  interpretation: ["interpretation"],
  "video-meeting": ["video-conference"],
  "pillar-free": ["pillar-free"],
  daylight: ["daylight"],
  "vehicle-access": ["vehicle-access"],
  "goods-lift": ["goods-lift"],
  divisible: ["divisible"],
  foyer: ["own-foyer"],
  "ground-floor": ["ground-floor"],
  lawn: ["lawn"],
  "green-room": ["vip-room", "backstage"],
  accessible: ["accessible"],
  rigging: ["rigging"],
  "three-phase": ["three-phase"],
  "metro-800": ["metro-800"],
  "rooms-100": ["rooms-100"],
  "parking-100": ["parking-100"],
  "own-catering": ["own-catering"],
  waterfront: ["waterfront"],
  vr: ["vr"],
  plan: ["plan"],
};

/** Returns the needs that stand for the features of a bit set, in the order of their bits. */
export const toNeeds = (featureBits: number): NeedId[] =>
  listFeatures(featureBits).flatMap(({ key }) => needsByFeature[key]);
