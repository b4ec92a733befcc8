import type { Viewer } from "@photo-sphere-viewer/core";
import { type ViewDirection, wrapAngle } from "../view-direction.ts";

/** The operations of the viewer that turn its view. */
interface TurningViewer extends Pick<Viewer, "animate" | "getPosition" | "getSize" | "getZoomLevel" | "rotate"> {
  dataHelper: Pick<Viewer["dataHelper"], "zoomLevelToFov">;
}

interface DirectionOptions {
  /** Whether animations are off (reduced motion). */
  isMotionReduced: boolean;
  /** Stops following the device's orientation, which a turn would fight against. */
  stopGyroscope: () => void;
}

const turnMs = 200;
/** A drag released faster than this, pixels a millisecond, lets the view glide on. */
const minGlideSpeed = 0.15;
const glideMs = 300;

/** Creates the function that turns the view to a direction within so many milliseconds, and one that returns its target. */
function createTurner(viewer: TurningViewer, { isMotionReduced, stopGyroscope }: DirectionOptions) {
  /** Target of the running turn. */
  let target: ViewDirection | undefined;
  const turnTo = ({ yaw, pitch }: ViewDirection, ms: number = turnMs) => {
    const to = { yaw, pitch: Math.max(-Math.PI / 2, Math.min(Math.PI / 2, pitch)) };
    stopGyroscope();
    if (isMotionReduced) {
      viewer.rotate(to);
      return;
    }
    target = to;
    const turn = viewer.animate({ ...to, speed: ms, easing: "outQuad" });
    void turn?.then(() => {
      if (target === to) target = undefined;
    });
  };
  return { turnTo, getTarget: () => target };
}

/** Creates the controls of the view's direction: read it, drag, glide, turn. */
export function createDirectionControls(viewer: TurningViewer, options: DirectionOptions) {
  const { turnTo, getTarget } = createTurner(viewer, options);
  const look = (): ViewDirection => {
    const { yaw, pitch } = viewer.getPosition();
    return { yaw: wrapAngle(yaw), pitch };
  };
  const radiansPerPixel = () => {
    const fieldOfView = (viewer.dataHelper.zoomLevelToFov(viewer.getZoomLevel()) * Math.PI) / 180;
    return (2 * Math.tan(fieldOfView / 2)) / viewer.getSize().height;
  };
  return {
    look,
    /** Drags the picture by so many pixels. */
    drag(dx: number, dy: number) {
      const { yaw, pitch } = look();
      const angle = radiansPerPixel();
      viewer.rotate({ yaw: yaw - dx * angle, pitch: pitch + dy * angle });
    },
    /** Glides on after a drag was released at this speed, pixels a millisecond. */
    glide(vx: number, vy: number) {
      if (options.isMotionReduced || Math.hypot(vx, vy) < minGlideSpeed) return;
      const { yaw, pitch } = look();
      const radiansPerSpeed = radiansPerPixel() * (glideMs / 2);
      turnTo({ yaw: yaw - vx * radiansPerSpeed, pitch: pitch + vy * radiansPerSpeed }, glideMs);
    },
    /** Turns by so many radians; steps add up while it turns. */
    turn(yaw: number, pitch: number) {
      const from = getTarget() ?? look();
      turnTo({ yaw: from.yaw + yaw, pitch: from.pitch + pitch });
    },
    /** Turns to a direction. */
    turnToDirection: (to: ViewDirection) => turnTo(to),
  };
}
