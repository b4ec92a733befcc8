import type { VrScene } from "#domain/picture/picture.ts";
import { getDirectionAfterMove, type ViewDirection } from "./view-direction.ts";

/** Last direction by browser history entry, restored on going back. */
const directionByEntry = new Map<string, ViewDirection>();

/** Stores the direction in which a history entry was left. */
export function rememberDirection(entry: string, look: ViewDirection): void {
  directionByEntry.set(entry, look);
}

/** Returns a scene's first direction: the history entry's last one, else the previous scene's continued, else its own. */
export function getInitialDirection(
  scene: VrScene,
  entry: string,
  previous: VrScene | undefined,
  from: ViewDirection | undefined,
): ViewDirection {
  return directionByEntry.get(entry) ?? (previous && from ? getDirectionAfterMove(previous, scene, from) : scene.view);
}
