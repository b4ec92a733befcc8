import type { SpaceWire, VenueWire } from "../../../contract/entities.ts";
import type { VrScene } from "../../../domain/picture/picture.ts";
import { pick } from "../../../domain/known.ts";
import { type VenueHead, venueHead } from "../../features/venue-frame/lean-venue.ts";
import { noSpace, type SceneWish, sceneAt } from "../../features/vr/scenes.ts";

export interface VrInput {
  siteId: string;
  wish: SceneWish;
}

const spaceKeys = ["id", "name", "floor", "area", "height", "priceDay"] as const;
export type VrSpace = Pick<SpaceWire, (typeof spaceKeys)[number]>;

export interface VrData {
  venue: VenueHead;
  scenes: VrScene[];
  /** Id of the current scene; absent where the requested place has none. */
  current?: string;
  /** The spaces of the scenes, and the requested one. */
  spaces: VrSpace[];
}

/** Reduces the API answers to what the page carries: the scenes, and only the spaces that they show. */
export function vrData(venue: VenueWire, scenes: VrScene[], first: string, wish: SceneWish): VrData {
  const current = sceneAt(scenes, wish, first);
  const shown = new Set([wish.place?.spaceId, ...scenes.map(({ spaceId }) => spaceId)]);
  return {
    venue: venueHead(venue),
    scenes,
    ...(current && { current: current.id }),
    spaces: venue.spaces.filter(({ id }) => shown.has(id)).map((space) => pick(space, spaceKeys)),
  };
}

/** Returns the name of a scene's space, else its own name. */
export const placeName = (spaces: readonly VrSpace[], scene: VrScene): string =>
  spaces.find(({ id }) => id === scene.spaceId)?.name ?? scene.name;

/** Returns the requested space; undefined when none is requested. */
export const askedSpace = ({ spaces }: VrData, { place }: SceneWish): VrSpace | undefined =>
  place && place.spaceId !== noSpace ? spaces.find(({ id }) => id === place.spaceId) : undefined;
