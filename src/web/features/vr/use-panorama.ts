import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { VrScene } from "../../../domain/picture/picture.ts";
import { afterPaint, loadPicture, savesData, textureWidth, wantsStillness } from "../../platform/graphics.ts";
import { historyEntry } from "../../platform/history-entry.ts";
import { onOrientationSensor } from "../../platform/orientation-sensor.ts";
import { type Look, lookAfter } from "./direction.ts";
import type { Panorama } from "./panorama.ts";
import { firstWidth, formatOf, panoramaHref, panoramaSteps } from "./panorama-source.ts";
import { type ViewFeed, viewFeed } from "./view-feed.ts";

/** State of the viewer. `flat`: the device cannot show panoramas. `poster`: before any script ran. */
export type PanoramaState = "poster" | "loading" | "ready" | "flat" | "failed";

/** Last direction by browser history entry, restored on going back. */
const looked = new Map<string, Look>();

/** Waits until the poster is loaded. @throws where it cannot be loaded */
async function posterLoaded(poster: HTMLImageElement): Promise<void> {
  if (!poster.complete) {
    await new Promise((resolve) => {
      poster.addEventListener("load", resolve, { once: true });
      poster.addEventListener("error", resolve, { once: true });
    });
  }
  if (poster.naturalWidth === 0) throw new Error("The poster could not be loaded.");
}

const painted = () => new Promise<void>((resolve) => void afterPaint(resolve));

interface Asked {
  scene: VrScene;
  host: RefObject<HTMLElement | null>;
  /** The poster's element in the page. */
  poster: HTMLImageElement | null;
}

/** The shown scene, its history entry and the width of its file. */
interface Shown {
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
function firstLook(scene: VrScene, entry: string, before: Shown | undefined, from: Look | undefined): Look {
  return looked.get(entry) ?? (before && from ? lookAfter(before.scene, scene, from) : scene.view);
}

/**
 * Runs a viewer: the poster is painted, then the viewer's code is loaded and shows the same picture, then a finer one where
 * device and network allow. Other scenes are shown by the same viewer.
 */
export function usePanorama({ scene, host, poster }: Asked): LivePanorama {
  const [state, setState] = useState<PanoramaState>("poster");
  const [shownId, setShownId] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const [supported, setSupported] = useState(false);
  const [on, setOn] = useState(false);
  const [feed] = useState(viewFeed);
  const viewer = useRef<Panorama>(undefined);
  const shown = useRef<Shown>(undefined);

  const open = useCallback(
    async (look: Look, stopped: () => boolean) => {
      const { openPanorama } = await import("./panorama.ts");
      if (stopped() || !host.current) return undefined;
      const panorama: Panorama = openPanorama(host.current, {
        look,
        still: wantsStillness(),
        onFrame: (now, zoom) => feed.push({ look: now, zoom, spot: panorama.spot }),
        onGyroscope: setOn,
      });
      return panorama;
    },
    [feed, host],
  );

  useEffect(() => {
    if (!poster) return;
    let stop = false;
    const widest = textureWidth();
    if (widest === undefined) {
      setState("flat");
      return;
    }
    const run = async () => {
      await posterLoaded(poster);
      await painted();
      if (stop) return;
      const load = (width: number) => loadPicture(panoramaHref(scene.panorama, width, formatOf(poster.currentSrc)));
      const entry = historyEntry();
      const before = shown.current;
      const to = firstLook(scene, entry, before, viewer.current?.look());
      const again = before?.scene.id === scene.id;
      if (!again) {
        const first = await load(firstWidth(scene.panorama));
        if (stop) return;
        viewer.current ??= await open(to, () => stop).catch(() => undefined);
        if (stop) return;
        if (!viewer.current) {
          setState("flat");
          return;
        }
        await viewer.current.show(first, { to, fade: before !== undefined });
        if (stop) return;
      }
      shown.current = { scene, entry, width: again ? before.width : firstWidth(scene.panorama) };
      setState("ready");
      setShownId(scene.id);
      const means = { textureWidth: widest, saveData: savesData() };
      for (const width of panoramaSteps(scene.panorama, means)) {
        if (width <= shown.current.width) continue;
        const finer = await load(width).catch(() => undefined);
        if (stop) return;
        if (finer) await viewer.current!.show(finer, { fade: false });
        shown.current.width = width;
      }
    };
    setState((now) => (now === "ready" ? now : "loading"));
    run().catch(() => stop || setState("failed"));
    return () => {
      stop = true;
      const look = viewer.current?.look();
      if (look && shown.current) looked.set(shown.current.entry, look);
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
  useEffect(() => (ready ? onOrientationSensor(() => setSupported(true)) : undefined), [ready]);

  const panorama = useCallback(() => viewer.current, []);
  const retry = () => {
    setState("loading");
    setAttempt(attempt + 1);
  };
  return { state, shown: shownId, attempt, feed, gyroscope: { supported, on }, panorama, retry };
}
