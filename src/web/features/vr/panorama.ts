import { EquirectangularAdapter, utils, Viewer } from "@photo-sphere-viewer/core";
import "@photo-sphere-viewer/core/index.css";
import { GyroscopePlugin } from "@photo-sphere-viewer/gyroscope-plugin";
import { type Look, wrapAngle } from "./direction.ts";
import { fieldFor, fieldRange } from "./still-crop.ts";

/** Shows pictures that are loaded already: no second way to fetch them, and none through blobs. */
class PictureAdapter extends EquirectangularAdapter {
  static override readonly id: string = "picture";

  override async loadTexture(panorama: unknown) {
    const { picture } = panorama as { picture: HTMLImageElement };
    const texture = utils.createTexture(picture, true);
    const panoData = utils.mergePanoData(picture.naturalWidth, picture.naturalHeight);
    // The very object that was asked for: the viewer compares it to see whether another came in between.
    return { panorama: panorama as { path: string }, texture, panoData };
  }
}

/** A point of the panorama on the viewer's surface, pixels; undefined where it is out of sight. */
export type Spot = { x: number; y: number } | undefined;

export interface PanoramaOptions {
  look: Look;
  /** No motion but the hand's. */
  still: boolean;
  /** After each frame in which the view changed. */
  onFrame: (look: Look, zoom: number) => void;
  onGyroscope: (on: boolean) => void;
}

export type Panorama = ReturnType<typeof openPanorama>;

const fadeMs = 200;
const turnMs = 200;
/** A hand that lets go faster than this, pixels a millisecond, swings the view on for a while. */
const glideFrom = 0.15;
const glideMs = 300;
const zoomPerDoubling = 60;
const zoomStep = 15;

/**
 * Opens a viewer in an element. It is empty until a picture is shown in it, which is equirectangular and loaded.
 * @throws where the device cannot show it after all
 */
export function openPanorama(container: HTMLElement, options: PanoramaOptions) {
  const field = fieldFor(container.clientWidth / container.clientHeight);
  const viewer = new Viewer({
    container,
    adapter: PictureAdapter,
    plugins: [[GyroscopePlugin, { moveMode: "smooth" }]],
    navbar: false,
    keyboard: false,
    minFov: fieldRange.nearest,
    maxFov: fieldRange.widest,
    defaultZoomLvl: ((fieldRange.widest - field) / (fieldRange.widest - fieldRange.nearest)) * 100,
    defaultYaw: options.look.yaw,
    defaultPitch: options.look.pitch,
    // The hand is ours: the page has its share in the gestures.
    mousemove: false,
    mousewheel: false,
    canvasBackground: "transparent",
    rendererParameters: { alpha: true, antialias: true },
  });
  // The constructor gives up silently where graphics or storage are denied.
  if (!viewer.renderer) {
    container.replaceChildren();
    throw new Error("The panorama cannot be shown on this device.");
  }
  viewer.setCursor("inherit");
  const gyroscope = viewer.getPlugin<GyroscopePlugin>(GyroscopePlugin);
  const look = (): Look => {
    const { yaw, pitch } = viewer.getPosition();
    return { yaw: wrapAngle(yaw), pitch };
  };
  /** Where a turn under way ends. */
  let goal: Look | undefined;
  let zoomGoal: number | undefined;
  const turnTo = ({ yaw, pitch }: Look, ms: number = turnMs) => {
    const to = { yaw, pitch: Math.max(-Math.PI / 2, Math.min(Math.PI / 2, pitch)) };
    gyroscope.stop();
    if (options.still) {
      viewer.rotate(to);
      return;
    }
    goal = to;
    const turn = viewer.animate({ ...to, speed: ms, easing: "outQuad" });
    void turn?.then(() => {
      if (goal === to) goal = undefined;
    });
  };
  const radiansPerPixel = () => {
    const field = (viewer.dataHelper.zoomLevelToFov(viewer.getZoomLevel()) * Math.PI) / 180;
    return (2 * Math.tan(field / 2)) / viewer.getSize().height;
  };
  const frame = () => options.onFrame(look(), viewer.getZoomLevel());
  viewer.addEventListener("render", frame);
  gyroscope.addEventListener("gyroscope-updated", ({ gyroscopeEnabled }) => options.onGyroscope(gyroscopeEnabled));
  return {
    look,
    /** Puts a picture around the visitor; with `to` it looks there, else on in the same direction. */
    async show(picture: HTMLImageElement, { to, fade }: { to?: Look; fade: boolean }): Promise<void> {
      const transition = fade && !options.still ? ({ effect: "fade", speed: fadeMs, rotation: false } as const) : false;
      await viewer.setPanorama({ picture }, { transition, showLoader: false, ...(to && { position: to }) });
      frame();
    },
    /** Ends whatever moves by itself. */
    stop() {
      gyroscope.stop();
      viewer.stopAnimation();
    },
    /** Moves the picture by so many pixels under the hand. */
    drag(dx: number, dy: number) {
      const { yaw, pitch } = look();
      const angle = radiansPerPixel();
      viewer.rotate({ yaw: yaw - dx * angle, pitch: pitch + dy * angle });
    },
    /** Swings on after the hand let go at this speed, pixels a millisecond. */
    glide(vx: number, vy: number) {
      if (options.still || Math.hypot(vx, vy) < glideFrom) return;
      const { yaw, pitch } = look();
      const way = radiansPerPixel() * (glideMs / 2);
      turnTo({ yaw: yaw - vx * way, pitch: pitch + vy * way }, glideMs);
    },
    /** Zooms by a pinch: the share by which the fingers' distance grew. */
    scale: (share: number) => viewer.zoom(viewer.getZoomLevel() + Math.log2(share) * zoomPerDoubling),
    zoomBy: (levels: number) => viewer.zoom(viewer.getZoomLevel() + levels),
    /** Turns by so much, radians; steps add up while it turns. */
    turn(yaw: number, pitch: number) {
      const from = goal ?? look();
      turnTo({ yaw: from.yaw + yaw, pitch: from.pitch + pitch });
    },
    /** Looks there. */
    face: (to: Look) => turnTo(to),
    /** One step nearer (1) or wider (-1). */
    zoom(steps: 1 | -1) {
      const to = (zoomGoal ?? viewer.getZoomLevel()) + steps * zoomStep;
      const level = Math.max(0, Math.min(100, to));
      // An animation would take the view from the device that turns it.
      if (options.still || gyroscope.isEnabled()) {
        viewer.zoom(level);
        return;
      }
      zoomGoal = level;
      void viewer.animate({ zoom: level, speed: turnMs, easing: "outQuad" })?.then(() => {
        if (zoomGoal === level) zoomGoal = undefined;
      });
    },
    /** Where a direction lies on the viewer's surface now. */
    spot(to: Look): Spot {
      const point = viewer.dataHelper.sphericalCoordsToViewerCoords(to);
      return point && viewer.dataHelper.isPointVisible(to) ? point : undefined;
    },
    /** Follows the device, after the visitor allowed it; false where he did not. To be called in his click. */
    followDevice: (): Promise<boolean> =>
      gyroscope.start().then(
        () => true,
        () => false,
      ),
    unfollowDevice: () => gyroscope.stop(),
    destroy: () => viewer.destroy(),
  };
}
