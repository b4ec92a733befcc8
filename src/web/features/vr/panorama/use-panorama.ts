import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { VrScene } from "../../../../domain/picture.ts";
import {
  afterFirstPaint,
  loadImage,
  prefersReducedData,
  getMaxTextureWidth,
  prefersReducedMotion,
} from "../../../platform/device/get-max-texture-width.ts";
import { getHistoryEntryKey } from "../../../platform/navigation/get-history-entry-key.ts";
import { detectOrientationSensor } from "../../../platform/device/detect-orientation-sensor.ts";
import { type ViewDirection, getDirectionAfterMove } from "./view-direction.ts";
import type { Panorama } from "./panorama.ts";
import { getFirstWidth, getPictureFormat, formatPanoramaHref, pickPanoramaWidths } from "./pick-panorama-widths.ts";
import { type ViewFeed, createViewFeed } from "./view-feed.ts";

/** State of the viewer. `flat`: the device cannot show panoramas. `poster`: before any script ran. */
export type PanoramaState = "poster" | "loading" | "ready" | "flat" | "failed";

/** Last direction by browser history entry, restored on going back. */
const directionByEntry = new Map<string, ViewDirection>();

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

interface PanoramaInput {
  scene: VrScene;
  host: RefObject<HTMLElement | null>;
  /** The poster's element in the page. */
  poster: HTMLImageElement | null;
}

/** The shown scene, its history entry and the width of its file. */
interface ShownScene {
  scene: VrScene;
  entry: string;
  width: number;
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

/** Returns a scene's first direction: the history entry's last one, else the previous scene's continued, else its own. */
function getInitialDirection(
  scene: VrScene,
  entry: string,
  previous: ShownScene | undefined,
  from: ViewDirection | undefined,
): ViewDirection {
  return (
    directionByEntry.get(entry) ?? (previous && from ? getDirectionAfterMove(previous.scene, scene, from) : scene.view)
  );
}

/**
 * Runs a viewer: the poster is painted, then the viewer's code is loaded and shows the same picture, then a finer one where
 * device and network allow. Other scenes are shown by the same viewer.
 */
export function usePanorama({ scene, host, poster }: PanoramaInput): LivePanorama {
  const [state, setState] = useState<PanoramaState>("poster");
  const [shownId, setShownId] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const [supported, setSupported] = useState(false);
  const [isOn, setIsOn] = useState(false);
  const [feed] = useState(createViewFeed);
  const viewer = useRef<Panorama>(undefined);
  const shown = useRef<ShownScene>(undefined);

  const open = useCallback(
    async (look: ViewDirection, isStopped: () => boolean) => {
      const { openPanorama } = await import("./panorama.ts");
      if (isStopped() || !host.current) return undefined;
      const panorama: Panorama = openPanorama(host.current, {
        look,
        isMotionReduced: prefersReducedMotion(),
        onFrame: (now, zoom) => feed.push({ look: now, zoom, toScreenPoint: panorama.toScreenPoint }),
        onGyroscope: setIsOn,
      });
      return panorama;
    },
    [feed, host],
  );

  useEffect(() => {
    if (!poster) return;
    let isStopped = false;
    const maxTextureWidth = getMaxTextureWidth();
    if (maxTextureWidth === undefined) {
      setState("flat");
      return;
    }
    const run = async () => {
      await waitForPoster(poster);
      await waitForPaint();
      if (isStopped) return;
      const load = (width: number) =>
        loadImage(formatPanoramaHref(scene.panorama, width, getPictureFormat(poster.currentSrc)));
      const entry = getHistoryEntryKey();
      const before = shown.current;
      const direction = getInitialDirection(scene, entry, before, viewer.current?.look());
      const isSameScene = before?.scene.id === scene.id;
      if (!isSameScene) {
        const first = await load(getFirstWidth(scene.panorama));
        if (isStopped) return;
        viewer.current ??= await open(direction, () => isStopped).catch(() => undefined);
        if (isStopped) return;
        if (!viewer.current) {
          setState("flat");
          return;
        }
        await viewer.current.show(first, { to: direction, fade: before !== undefined });
        if (isStopped) return;
      }
      shown.current = { scene, entry, width: isSameScene ? before.width : getFirstWidth(scene.panorama) };
      setState("ready");
      setShownId(scene.id);
      const limits = { textureWidth: maxTextureWidth, saveData: prefersReducedData() };
      for (const width of pickPanoramaWidths(scene.panorama, limits)) {
        if (width <= shown.current.width) continue;
        const finer = await load(width).catch(() => undefined);
        if (isStopped) return;
        if (finer) await viewer.current!.show(finer, { fade: false });
        shown.current.width = width;
      }
    };
    setState((now) => (now === "ready" ? now : "loading"));
    run().catch(() => isStopped || setState("failed"));
    return () => {
      isStopped = true;
      const look = viewer.current?.look();
      if (look && shown.current) directionByEntry.set(shown.current.entry, look);
    };
  }, [scene, open, poster]);

  useEffect(
    () => () => {
      viewer.current?.destroy();
      viewer.current = undefined;
      shown.current = undefined;
    },
    [],
  );

  const ready = state === "ready";
  useEffect(() => (ready ? detectOrientationSensor(() => setSupported(true)) : undefined), [ready]);

  const panorama = useCallback(() => viewer.current, []);
  const retry = () => {
    setState("loading");
    setAttempt(attempt + 1);
  };
  return { state, shown: shownId, attempt, feed, gyroscope: { supported, on: isOn }, panorama, retry };
}
