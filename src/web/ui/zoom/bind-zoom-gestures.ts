import { createPointerHandlers } from "./create-pointer-handlers.ts";
import type { ZoomActions } from "./zoom-actions.ts";

const keyFactor = 1.4;
const keyPixels = 60;

/** Returns the wheel handler: zooms with Ctrl or Command (a trackpad's pinch) or while focused; else the page scrolls. */
function createWheelHandler(pane: HTMLElement, { zoomBy, scale, maxScale }: ZoomActions) {
  return (event: WheelEvent) => {
    const hasZoomModifier = event.ctrlKey || event.metaKey;
    if (!hasZoomModifier && !pane.matches(":focus-within")) return;
    const pixels = event.deltaY * (event.deltaMode === 1 ? 16 : 1);
    // Fully zoomed out: let the page scroll.
    if (!hasZoomModifier && pixels > 0 && scale() <= 1) return;
    event.preventDefault();
    if (pixels < 0 && scale() >= maxScale) return;
    const { left, top } = pane.getBoundingClientRect();
    const factor = Math.exp(-pixels * (event.ctrlKey ? 0.01 : 0.002));
    zoomBy(Math.min(2, Math.max(0.5, factor)), { x: event.clientX - left, y: event.clientY - top });
  };
}

const arrows: Record<string, [number, number]> = {
  ArrowLeft: [keyPixels, 0],
  ArrowRight: [-keyPixels, 0],
  ArrowUp: [0, keyPixels],
  ArrowDown: [0, -keyPixels],
};

/** Handles a key: + − 0, and the arrows while zoomed in. Returns whether the key was handled. */
export function handleZoomKey(key: string, { zoomBy, moveBy, reset, scale }: ZoomActions): boolean {
  const arrow = scale() > 1 ? arrows[key] : undefined;
  if (arrow) moveBy(...arrow);
  else if (key === "+" || key === "=") zoomBy(keyFactor);
  else if (key === "-" || key === "_") zoomBy(1 / keyFactor);
  else if (key === "0") reset();
  else return false;
  return true;
}

/** Returns the key handler of a focused pane. Keys with Ctrl, Command or Alt are left to the browser. */
function createKeyHandler(actions: ZoomActions) {
  return (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target !== event.currentTarget) return;
    if (handleZoomKey(event.key, actions)) event.preventDefault();
  };
}

/** Adds zoom gestures to a pane; returns the function that removes them. */
export function bindZoomGestures(pane: HTMLElement, actions: ZoomActions): () => void {
  const preventScroll = (event: TouchEvent) => {
    // The browser may scroll only with one finger and while not zoomed in.
    if (event.cancelable && (event.touches.length > 1 || actions.scale() > 1)) event.preventDefault();
  };
  const stop = new AbortController();
  const { signal } = stop;
  for (const [name, listener] of Object.entries(createPointerHandlers(pane, actions))) {
    pane.addEventListener(name, listener as EventListener, { signal });
  }
  pane.addEventListener("wheel", createWheelHandler(pane, actions), { signal, passive: false });
  pane.addEventListener("touchmove", preventScroll, { signal, passive: false });
  pane.addEventListener("keydown", createKeyHandler(actions), { signal });
  return () => stop.abort();
}
