import { type CSSProperties, useEffect, useRef } from "react";
import type { VrScene } from "../../../domain/picture/picture.ts";
import { vrZh } from "../../../texts/vr.zh.ts";
import { compassAt, type Look } from "./direction.ts";
import type { ViewFeed } from "./view-feed.ts";

/** Formats the view's direction: a compass point, or relative to the screen wall where the bearing is unknown. */
export function directionWords(scene: VrScene, look: Look): string {
  const { word, north } = compassAt(look.yaw, scene.bearing);
  const words = vrZh.compass;
  if (north) return words.north(word);
  const reference = scene.layout ? words.wall : words.middle;
  if (word === "") return reference.front;
  return word === "后" ? reference.back : reference.side(word);
}

/** Returns the label of what the needle points at. */
const markOf = (scene: VrScene) => {
  if (scene.bearing !== undefined) return vrZh.compass.northMark;
  return scene.layout ? vrZh.compass.wallMark : vrZh.compass.middleMark;
};

interface CompassProps {
  scene: VrScene;
  feed: ViewFeed;
  /** Turns the view to the panorama's middle. */
  onReset: () => void;
}

/** Renders the compass; a press turns the view back to the front. */
export function Compass({ scene, feed, onReset }: CompassProps) {
  const needle = useRef<HTMLSpanElement>(null);
  const words = useRef<HTMLSpanElement>(null);
  useEffect(
    () =>
      feed.follow(({ look }) => {
        const said = directionWords(scene, look);
        needle.current?.style.setProperty("--turn", `${compassAt(look.yaw, scene.bearing).needle}rad`);
        if (words.current && words.current.textContent !== said) words.current.textContent = said;
      }),
    [feed, scene],
  );
  return (
    <button className="vr-compass" onClick={onReset} title={vrZh.compass.reset} type="button">
      <span aria-hidden="true" className="vr-dial">
        <span
          className="vr-needle"
          ref={needle}
          style={{ "--turn": `${compassAt(scene.view.yaw, scene.bearing).needle}rad` } as CSSProperties}
        >
          <i>{markOf(scene)}</i>
        </span>
      </span>
      <span ref={words}>{directionWords(scene, scene.view)}</span>
    </button>
  );
}
