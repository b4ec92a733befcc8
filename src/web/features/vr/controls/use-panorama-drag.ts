import { type RefObject, useEffect } from "react";
import type { Panorama } from "../panorama/panorama.ts";

/** Pixels a finger moves before its direction counts. */
const minDragPixels = 6;
/** A finger that rested so many milliseconds before its release starts no glide. */
const maxRestMs = 60;
const zoomPerWheelPixel = 0.1;

/** Returns who handles a drag: the page a vertical one, else the view; undefined while it is too short to tell. */
export function getGestureOwner(dx: number, dy: number): "page" | "view" | undefined {
  if (Math.hypot(dx, dy) < minDragPixels) return undefined;
  return Math.abs(dy) > Math.abs(dx) ? "page" : "view";
}

interface Finger {
  x: number;
  y: number;
  owner: "page" | "view" | undefined;
  /** Pixels a millisecond of its last movement. */
  speed: { x: number; y: number };
  at: number;
}

const getFingerDistance = ([a, b]: Finger[]): number => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0);

/** Creates event handlers that turn pointers on a view into movements of its panorama. */
function createPointerHandlers(view: HTMLElement, panorama: () => Panorama | undefined, ownsAllGestures: boolean) {
  const fingers = new Map<number, Finger>();
  const down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    view.setPointerCapture(event.pointerId);
    const ownedByView = ownsAllGestures || event.pointerType === "mouse" || fingers.size > 0;
    fingers.set(event.pointerId, {
      x: event.clientX,
      y: event.clientY,
      owner: ownedByView ? "view" : undefined,
      speed: { x: 0, y: 0 },
      at: event.timeStamp,
    });
    // A second finger makes it a pinch, whoever owned the first one.
    if (fingers.size > 1) for (const finger of fingers.values()) finger.owner = "view";
    panorama()?.stop();
  };
  const move = (event: PointerEvent) => {
    const finger = fingers.get(event.pointerId);
    if (!finger) return;
    const [dx, dy] = [event.clientX - finger.x, event.clientY - finger.y];
    finger.owner ??= getGestureOwner(dx, dy);
    if (finger.owner !== "view") return;
    const before = getFingerDistance([...fingers.values()]);
    const elapsedMs = Math.max(1, event.timeStamp - finger.at);
    Object.assign(finger, {
      x: event.clientX,
      y: event.clientY,
      speed: { x: dx / elapsedMs, y: dy / elapsedMs },
      at: event.timeStamp,
    });
    panorama()?.drag(dx / fingers.size, dy / fingers.size);
    if (fingers.size > 1) panorama()?.scale(getFingerDistance([...fingers.values()]) / Math.max(1, before));
  };
  const up = (event: PointerEvent) => {
    const finger = fingers.get(event.pointerId);
    fingers.delete(event.pointerId);
    const glides = event.type === "pointerup" && finger?.owner === "view" && event.timeStamp - finger.at < maxRestMs;
    if (glides && fingers.size === 0) panorama()?.glide(finger.speed.x, finger.speed.y);
  };
  const wheel = (event: WheelEvent) => {
    if (!ownsAllGestures && !event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    panorama()?.zoomBy(-event.deltaY * zoomPerWheelPixel);
  };
  return { down, move, up, wheel };
}

/**
 * Turns a view by drag and shares the gestures with the page: a vertical drag scrolls the page, a sideways one looks
 * around, two fingers zoom; the wheel scrolls unless Ctrl or ⌘ is held. With `ownsAllGestures` (fullscreen) all go to
 * the view.
 */
export function usePanoramaDrag(
  element: RefObject<HTMLElement | null>,
  panorama: () => Panorama | undefined,
  { ready, ownsAllGestures }: { ready: boolean; ownsAllGestures: boolean },
): void {
  useEffect(() => {
    const view = element.current;
    if (!view || !ready) return;
    const { down, move, up, wheel } = createPointerHandlers(view, panorama, ownsAllGestures);
    view.addEventListener("pointerdown", down);
    view.addEventListener("pointermove", move);
    view.addEventListener("pointerup", up);
    view.addEventListener("pointercancel", up);
    view.addEventListener("wheel", wheel, { passive: false });
    // The viewer library would treat every touch as a click.
    const stopPropagation = (event: TouchEvent) => event.stopPropagation();
    view.addEventListener("touchstart", stopPropagation, { capture: true, passive: true });
    return () => {
      view.removeEventListener("touchstart", stopPropagation, { capture: true });
      view.removeEventListener("pointerdown", down);
      view.removeEventListener("pointermove", move);
      view.removeEventListener("pointerup", up);
      view.removeEventListener("pointercancel", up);
      view.removeEventListener("wheel", wheel);
    };
  }, [element, panorama, ready, ownsAllGestures]);
}
