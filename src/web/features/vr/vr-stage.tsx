import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from "react";
import type { VrScene } from "#domain/picture/picture.ts";
import { vrZh } from "#texts/venue/vr.zh.ts";
import { loadImage } from "./panorama/get-max-texture-width.ts";
import { classNames } from "../../ui/text/class-names.ts";
import { ErrorState } from "../../ui/states/error-state.tsx";
import { Compass } from "./controls/compass.tsx";
import { toRoundedDegrees } from "./panorama/view-direction.ts";
import { FlatPanorama } from "./flat-panorama.tsx";
import { Hotspots, resolveHotspots } from "./hotspots.tsx";
import type { Panorama } from "./panorama/panorama.ts";
import { getFirstWidth, getPictureFormat, formatPanoramaHref } from "./panorama/pick-panorama-widths.ts";
import { Poster } from "./panorama/poster.tsx";
import { StageControls } from "./controls/stage-controls.tsx";
import { useFullscreen } from "./controls/use-fullscreen.ts";
import { usePanorama } from "./panorama/use-panorama.ts";
import { usePanoramaDrag } from "./controls/use-panorama-drag.ts";
import type { ViewFeed } from "./panorama/view-feed.ts";
import panelStyles from "./panel.module.css";
import textStyles from "../../ui/text/text.module.css";
import styles from "./vr-stage.module.css";

export interface VrStageProps {
  venueId: string;
  scenes: readonly VrScene[];
  scene: VrScene;
  /** Name of the shown place. */
  placeName: string;
  getPlaceName: (scene: VrScene) => string;
}

const step = Math.PI / 12;
const turnByKey: Record<string, [yaw: number, pitch: number]> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, step],
  ArrowDown: [0, -step],
};

/** Handles a key in the viewer; returns false for other keys. */
function handleViewerKey(event: KeyboardEvent, panorama: Panorama | undefined): boolean {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (!panorama || ctrlKey || metaKey || altKey) return false;
  const turn = turnByKey[key];
  if (turn) panorama.turn(...turn);
  else if (key === "+" || key === "=") panorama.zoom(1);
  else if (key === "-" || key === "_") panorama.zoom(-1);
  else return false;
  return true;
}

/** Renders a scene: its poster first, then the panorama with hotspots, compass and controls. */
export function VrStage({ venueId, scenes, scene, placeName, getPlaceName }: VrStageProps) {
  const stage = useRef<HTMLElement>(null);
  const view = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const [poster, setPoster] = useState<HTMLImageElement | null>(null);
  const live = usePanorama({ scene, host, poster });
  const { state, feed, panorama } = live;
  const [isFullscreen, toggleFullscreen] = useFullscreen(stage);
  const hasMoved = useHasMoved(feed);
  usePanoramaDrag(view, panorama, { ready: state === "ready", ownsAllGestures: isFullscreen });
  const hotspots = useMemo(
    () => resolveHotspots(scene, scenes, venueId, getPlaceName),
    [scene, scenes, venueId, getPlaceName],
  );
  useEffect(
    () =>
      feed.follow(({ look, zoom }) => {
        const data = stage.current?.dataset;
        if (!data) return;
        data.yaw = String(toRoundedDegrees(look.yaw));
        data.pitch = String(toRoundedDegrees(look.pitch));
        data.zoom = String(Math.round(zoom));
      }),
    [feed],
  );
  const prefetchScene = (next: VrScene) => {
    const format = getPictureFormat(poster?.currentSrc ?? "");
    loadImage(formatPanoramaHref(next.panorama, getFirstWidth(next.panorama), format)).catch(() => undefined);
  };
  const caption = (
    <figcaption className={classNames(panelStyles.panel, styles.place)}>
      {placeName}
      {scene.panorama.rendered && <small>{vrZh.rendered}</small>}
    </figcaption>
  );
  if (state === "flat") {
    return (
      <figure className={classNames(styles.stage, styles.flat)} data-state={state}>
        <FlatPanorama scene={scene} hotspots={hotspots} placeName={placeName} />
        {caption}
        <p className={classNames(textStyles.small, styles.reason)}>
          <b>{vrZh.still.title}</b>
          {vrZh.still.why}
        </p>
      </figure>
    );
  }
  const ready = state === "ready";
  const isShown = ready && live.shown === scene.id;
  return (
    <figure
      className={classNames(styles.stage, isFullscreen && styles.filled)}
      data-scene={scene.id}
      data-shown={live.shown}
      data-state={state}
      ref={stage}
      style={{ backgroundColor: scene.panorama.color }}
    >
      <ViewerSurface
        label={ready ? `${vrZh.viewer(placeName)}。${vrZh.keys}` : vrZh.poster(placeName)}
        isReady={ready}
        onKey={(event) => handleViewerKey(event, panorama())}
        view={view}
      >
        <Poster alt={vrZh.poster(placeName)} key={live.attempt} ref={setPoster} scene={scene} />
        <div className={styles.canvas} ref={host} />
      </ViewerSurface>
      {isShown && <Hotspots feed={feed} onIntent={prefetchScene} panorama={panorama} hotspots={hotspots} />}
      {caption}
      {ready && <Compass feed={feed} onReset={() => panorama()?.turnToDirection({ yaw: 0, pitch: 0 })} scene={scene} />}
      {ready && (
        <StageControls
          isFullscreen={isFullscreen}
          gyroscope={live.gyroscope}
          onToggleFullscreen={toggleFullscreen}
          panorama={panorama}
        />
      )}
      {(state === "loading" || (ready && !isShown)) && (
        <p className={classNames(panelStyles.panel, styles.note)}>{vrZh.loading}</p>
      )}
      {isShown && !hasMoved && <p className={classNames(panelStyles.panel, styles.note)}>{vrZh.hint}</p>}
      {state === "failed" && (
        <div className={classNames(panelStyles.panel, styles.failure)}>
          <ErrorState onRetry={live.retry} title={vrZh.failed.title}>
            <p>{vrZh.failed.what}</p>
          </ErrorState>
        </div>
      )}
    </figure>
  );
}

interface ViewerSurfaceProps {
  label: string;
  /** Whether the panorama is ready; before that it takes no keyboard focus. */
  isReady: boolean;
  onKey: (event: KeyboardEvent) => boolean;
  view: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}

/** Renders the area that drags turn, and keys while it is focused. */
function ViewerSurface({ label, isReady, onKey, view, children }: ViewerSurfaceProps) {
  return (
    <div
      aria-label={label}
      aria-roledescription={isReady ? vrZh.name : undefined}
      className={styles.surface}
      onKeyDown={(event) => onKey(event) && event.preventDefault()}
      onPointerDown={(event) => event.currentTarget.focus({ preventScroll: true })}
      ref={view}
      role="application"
      tabIndex={isReady ? 0 : undefined}
    >
      {children}
    </div>
  );
}

/** Returns whether the visitor has turned the view; the hint disappears then. */
function useHasMoved(feed: ViewFeed): boolean {
  const [moved, setMoved] = useState(false);
  useEffect(() => {
    if (moved) return;
    let startYaw: number | undefined;
    return feed.follow(({ look }) => {
      startYaw ??= look.yaw;
      if (Math.abs(look.yaw - startYaw) > 0.05) setMoved(true);
    });
  }, [feed, moved]);
  return moved;
}
