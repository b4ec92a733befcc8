import type { Viewer } from "@photo-sphere-viewer/core";

interface ZoomOptions {
  /** Whether animations are off (reduced motion). */
  isMotionReduced: boolean;
  isGyroscopeOn: () => boolean;
}

const zoomPerDoubling = 60;
const zoomStep = 15;
const zoomMs = 200;

/** Creates the controls of the zoom level, 0 (widest) to 100 (nearest). */
export function createZoomControls(
  viewer: Pick<Viewer, "animate" | "getZoomLevel" | "zoom">,
  { isMotionReduced, isGyroscopeOn }: ZoomOptions,
) {
  /** Level at which the running zoom ends. */
  let target: number | undefined;
  return {
    /** Zooms by a pinch: the factor by which the fingers' distance grew. */
    scale: (share: number) => viewer.zoom(viewer.getZoomLevel() + Math.log2(share) * zoomPerDoubling),
    zoomBy: (levels: number) => viewer.zoom(viewer.getZoomLevel() + levels),
    /** Zooms one step in (1) or out (-1); steps add up while it zooms. */
    zoom(steps: 1 | -1) {
      const to = (target ?? viewer.getZoomLevel()) + steps * zoomStep;
      const level = Math.max(0, Math.min(100, to));
      // An animation would take control from the gyroscope.
      if (isMotionReduced || isGyroscopeOn()) {
        viewer.zoom(level);
        return;
      }
      target = level;
      void viewer.animate({ zoom: level, speed: zoomMs, easing: "outQuad" })?.then(() => {
        if (target === level) target = undefined;
      });
    },
  };
}
