import { noSpaceId, type SceneSelection } from "../../features/vr/find-scene.ts";
import type { VrData, VrSpace } from "./loader.ts";

/** Returns the requested space; undefined when none is requested. */
export const getRequestedSpace = ({ spaces }: VrData, { place }: SceneSelection): VrSpace | undefined =>
  place && place.spaceId !== noSpaceId ? spaces.find(({ id }) => id === place.spaceId) : undefined;
