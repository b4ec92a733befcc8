import { Viewer } from "@photo-sphere-viewer/core";
import "@photo-sphere-viewer/core/index.css";
import { GyroscopePlugin } from "@photo-sphere-viewer/gyroscope-plugin";
import { fieldOfViewLimits, getFieldOfView } from "../get-field-of-view.ts";
import type { ViewDirection } from "../view-direction.ts";
import { PictureAdapter } from "./picture-adapter.ts";

/** Creates an empty viewer in an element, with its gyroscope. @throws where the device cannot show panoramas */
export function createViewer(container: HTMLElement, look: ViewDirection) {
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
    defaultYaw: look.yaw,
    defaultPitch: look.pitch,
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
  return { viewer, gyroscope: viewer.getPlugin<GyroscopePlugin>(GyroscopePlugin) };
}
