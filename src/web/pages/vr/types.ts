import type { SpaceWire } from "#contract/schemas/entities.ts";
import type { VrScene } from "#domain/picture/picture.ts";
import type { VenueHead } from "../../features/venue-frame/venue-facts.ts";
import type { SceneSelection } from "../../features/vr/find-scene.ts";

export interface VrInput {
  siteId: string;
  selection: SceneSelection;
}

export type VrSpace = Pick<SpaceWire, "id" | "name" | "floor" | "area" | "height" | "priceDay" | "priceYear">;

export interface VrData {
  venue: VenueHead;
  scenes: VrScene[];
  /** Id of the current scene; absent where the requested place has none. */
  current?: string;
  /** The spaces of the scenes, and the requested one. */
  spaces: VrSpace[];
}
