import type { SpaceWire, VenueWire } from "../../../contract/schemas/entities.ts";
import type { VrScene } from "../../../domain/picture.ts";
import { pickDefined } from "../../../domain/omit-undefined.ts";
import { type VenueHead, pickVenueHead } from "../../features/venue-frame/venue-facts.ts";
import { noSpaceId, type SceneSelection, findScene } from "../../features/vr/find-scene.ts";

export interface VrInput {
  siteId: string;
  selection: SceneSelection;
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
export function toVrData(venue: VenueWire, scenes: VrScene[], first: string, selection: SceneSelection): VrData {
  const current = findScene(scenes, selection, first);
  const shown = new Set([selection.place?.spaceId, ...scenes.map(({ spaceId }) => spaceId)]);
  return {
    venue: pickVenueHead(venue),
    scenes,
    ...(current && { current: current.id }),
    spaces: venue.spaces.filter(({ id }) => shown.has(id)).map((space) => pickDefined(space, spaceKeys)),
  };
}

/** Returns the name of a scene's space, else its own name. */
export const getPlaceName = (spaces: readonly VrSpace[], scene: VrScene): string =>
  spaces.find(({ id }) => id === scene.spaceId)?.name ?? scene.name;

/** Returns the requested space; undefined when none is requested. */
export const getRequestedSpace = ({ spaces }: VrData, { place }: SceneSelection): VrSpace | undefined =>
  place && place.spaceId !== noSpaceId ? spaces.find(({ id }) => id === place.spaceId) : undefined;
