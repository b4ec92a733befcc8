import type { Page } from "playwright-core";

/** A call of AMap's API that a page made. */
interface AmapCall {
  name: string;
  args: unknown[];
}

/** What the stand-in does: draws maps, refuses the key, draws nothing, or has no walking routes. */
export type AmapBehaviour = "answers" | "refuses" | "silent" | "no-walking";

type LngLat = [number, number];

declare global {
  interface Window {
    amapCalls: AmapCall[];
  }
}

// What follows is the part of AMap's JS API 2.0 that pages use, with each call recorded in `window.amapCalls`. It runs in the page as
// one script made of these classes and functions, so they refer to each other and to `behaviour` only.
declare const behaviour: AmapBehaviour;

function record(name: string, ...args: unknown[]): void {
  window.amapCalls.push({ name, args: JSON.parse(JSON.stringify(args)) as unknown[] });
}

function toWorld([lng, lat]: LngLat, zoom: number): { x: number; y: number } {
  const size = 256 * 2 ** zoom;
  const sine = Math.sin((lat * Math.PI) / 180);
  return { x: ((lng + 180) / 360) * size, y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size };
}

function toLngLat(x: number, y: number, zoom: number): LngLat {
  const size = 256 * 2 ** zoom;
  return [(x / size) * 360 - 180, (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / size))) * 180) / Math.PI];
}

class Emitter {
  listeners = new Map<string, ((event: unknown) => void)[]>();
  on(type: string, listener: (event: unknown) => void) {
    this.listeners.set(type, [...(this.listeners.get(type) ?? []), listener]);
  }
  emit(type: string) {
    for (const listener of this.listeners.get(type) ?? []) listener({ type });
  }
}

interface MarkerOptions {
  position: LngLat;
  content: HTMLElement;
  anchor: string;
  offset: LngLat;
  zIndex: number;
}

class FakeMarker extends Emitter {
  frame = document.createElement("div");
  options: MarkerOptions;
  constructor(options: MarkerOptions) {
    super();
    this.options = options;
    this.frame.className = "amap-marker";
    this.frame.append(options.content);
    this.frame.addEventListener("click", ({ detail }) => detail > 0 && this.emit("click"));
  }
  setzIndex(zIndex: number) {
    record("Marker.setzIndex", this.options.content.textContent, zIndex);
    this.frame.style.zIndex = String(zIndex);
  }
}

class FakeCircle {
  shape = "Circle";
  options: unknown;
  constructor(options: unknown) {
    this.options = options;
  }
}

class FakePolyline extends FakeCircle {
  override shape = "Polyline";
}

