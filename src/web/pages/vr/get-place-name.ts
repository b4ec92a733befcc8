import type { VrScene } from "#domain/picture/picture.ts";
import type { VrSpace } from "./loader.ts";

/** Returns the name of a scene's space, else its own name. */
export const getPlaceName = (spaces: readonly VrSpace[], scene: VrScene): string =>
  spaces.find(({ id }) => id === scene.spaceId)?.name ?? scene.name;
