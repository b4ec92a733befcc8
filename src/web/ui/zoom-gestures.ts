/** What gestures do; places are pixels from the pane's corner. */
export interface ZoomActions {
  scale: () => number;
  most: number;
  zoomBy: (factor: number, at?: { x: number; y: number }) => void;
  moveBy: (dx: number, dy: number) => void;
  reset: () => void;
}

/** A second tap this soon and this near makes a double tap; a tap is shorter and stiller than that. */
const doubleTap = { ms: 300, pixels: 40 } as const;
const tap = { ms: 250, pixels: 10 } as const;
/** How much larger a double tap or click makes it. */
const doubleFactor = 2.5;
const keyFactor = 1.4;
const keyPixels = 60;

interface Touch {
  x: number;
  y: number;
  fromX: number;
  fromY: number;
  at: number;
}

const middleOf = ([a, b]: Touch[]) => ({ x: (a!.x + b!.x) / 2, y: (a!.y + b!.y) / 2 });
const distanceOf = ([a, b]: Touch[]) => Math.hypot(a!.x - b!.x, a!.y - b!.y);

/** Pointers: two fingers pinch, one moves what is larger than its frame, two taps zoom in and out again. */
function pointers(pane: HTMLElement, actions: ZoomActions) {
  const down = new Map<number, Touch>();
  let lastTap: { x: number; y: number; at: number } | undefined;
  const place = ({ clientX, clientY }: MouseEvent) => {
    const { left, top } = pane.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const toggle = (at: { x: number; y: number }) =>
    actions.scale() > 1 ? actions.reset() : actions.zoomBy(doubleFactor, at);
  const start = (event: PointerEvent) => {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    const { x, y } = place(event);
    down.set(event.pointerId, { x, y, fromX: x, fromY: y, at: event.timeStamp });
    // A drag of the mouse goes on beyond the edge; a finger is held by its element anyway.
    if (event.pointerType === "mouse" && actions.scale() > 1) pane.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent) => {
    const held = down.get(event.pointerId);
    if (!held) return;
    const to = place(event);
    if (down.size === 2) {
      const before = [...down.values()];
      const [middle, distance] = [middleOf(before), distanceOf(before)];
      Object.assign(held, to);
      const after = [...down.values()];
      const now = middleOf(after);
      if (distance > 0) actions.zoomBy(distanceOf(after) / distance, now);
      actions.moveBy(now.x - middle.x, now.y - middle.y);
      lastTap = undefined;
      return;
    }
    if (down.size === 1 && actions.scale() > 1) actions.moveBy(to.x - held.x, to.y - held.y);
    Object.assign(held, to);
  };
  const end = (event: PointerEvent) => {
    const held = down.get(event.pointerId);
    down.delete(event.pointerId);
    if (!held || event.type !== "pointerup" || event.pointerType === "mouse" || down.size > 0) return;
    const still = Math.hypot(held.x - held.fromX, held.y - held.fromY) < tap.pixels;
    if (!still || event.timeStamp - held.at > tap.ms) return;
    const again =
      lastTap &&
      event.timeStamp - lastTap.at < doubleTap.ms &&
      Math.hypot(held.x - lastTap.x, held.y - lastTap.y) < doubleTap.pixels;
    if (again) toggle(held);
    lastTap = again ? undefined : { x: held.x, y: held.y, at: event.timeStamp };
  };
  let finger = false;
  return {
    pointerdown: (event: PointerEvent) => {
      finger = event.pointerType !== "mouse";
      start(event);
    },
    pointermove: move,
    pointerup: end,
    pointercancel: end,
    dblclick: (event: MouseEvent) => {
      if (!finger) toggle(place(event));
    },
  };
}

/** The wheel zooms with Ctrl or Command, as a trackpad's pinch does, or once the pane was chosen; else the page scrolls. */
function wheel(pane: HTMLElement, { zoomBy, scale, most }: ZoomActions) {
  return (event: WheelEvent) => {
    const asked = event.ctrlKey || event.metaKey;
    if (!asked && !pane.matches(":focus-within")) return;
    const pixels = event.deltaY * (event.deltaMode === 1 ? 16 : 1);
    // Out of the whole there is nothing to zoom: the page goes on.
    if (!asked && pixels > 0 && scale() <= 1) return;
    event.preventDefault();
    if (pixels < 0 && scale() >= most) return;
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

/** Does what a key does to a zoom: + − 0 and, while something is out of sight, the arrows. Tells whether it did anything. */
export function takeZoomKey(key: string, { zoomBy, moveBy, reset, scale }: ZoomActions): boolean {
  const arrow = scale() > 1 ? arrows[key] : undefined;
  if (arrow) moveBy(...arrow);
  else if (key === "+" || key === "=") zoomBy(keyFactor);
  else if (key === "-" || key === "_") zoomBy(1 / keyFactor);
  else if (key === "0") reset();
  else return false;
  return true;
}

/** The keys of a pane that has the focus. Those held with Ctrl and the like stay the browser's. */
function keys(actions: ZoomActions) {
  return (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target !== event.currentTarget) return;
    if (takeZoomKey(event.key, actions)) event.preventDefault();
  };
}

/** Listens on a pane until the returned function is called. */
export function onZoomGestures(pane: HTMLElement, actions: ZoomActions): () => void {
  const hold = (event: TouchEvent) => {
    // The browser may begin a scroll of its own only while one finger touches what is seen whole.
    if (event.cancelable && (event.touches.length > 1 || actions.scale() > 1)) event.preventDefault();
  };
  const stop = new AbortController();
  const { signal } = stop;
  for (const [name, listener] of Object.entries(pointers(pane, actions))) {
    pane.addEventListener(name, listener as EventListener, { signal });
  }
  pane.addEventListener("wheel", wheel(pane, actions), { signal, passive: false });
  pane.addEventListener("touchmove", hold, { signal, passive: false });
  pane.addEventListener("keydown", keys(actions), { signal });
  return () => stop.abort();
}
