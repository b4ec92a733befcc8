import { createDoubleTapDetector } from "./create-double-tap-detector.ts";
import type { ZoomActions } from "./zoom-actions.ts";

/** Zoom factor of a double tap or double click. */
const doubleFactor = 2.5;

interface Point {
  x: number;
  y: number;
}

interface Touch extends Point {
  fromX: number;
  fromY: number;
  at: number;
}

const getMidpoint = ([a, b]: readonly Point[]) => ({ x: (a!.x + b!.x) / 2, y: (a!.y + b!.y) / 2 });
const getDistance = ([a, b]: readonly Point[]) => Math.hypot(a!.x - b!.x, a!.y - b!.y);

/** Moves one of the two touches, and with them the content: it follows their midpoint and their distance. */
function pinch(touches: readonly Touch[], moved: Touch, to: Point, { zoomBy, moveBy }: ZoomActions): void {
  const [middle, distance] = [getMidpoint(touches), getDistance(touches)];
  Object.assign(moved, to);
  const now = getMidpoint(touches);
  if (distance > 0) zoomBy(getDistance(touches) / distance, now);
  moveBy(now.x - middle.x, now.y - middle.y);
}

/** Returns pointer handlers: pinch to zoom, drag to pan while zoomed, double tap or click to zoom in and out. */
export function createPointerHandlers(pane: HTMLElement, actions: ZoomActions) {
  const activeTouches = new Map<number, Touch>();
  const taps = createDoubleTapDetector();
  let isTouch = false;
  const getPosition = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top } = pane.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const toggle = (at: Point) => (actions.scale() > 1 ? actions.reset() : actions.zoomBy(doubleFactor, at));
  const end = (event: PointerEvent) => {
    const touch = activeTouches.get(event.pointerId);
    activeTouches.delete(event.pointerId);
    if (!touch || event.type !== "pointerup" || event.pointerType === "mouse" || activeTouches.size > 0) return;
    if (taps.isDoubleTap({ ...touch, endedAt: event.timeStamp })) toggle(touch);
  };
  return {
    pointerdown(event: PointerEvent) {
      isTouch = event.pointerType !== "mouse";
      if (!isTouch && event.button !== 0) return;
      const { x, y } = getPosition(event);
      activeTouches.set(event.pointerId, { x, y, fromX: x, fromY: y, at: event.timeStamp });
      // Lets a mouse drag continue outside the pane; touch pointers are captured implicitly.
      if (!isTouch && actions.scale() > 1) pane.setPointerCapture(event.pointerId);
    },
    pointermove(event: PointerEvent) {
      const touch = activeTouches.get(event.pointerId);
      if (!touch) return;
      const to = getPosition(event);
      if (activeTouches.size === 2) {
        pinch([...activeTouches.values()], touch, to, actions);
        taps.forget();
        return;
      }
      if (activeTouches.size === 1 && actions.scale() > 1) actions.moveBy(to.x - touch.x, to.y - touch.y);
      Object.assign(touch, to);
    },
    pointerup: end,
    pointercancel: end,
    dblclick(event: MouseEvent) {
      if (!isTouch) toggle(getPosition(event));
    },
  };
}
