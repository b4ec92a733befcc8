import { type CSSProperties, useEffect, useRef } from "react";
import type { VrScene } from "#domain/picture/picture.ts";
import { vrZh } from "#texts/venue/vr.zh.ts";
import { getCompassReading, type ViewDirection } from "../panorama/view-direction.ts";
import type { ViewFeed } from "../panorama/view-feed.ts";
import { classNames } from "#web/ui/text/class-names.ts";
import panelStyles from "../panel.module.css";
import styles from "./compass.module.css";

/** Formats the view's direction: a compass point, or relative to the screen wall where the bearing is unknown. */
function formatDirection(scene: VrScene, look: ViewDirection): string {
  const { direction, north } = getCompassReading(look.yaw, scene.bearing);
  const texts = vrZh.compass;
  if (north) return texts.north(direction);
  const reference = scene.layout ? texts.wall : texts.middle;
  if (direction === "") return reference.front;
  return direction === "后" ? reference.back : reference.side(direction);
}

/** Returns the label of what the needle points at. */
const getNeedleLabel = (scene: VrScene) => {
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
  const labelElement = useRef<HTMLSpanElement>(null);
  useEffect(
    () =>
      feed.follow(({ look }) => {
        const text = formatDirection(scene, look);
        needle.current?.style.setProperty("--turn", `${getCompassReading(look.yaw, scene.bearing).needle}rad`);
        if (labelElement.current && labelElement.current.textContent !== text) labelElement.current.textContent = text;
      }),
    [feed, scene],
  );
  return (
    <button
      className={classNames(panelStyles.panel, styles.compass)}
      onClick={onReset}
      title={vrZh.compass.reset}
      type="button"
    >
      <span aria-hidden="true" className={styles.dial}>
        <span
          className={styles.needle}
          ref={needle}
          style={{ "--turn": `${getCompassReading(scene.view.yaw, scene.bearing).needle}rad` } as CSSProperties}
        >
          <i>{getNeedleLabel(scene)}</i>
        </span>
      </span>
      <span ref={labelElement}>{formatDirection(scene, scene.view)}</span>
    </button>
  );
}
