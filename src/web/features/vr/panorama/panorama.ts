import { EquirectangularAdapter, utils, Viewer } from "@photo-sphere-viewer/core";
import "@photo-sphere-viewer/core/index.css";
import { GyroscopePlugin } from "@photo-sphere-viewer/gyroscope-plugin";
import { type ViewDirection, wrapAngle } from "./view-direction.ts";
import { getFieldOfView, fieldOfViewLimits } from "./field-of-view.ts";

/** Adapter for loaded images, so that the viewer neither fetches them again nor uses blobs. */
class PictureAdapter extends EquirectangularAdapter {
  static override readonly id: string = "picture";

  override async loadTexture(panorama: unknown) {
    const { picture } = panorama as { picture: HTMLImageElement };
    const texture = utils.createTexture(picture, true);
    const panoData = utils.mergePanoData(picture.naturalWidth, picture.naturalHeight);
    // The same object as requested: the viewer compares it to detect a newer request.
    return { panorama: panorama as { path: string }, texture, panoData };
  }
}

/** A point of the panorama on the viewer's surface in pixels; undefined where it is out of sight. */
export type ScreenPoint = { x: number; y: number } | undefined;

export interface PanoramaOptions {
  look: ViewDirection;
  /** Whether animations are off (reduced motion). */
  isMotionReduced: boolean;
  /** After each frame in which the view changed. */
  onFrame: (look: ViewDirection, zoom: number) => void;
  onGyroscope: (on: boolean) => void;
}

export type Panorama = ReturnType<typeof openPanorama>;

const fadeMs = 200;
const turnMs = 200;
/** A drag released faster than this, pixels a millisecond, lets the view glide on. */
const minGlideSpeed = 0.15;
const glideMs = 300;
const zoomPerDoubling = 60;
const zoomStep = 15;

/**
 * Opens a viewer in an element. It is empty until `show` is called with a loaded equirectangular picture.
 * @throws where the device cannot show panoramas
 */
export function openPanorama(container: HTMLElement, options: PanoramaOptions) {
  const fieldOfView = getFieldOfView(container.clientWidth / container.clientHeight);
  const viewer = new Viewer({
    container,
    adapter: PictureAdapter,
    plugins: [[GyroscopePlugin, { moveMode: "smooth" }]],
    navbar: false,
    keyboard: false,
    minFov: fieldOfViewLimits.nearest,
    maxFov: fieldOfViewLimits.widest,
    defaultZoomLvl:
      ((fieldOfViewLimits.widest - fieldOfView) / (fieldOfViewLimits.widest - fieldOfViewLimits.nearest)) * 100,
    defaultYaw: options.look.yaw,
    defaultPitch: options.look.pitch,
    // Drag and wheel are handled by usePanoramaDrag, which shares the gestures with the page.
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
  const look = (): ViewDirection => {
    const { yaw, pitch } = viewer.getPosition();
    return { yaw: wrapAngle(yaw), pitch };
  };
  /** Target of the running turn. */
  let target: ViewDirection | undefined;
  let targetZoom: number | undefined;
  const turnTo = ({ yaw, pitch }: ViewDirection, ms: number = turnMs) => {
    const to = { yaw, pitch: Math.max(-Math.PI / 2, Math.min(Math.PI / 2, pitch)) };
    gyroscope.stop();
    if (options.isMotionReduced) {
      viewer.rotate(to);
      return;
    }
    target = to;
    const turn = viewer.animate({ ...to, speed: ms, easing: "outQuad" });
    void turn?.then(() => {
      if (target === to) target = undefined;
    });
  };
  const radiansPerPixel = () => {
    const fieldOfView = (viewer.dataHelper.zoomLevelToFov(viewer.getZoomLevel()) * Math.PI) / 180;
    return (2 * Math.tan(fieldOfView / 2)) / viewer.getSize().height;
  };
  const frame = () => options.onFrame(look(), viewer.getZoomLevel());
  viewer.addEventListener("render", frame);
  gyroscope.addEventListener("gyroscope-updated", ({ gyroscopeEnabled }) => options.onGyroscope(gyroscopeEnabled));
  return {
    look,
    /** Shows a picture; looks at `to` where it is given, else in the current direction. */
    async show(picture: HTMLImageElement, { to, fade }: { to?: ViewDirection; fade: boolean }): Promise<void> {
      const transition =
        fade && !options.isMotionReduced ? ({ effect: "fade", speed: fadeMs, rotation: false } as const) : false;
      await viewer.setPanorama({ picture }, { transition, showLoader: false, ...(to && { position: to }) });
      frame();
    },
    /** Stops animations and the gyroscope. */
    stop() {
      gyroscope.stop();
      viewer.stopAnimation();
    },
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
    /** Zooms by a pinch: the factor by which the fingers' distance grew. */
    scale: (share: number) => viewer.zoom(viewer.getZoomLevel() + Math.log2(share) * zoomPerDoubling),
    zoomBy: (levels: number) => viewer.zoom(viewer.getZoomLevel() + levels),
    /** Turns by so many radians; steps add up while it turns. */
    turn(yaw: number, pitch: number) {
      const from = target ?? look();
      turnTo({ yaw: from.yaw + yaw, pitch: from.pitch + pitch });
    },
    /** Turns to a direction. */
    turnToDirection: (to: ViewDirection) => turnTo(to),
    /** Zooms one step in (1) or out (-1). */
    zoom(steps: 1 | -1) {
      const to = (targetZoom ?? viewer.getZoomLevel()) + steps * zoomStep;
      const level = Math.max(0, Math.min(100, to));
      // An animation would take control from the gyroscope.
      if (options.isMotionReduced || gyroscope.isEnabled()) {
        viewer.zoom(level);
        return;
      }
      targetZoom = level;
      void viewer.animate({ zoom: level, speed: turnMs, easing: "outQuad" })?.then(() => {
        if (targetZoom === level) targetZoom = undefined;
      });
    },
    /** Returns the pixel of a direction on the viewer's surface. */
    toScreenPoint(to: ViewDirection): ScreenPoint {
      const point = viewer.dataHelper.sphericalCoordsToViewerCoords(to);
      return point && viewer.dataHelper.isPointVisible(to) ? point : undefined;
    },
    /** Follows the device's orientation; resolves to false without permission. Must be called in a click handler. */
    followDevice: (): Promise<boolean> =>
      gyroscope.start().then(
        () => true,
        () => false,
      ),
    unfollowDevice: () => gyroscope.stop(),
    destroy: () => viewer.destroy(),
  };
}
