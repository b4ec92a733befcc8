import type { VrScene } from "#domain/picture/picture.ts";
import { getInitialDirection } from "./get-initial-direction.ts";
import type { Panorama } from "./panorama.ts";
import { type DeviceLimits, getFirstWidth, pickPanoramaWidths } from "./pick-panorama-widths.ts";
import type { ViewDirection } from "./view-direction.ts";

/** A viewer and the scene that it shows; both are undefined before the first scene. */
export interface ViewerSlot {
  panorama?: Panorama | undefined;
  /** The shown scene, its history entry and the width of its file. */
  shown?: { scene: VrScene; entry: string; width: number } | undefined;
}

export interface SceneRequest {
  scene: VrScene;
  /** Key of the browser's history entry. */
  entry: string;
  slot: ViewerSlot;
  limits: DeviceLimits;
  signal: AbortSignal;
  /** Loads the panorama's file in a width. @throws where it cannot be loaded */
  load: (width: number) => Promise<HTMLImageElement>;
  /** Opens a viewer; undefined if the request was aborted meanwhile. @throws where the device cannot show panoramas */
  open: (look: ViewDirection) => Promise<Panorama | undefined>;
  /** Is called when the scene is shown, or when the device cannot show it. */
  onState: (state: "ready" | "flat") => void;
}

/** Shows the small file of a scene that the viewer does not show yet. Returns whether there is a viewer for it. */
async function showFirstPicture({ scene, entry, slot, signal, load, open }: SceneRequest): Promise<boolean> {
  const before = slot.shown?.scene;
  const to = getInitialDirection(scene, entry, before, slot.panorama?.look());
  const picture = await load(getFirstWidth(scene.panorama));
  if (signal.aborted) return false;
  slot.panorama ??= await open(to).catch(() => undefined);
  if (signal.aborted || !slot.panorama) return false;
  await slot.panorama.show(picture, { to, fade: before !== undefined });
  return true;
}

/** Replaces the shown file by finer ones, as far as device and network allow. */
async function showFinerPictures({ scene, slot, limits, signal, load }: SceneRequest): Promise<void> {
  const shown = slot.shown!;
  for (const width of pickPanoramaWidths(scene.panorama, limits)) {
    if (width <= shown.width) continue;
    const finer = await load(width).catch(() => undefined);
    if (signal.aborted) return;
    if (finer) await slot.panorama!.show(finer, { fade: false });
    shown.width = width;
  }
}

/**
 * Shows a scene in the slot's viewer, which is opened for the first one: its small file, then finer ones. Stops silently
 * when aborted.
 * @throws where the small file cannot be loaded
 */
export async function showScene(request: SceneRequest): Promise<void> {
  const { scene, entry, slot, signal, onState } = request;
  const before = slot.shown;
  const isSameScene = before?.scene.id === scene.id;
  const hasViewer = isSameScene || (await showFirstPicture(request));
  if (signal.aborted) return;
  if (!hasViewer) {
    onState("flat");
    return;
  }
  slot.shown = { scene, entry, width: isSameScene ? before.width : getFirstWidth(scene.panorama) };
  onState("ready");
  await showFinerPictures(request);
}
