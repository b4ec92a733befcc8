import type { VrScene } from "#domain/picture/picture.ts";
import { afterFirstPaint, loadImage } from "./get-max-texture-width.ts";
import { prefersReducedData } from "#web/platform/device/read-connection.ts";
import { getHistoryEntryKey } from "#web/platform/navigation/get-history-entry-key.ts";
import { rememberDirection } from "./get-initial-direction.ts";
import type { Panorama } from "./panorama.ts";
import { formatPanoramaHref, getPictureFormat } from "./pick-panorama-widths.ts";
import { showScene, type ViewerSlot } from "./show-scene.ts";
import type { ViewDirection } from "./view-direction.ts";

interface SceneStart {
  scene: VrScene;
  /** The poster's element in the page. */
  poster: HTMLImageElement;
  slot: ViewerSlot;
  /** Maximum texture width of the GPU, pixels. */
  textureWidth: number;
  /** Opens a viewer; undefined if the signal was aborted meanwhile. @throws where the device cannot show panoramas */
  open: (look: ViewDirection, signal: AbortSignal) => Promise<Panorama | undefined>;
  onState: (state: "ready" | "flat" | "failed") => void;
}

/** Waits until the poster is loaded. @throws where it cannot be loaded */
async function waitForPoster(poster: HTMLImageElement): Promise<void> {
  if (!poster.complete) {
    await new Promise((resolve) => {
      poster.addEventListener("load", resolve, { once: true });
      poster.addEventListener("error", resolve, { once: true });
    });
  }
  if (poster.naturalWidth === 0) throw new Error("The poster could not be loaded.");
}

const waitForPaint = () => new Promise<void>((resolve) => void afterFirstPaint(resolve));

/** Starts to show a scene after its poster was painted. Returns the function that stops and remembers the direction. */
export function startScene({ scene, poster, slot, textureWidth, open, onState }: SceneStart): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const run = async () => {
    await waitForPoster(poster);
    await waitForPaint();
    if (signal.aborted) return;
    await showScene({
      scene,
      entry: getHistoryEntryKey(),
      slot,
      limits: { textureWidth, saveData: prefersReducedData() },
      signal,
      load: (width) => loadImage(formatPanoramaHref(scene.panorama, width, getPictureFormat(poster.currentSrc))),
      open: (look) => open(look, signal),
      onState,
    });
  };
  run().catch(() => signal.aborted || onState("failed"));
  return () => {
    stop.abort();
    const look = slot.panorama?.look();
    if (look && slot.shown) rememberDirection(slot.shown.entry, look);
  };
}