class FakeMap extends Emitter {
  element: HTMLElement;
  zoom: number;
  center: LngLat;
  markers = new Set<FakeMarker>();
  constructor(element: HTMLElement, options: { zoom: number; center: LngLat; mapStyle: string }) {
    super();
    record("Map", options);
    this.element = element;
    this.element.classList.add("amap-container");
    this.zoom = options.zoom;
    this.center = options.center;
    if (behaviour !== "silent") setTimeout(() => this.emit("complete"));
    this.followDrags();
  }
  followDrags() {
    let last: { x: number; y: number } | undefined;
    this.element.addEventListener("pointerdown", ({ clientX: x, clientY: y }) => {
      last = { x, y };
    });
    this.element.addEventListener("pointerup", ({ clientX: x, clientY: y }) => {
      if (!last || Math.hypot(x - last.x, y - last.y) < 5) return;
      const centre = toWorld(this.center, this.zoom);
      this.center = toLngLat(centre.x - x + last.x, centre.y - y + last.y, this.zoom);
      last = undefined;
      this.show();
    });
  }
  show() {
    for (const marker of this.markers) this.place(marker);
    this.emit("moveend");
  }
  place({ frame, options }: FakeMarker) {
    const pixel = this.lngLatToContainer(options.position);
    frame.style.position = "absolute";
    frame.style.left = `${pixel.getX() + options.offset[0]}px`;
    frame.style.top = `${pixel.getY() + options.offset[1]}px`;
    frame.style.transform = `translate(-50%, ${options.anchor === "center" ? "-50%" : "-100%"})`;
    frame.style.zIndex = String(options.zIndex);
  }
  lngLatToContainer(at: LngLat) {
    const [point, centre] = [toWorld(at, this.zoom), toWorld(this.center, this.zoom)];
    const x = point.x - centre.x + this.element.clientWidth / 2;
    const y = point.y - centre.y + this.element.clientHeight / 2;
    return { getX: () => x, getY: () => y };
  }
  getBounds() {
    const { x, y } = toWorld(this.center, this.zoom);
    const [halfWidth, halfHeight] = [this.element.clientWidth / 2, this.element.clientHeight / 2];
    const [west, south] = toLngLat(x - halfWidth, y + halfHeight, this.zoom);
    const [east, north] = toLngLat(x + halfWidth, y - halfHeight, this.zoom);
    return { getSouthWest: () => ({ lng: west, lat: south }), getNorthEast: () => ({ lng: east, lat: north }) };
  }
  getZoom() {
    return this.zoom;
  }
  getResolution() {
    return (40_075_016 * Math.cos((this.center[1] * Math.PI) / 180)) / (256 * 2 ** this.zoom);
  }
  setZoomAndCenter(zoom: number, center: LngLat) {
    record("Map.setZoomAndCenter", zoom, center);
    this.zoom = zoom;
    this.center = center;
    this.show();
    this.emit("zoomend");
  }
  setMapStyle(style: string) {
    record("Map.setMapStyle", style);
  }
  zoomIn() {
    this.setZoomAndCenter(this.zoom + 1, this.center);
  }
  zoomOut() {
    this.setZoomAndCenter(this.zoom - 1, this.center);
  }
  add(added: unknown) {
    for (const one of [added].flat()) {
      if (one instanceof FakeMarker) {
        this.markers.add(one);
        this.element.append(one.frame);
        this.place(one);
      } else if (one instanceof FakeCircle) record(`Map.add ${one.shape}`, one.options);
    }
  }
  remove(removed: unknown) {
    for (const one of [removed].flat()) {
      if (!(one instanceof FakeMarker)) continue;
      this.markers.delete(one);
      one.frame.remove();
    }
  }
  destroy() {
    record("Map.destroy");
    this.element.replaceChildren();
  }
}

class FakeWalking {
  search(from: LngLat, to: LngLat, done: (status: string, result: unknown) => void) {
    record("Walking.search", from, to);
    if (behaviour === "no-walking") return done("error", "INSUFFICIENT_PRIVILEGES");
    const path = [from, to].map(([lng, lat]) => ({ lng, lat }));
    return done("complete", { routes: [{ distance: 640, time: 500, steps: [{ path }] }] });
  }
}

function installFakeAmap(callback: string): void {
  const globals = window as unknown as Record<string, unknown>;
  window.amapCalls = [];
  const plugin = (names: string[], done: () => void) => {
    record("plugin", names);
    done();
  };
  globals.AMap = {
    Map: FakeMap,
    Marker: FakeMarker,
    Circle: FakeCircle,
    Polyline: FakePolyline,
    Walking: FakeWalking,
    plugin,
  };
  const ready = globals[callback] as (error?: Error) => void;
  if (behaviour === "refuses") ready(new Error("INVALID_USER_KEY"));
  else ready();
}

const parts = [
  record,
  toWorld,
  toLngLat,
  Emitter,
  FakeMarker,
  FakeCircle,
  FakePolyline,
  FakeMap,
  FakeWalking,
  installFakeAmap,
];

/** Returns the script that stands in for AMap's. */
const formatScript = (does: AmapBehaviour, callback: string): string =>
  `{const behaviour=${JSON.stringify(does)};${parts.map(String).join("\n")}\ninstallFakeAmap(${JSON.stringify(callback)});}`;

/** Answers for AMap's script with the stand-in, and returns the addresses that were requested. */
export async function answerForAmap(page: Page, does: AmapBehaviour = "answers"): Promise<URL[]> {
  const requested: URL[] = [];
  await page.route("https://webapi.amap.com/**", async (route) => {
    const url = new URL(route.request().url());
    requested.push(url);
    const body = formatScript(does, url.searchParams.get("callback") ?? "");
    await route.fulfill({ contentType: "text/javascript; charset=utf-8", body });
  });
  return requested;
}

/** Returns the calls of one name that the page made. */
export const readAmapCalls = async (page: Page, name: string): Promise<unknown[][]> =>
  page.evaluate(
    (requested) => window.amapCalls.filter((call) => call.name === requested).map((call) => call.args),
    name,
  );
