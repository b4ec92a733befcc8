import { type RefObject, useCallback, useEffect, useState } from "react";
import type { VrScene } from "#domain/picture/picture.ts";
import { detectOrientationSensor } from "#web/platform/device/detect-orientation-sensor.ts";
import { getMaxTextureWidth } from "./get-max-texture-width.ts";
import { prefersReducedMotion } from "#web/platform/device/prefers-reduced-motion.ts";
import type { Panorama } from "./panorama.ts";
import type { ViewerSlot } from "./show-scene.ts";
import { startScene } from "./start-scene.ts";
import type { ViewDirection } from "./view-direction.ts";
import { createViewFeed, type ViewFeed } from "./view-feed.ts";

/** State of the viewer. `flat`: the device cannot show panoramas. `poster`: before any script ran. */
type PanoramaState = "poster" | "loading" | "ready" | "flat" | "failed";

interface PanoramaInput {
  scene: VrScene;
  host: RefObject<HTMLElement | null>;
  /** The poster's element in the page. */
  poster: HTMLImageElement | null;
}

export interface LivePanorama {
  state: PanoramaState;
  /** Id of the scene that the viewer shows. */
  shown: string | undefined;
  /** Number of retries; a change reloads the poster. */
  attempt: number;
  feed: ViewFeed;
  gyroscope: { supported: boolean; on: boolean };
  panorama: () => Panorama | undefined;
  retry: () => void;
}

/** Returns whether the device has an orientation sensor; it is looked for once the viewer is ready. */
function useOrientationSensor(ready: boolean): boolean {
  const [supported, setSupported] = useState(false);
  useEffect(() => (ready ? detectOrientationSensor(() => setSupported(true)) : undefined), [ready]);
  return supported;
}

/** Destroys the viewer with the page. Call it after the effect that still reads the viewer's direction. */
function useDestroyOnUnmount(slot: ViewerSlot): void {
  useEffect(
    () => () => {
      slot.panorama?.destroy();
      slot.panorama = undefined;
      slot.shown = undefined;
    },
    [slot],
  );
}

/** Returns the function that loads the viewer's code and opens a viewer in the host, unless it is aborted meanwhile. */
function useOpenViewer(host: RefObject<HTMLElement | null>, feed: ViewFeed, onGyroscope: (on: boolean) => void) {
  return useCallback(
    async (look: ViewDirection, signal: AbortSignal) => {
      const { openPanorama } = await import("./panorama.ts");
      if (signal.aborted || !host.current) return undefined;
      const panorama: Panorama = openPanorama(host.current, {
        look,
        isMotionReduced: prefersReducedMotion(),
        onFrame: (now, zoom) => feed.push({ look: now, zoom, toScreenPoint: panorama.toScreenPoint }),
        onGyroscope,
      });
      return panorama;
    },
    [feed, host, onGyroscope],
  );
}

/**
 * Runs a viewer: the poster is painted, then the viewer's code is loaded and shows the same picture, then a finer one where
 * device and network allow. Other scenes are shown by the same viewer.
 */
export function usePanorama({ scene, host, poster }: PanoramaInput): LivePanorama {
  const [state, setState] = useState<PanoramaState>("poster");
  const [shown, setShown] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const [on, setOn] = useState(false);
  const [feed] = useState(createViewFeed);
  const [slot] = useState<ViewerSlot>({});
  const open = useOpenViewer(host, feed, setOn);
  const supported = useOrientationSensor(state === "ready");

  useEffect(() => {
    if (!poster) return;
    const textureWidth = getMaxTextureWidth();
    if (textureWidth === undefined) {
      setState("flat");
      return;
    }
    setState((now) => (now === "ready" ? now : "loading"));
    const onState = (now: PanoramaState) => {
      setState(now);
      if (now === "ready") setShown(scene.id);
    };
    return startScene({ scene, poster, slot, textureWidth, open, onState });
  }, [scene, open, poster, slot]);
  useDestroyOnUnmount(slot);

  const panorama = useCallback(() => slot.panorama, [slot]);
  const retry = () => {
    setState("loading");
    setAttempt(attempt + 1);
  };
  return { state, shown, attempt, feed, gyroscope: { supported, on }, panorama, retry };
}
