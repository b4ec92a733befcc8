import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from "react";
import type { VrScene } from "../../../domain/picture/picture.ts";
import { vrZh } from "../../../texts/vr.zh.ts";
import { loadPicture } from "../../platform/graphics.ts";
import { classNames } from "../../ui/class-names.ts";
import { ErrorState } from "../../ui/error-state.tsx";
import { Compass } from "./compass.tsx";
import { wholeDegrees } from "./direction.ts";
import { FlatPanorama } from "./flat-panorama.tsx";
import { Hotspots, waysFrom } from "./hotspots.tsx";
import type { Panorama } from "./panorama.ts";
import { firstWidth, formatOf, panoramaHref } from "./panorama-source.ts";
import { Poster } from "./poster.tsx";
import { StageControls } from "./stage-controls.tsx";
import { useFilled } from "./use-filled.ts";
import { usePanorama } from "./use-panorama.ts";
import { useHand } from "./use-hand.ts";
import type { ViewFeed } from "./view-feed.ts";
import "./vr-overlay.css";
import "./vr-stage.css";

export interface VrStageProps {
  venueId: string;
  scenes: readonly VrScene[];
  scene: VrScene;
  /** Name of the shown place. */
  where: string;
  nameOf: (scene: VrScene) => string;
}

const step = Math.PI / 12;
const turns: Record<string, [yaw: number, pitch: number]> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, step],
  ArrowDown: [0, -step],
};

/** Handles a key in the viewer; returns false for other keys. */
function pressed(event: KeyboardEvent, panorama: Panorama | undefined): boolean {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (!panorama || ctrlKey || metaKey || altKey) return false;
  const turn = turns[key];
  if (turn) panorama.turn(...turn);
  else if (key === "+" || key === "=") panorama.zoom(1);
  else if (key === "-" || key === "_") panorama.zoom(-1);
  else return false;
  return true;
}

/** Renders a scene: its poster first, then the panorama with hotspots, compass and controls. */
export function VrStage({ venueId, scenes, scene, where, nameOf }: VrStageProps) {
  const stage = useRef<HTMLElement>(null);
  const view = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const [poster, setPoster] = useState<HTMLImageElement | null>(null);
  const live = usePanorama({ scene, host, poster });
  const { state, feed, panorama } = live;
  const [filled, toggleFilled] = useFilled(stage);
  const moved = useMoved(feed);
  useHand(view, panorama, { ready: state === "ready", alone: filled });
  const ways = useMemo(() => waysFrom(scene, scenes, venueId, nameOf), [scene, scenes, venueId, nameOf]);
  useEffect(
    () =>
      feed.follow(({ look, zoom }) => {
        const data = stage.current?.dataset;
        if (!data) return;
        data.yaw = String(wholeDegrees(look.yaw));
        data.pitch = String(wholeDegrees(look.pitch));
        data.zoom = String(Math.round(zoom));
      }),
    [feed],
  );
  const fetchAhead = (next: VrScene) => {
    const format = formatOf(poster?.currentSrc ?? "");
    loadPicture(panoramaHref(next.panorama, firstWidth(next.panorama), format)).catch(() => undefined);
  };
  const caption = (
    <figcaption className="vr-where">
      {where}
      {scene.panorama.rendered && <small>{vrZh.rendered}</small>}
    </figcaption>
  );
  if (state === "flat") {
    return (
      <figure className="vr-stage flat" data-state={state}>
        <FlatPanorama scene={scene} ways={ways} where={where} />
        {caption}
        <p className="vr-why small">
          <b>{vrZh.still.title}</b>
          {vrZh.still.why}
        </p>
      </figure>
    );
  }
  const ready = state === "ready";
  const here = ready && live.shown === scene.id;
  return (
    <figure
      className={classNames("vr-stage", filled && "filled")}
      data-scene={scene.id}
      data-shown={live.shown}
      data-state={state}
      ref={stage}
      style={{ backgroundColor: scene.panorama.color }}
    >
      <Surface
        label={ready ? `${vrZh.viewer(where)}。${vrZh.keys}` : vrZh.poster(where)}
        live={ready}
        onKey={(event) => pressed(event, panorama())}
        view={view}
      >
        <Poster alt={vrZh.poster(where)} key={live.attempt} ref={setPoster} scene={scene} />
        <div className="vr-canvas" ref={host} />
      </Surface>
      {here && <Hotspots feed={feed} onIntent={fetchAhead} panorama={panorama} ways={ways} />}
      {caption}
      {ready && <Compass feed={feed} onReset={() => panorama()?.face({ yaw: 0, pitch: 0 })} scene={scene} />}
      {ready && <StageControls filled={filled} gyroscope={live.gyroscope} onFill={toggleFilled} panorama={panorama} />}
      {(state === "loading" || (ready && !here)) && <p className="vr-note">{vrZh.loading}</p>}
      {here && !moved && <p className="vr-note hint">{vrZh.hint}</p>}
      {state === "failed" && (
        <div className="vr-plate">
          <ErrorState onRetry={live.retry} title={vrZh.failed.title}>
            <p>{vrZh.failed.what}</p>
          </ErrorState>
        </div>
      )}
    </figure>
  );
}

interface SurfaceProps {
  label: string;
  /** Whether the panorama is ready; before that it takes no keyboard focus. */
  live: boolean;
  onKey: (event: KeyboardEvent) => boolean;
  view: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}

/** Renders the area that drags turn, and keys while it is focused. */
function Surface({ label, live, onKey, view, children }: SurfaceProps) {
  return (
    <div
      aria-label={label}
      aria-roledescription={live ? vrZh.name : undefined}
      className="vr-view"
      onKeyDown={(event) => onKey(event) && event.preventDefault()}
      onPointerDown={(event) => event.currentTarget.focus({ preventScroll: true })}
      ref={view}
      role="application"
      tabIndex={live ? 0 : undefined}
    >
      {children}
    </div>
  );
}

/** Returns whether the visitor has turned the view; the hint disappears then. */
function useMoved(feed: ViewFeed): boolean {
  const [moved, setMoved] = useState(false);
  useEffect(() => {
    if (moved) return;
    let began: number | undefined;
    return feed.follow(({ look }) => {
      began ??= look.yaw;
      if (Math.abs(look.yaw - began) > 0.05) setMoved(true);
    });
  }, [feed, moved]);
  return moved;
}
