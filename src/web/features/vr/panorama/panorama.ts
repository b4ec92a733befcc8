import type { ViewDirection } from "./view-direction.ts";
import { createDirectionControls } from "./viewer/create-direction-controls.ts";
import { createViewer } from "./viewer/create-viewer.ts";
import { createZoomControls } from "./viewer/create-zoom-controls.ts";

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

/**
 * Opens a viewer in an element. It is empty until `show` is called with a loaded equirectangular picture.
 * @throws where the device cannot show panoramas
 */
export function openPanorama(container: HTMLElement, options: PanoramaOptions) {
  const { isMotionReduced } = options;
  const { viewer, gyroscope } = createViewer(container, options.look);
  const direction = createDirectionControls(viewer, { isMotionReduced, stopGyroscope: () => gyroscope.stop() });
  const zoom = createZoomControls(viewer, { isMotionReduced, isGyroscopeOn: () => gyroscope.isEnabled() });
  const frame = () => options.onFrame(direction.look(), viewer.getZoomLevel());
  viewer.addEventListener("render", frame);
  gyroscope.addEventListener("gyroscope-updated", ({ gyroscopeEnabled }) => options.onGyroscope(gyroscopeEnabled));
  return {
    ...direction,
    ...zoom,
    /** Shows a picture; looks at `to` where it is given, else in the current direction. */
    async show(picture: HTMLImageElement, { to, fade }: { to?: ViewDirection; fade: boolean }): Promise<void> {
      const transition =
        fade && !isMotionReduced ? ({ effect: "fade", speed: fadeMs, rotation: false } as const) : false;
      await viewer.setPanorama({ picture }, { transition, showLoader: false, ...(to && { position: to }) });
      frame();
    },
    /** Stops animations and the gyroscope. */
    stop() {
      gyroscope.stop();
      viewer.stopAnimation();
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
