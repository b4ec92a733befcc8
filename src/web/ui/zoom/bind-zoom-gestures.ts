/** The zoom operations that gestures trigger; positions are pixels from the pane's top left corner. */
export interface ZoomActions {
  scale: () => number;
  maxScale: number;
  zoomBy: (factor: number, at?: { x: number; y: number }) => void;
  moveBy: (dx: number, dy: number) => void;
  reset: () => void;
}

/** Largest delay and distance between the taps of a double tap, and largest duration and movement of a tap. */
const doubleTap = { ms: 300, pixels: 40 } as const;
const tap = { ms: 250, pixels: 10 } as const;
/** Zoom factor of a double tap or double click. */
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

const getMidpoint = ([a, b]: Touch[]) => ({ x: (a!.x + b!.x) / 2, y: (a!.y + b!.y) / 2 });
const getDistance = ([a, b]: Touch[]) => Math.hypot(a!.x - b!.x, a!.y - b!.y);

/** Returns pointer handlers: pinch to zoom, drag to pan while zoomed, double tap or click to zoom in and out. */
function createPointerHandlers(pane: HTMLElement, actions: ZoomActions) {
  const activeTouches = new Map<number, Touch>();
  let lastTap: { x: number; y: number; at: number } | undefined;
  const getPosition = ({ clientX, clientY }: MouseEvent) => {
    const { left, top } = pane.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const toggle = (at: { x: number; y: number }) =>
    actions.scale() > 1 ? actions.reset() : actions.zoomBy(doubleFactor, at);
  const start = (event: PointerEvent) => {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    const { x, y } = getPosition(event);
    activeTouches.set(event.pointerId, { x, y, fromX: x, fromY: y, at: event.timeStamp });
    // Lets a mouse drag continue outside the pane; touch pointers are captured implicitly.
    if (event.pointerType === "mouse" && actions.scale() > 1) pane.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent) => {
    const touch = activeTouches.get(event.pointerId);
    if (!touch) return;
    const to = getPosition(event);
    if (activeTouches.size === 2) {
      const before = [...activeTouches.values()];
      const [middle, distance] = [getMidpoint(before), getDistance(before)];
      Object.assign(touch, to);
      const after = [...activeTouches.values()];
      const now = getMidpoint(after);
      if (distance > 0) actions.zoomBy(getDistance(after) / distance, now);
      actions.moveBy(now.x - middle.x, now.y - middle.y);
      lastTap = undefined;
      return;
    }
    if (activeTouches.size === 1 && actions.scale() > 1) actions.moveBy(to.x - touch.x, to.y - touch.y);
    Object.assign(touch, to);
  };
  const end = (event: PointerEvent) => {
    const touch = activeTouches.get(event.pointerId);
    activeTouches.delete(event.pointerId);
    if (!touch || event.type !== "pointerup" || event.pointerType === "mouse" || activeTouches.size > 0) return;
    const isStill = Math.hypot(touch.x - touch.fromX, touch.y - touch.fromY) < tap.pixels;
    if (!isStill || event.timeStamp - touch.at > tap.ms) return;
    const isDoubleTap =
      lastTap &&
      event.timeStamp - lastTap.at < doubleTap.ms &&
      Math.hypot(touch.x - lastTap.x, touch.y - lastTap.y) < doubleTap.pixels;
    if (isDoubleTap) toggle(touch);
    lastTap = isDoubleTap ? undefined : { x: touch.x, y: touch.y, at: event.timeStamp };
  };
  let isTouch = false;
  return {
    pointerdown: (event: PointerEvent) => {
      isTouch = event.pointerType !== "mouse";
      start(event);
    },
    pointermove: move,
    pointerup: end,
    pointercancel: end,
    dblclick: (event: MouseEvent) => {
      if (!isTouch) toggle(getPosition(event));
    },
  };
}

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
