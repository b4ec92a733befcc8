import type {} from "@amap/amap-jsapi-types";
import type { Box } from "#domain/search/box.ts";
import { MapFailureError } from "#web/platform/maps/map-failure-error.ts";
import { MarkElements } from "../marks/mark-elements.ts";
import { onMoveByHand } from "../marks/on-move-by-hand.ts";
import { getMarkRoom, isBoxInseparable, zoomLevels } from "../marks/get-mark-room.ts";
import type { Point } from "../projection.ts";
import type { Mark, MarkTarget, VenueMap, VenueMapOptions, Walk } from "../venue-map.ts";
import { findWalkingRoute } from "./find-walking-route.ts";
import { withTimeout } from "./with-timeout.ts";
import { addZoomButtons, type ZoomButtons } from "./zoom-buttons.ts";

interface Edges {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** Padding at the edges when a box is fitted, px. */
const padding = {
  close: { top: 40, bottom: 24, left: 36, right: 36 },
  roomy: { top: 44, bottom: 52, left: 40, right: 72 },
} satisfies Record<string, Edges>;
const zoomStep = 0.25;
const zIndexes = { mark: 100, raised: 200 };
/** Pixels between a mark's lower edge and its point, for its tip. */
const tipPx = 8;
const toLngLat = ([lng, lat]: Point): [number, number] => [lng, lat];

/** A map of AMap's JS API 2.0: its streets and names, our marks. */
export class AmapMap implements VenueMap {
  readonly provider = "amap";
  readonly #api: typeof AMap;
  readonly #map: AMap.Map;
  readonly #element: HTMLElement;
  readonly #options: VenueMapOptions;
  readonly #zoom: ZoomButtons;
  readonly #elements = new MarkElements();
  readonly #ends: (() => void)[] = [];
  #markers = new Map<Mark, AMap.Marker>();
  #radius: AMap.Circle | undefined;
  #route: AMap.Polyline | undefined;
  #byHand = false;
  #frame = 0;

  constructor(api: typeof AMap, map: AMap.Map, element: HTMLElement, options: VenueMapOptions) {
    this.#api = api;
    this.#map = map;
    this.#element = element;
    this.#options = options;
    this.#zoom = addZoomButtons(
      element,
      () => map.zoomIn(),
      () => map.zoomOut(),
    );
    onMoveByHand(element, () => {
      this.#byHand = true;
    });
    for (const event of ["moveend", "zoomend", "resize"] as const) map.on(event, () => this.#reportView());
  }

  /** Calls back when the map is destroyed. */
  onDestroy(callback: () => void): void {
    this.#ends.push(callback);
  }

  setStyle(style: string): void {
    this.#map.setMapStyle(style);
  }

  /** Reports the view to the page once a frame: AMap ends a move and a zoom with an event each. */
  #reportView(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => {
      const zoom = this.#map.getZoom();
      this.#zoom.update({ canZoomIn: zoom < zoomLevels.max, canZoomOut: zoom > zoomLevels.min });
      this.#options.onView(this.#byHand);
    });
  }

  get box(): Box {
    const bounds = this.#map.getBounds();
    const [southWest, northEast] = [bounds.getSouthWest(), bounds.getNorthEast()];
    return { west: southWest.lng, south: southWest.lat, east: northEast.lng, north: northEast.lat };
  }

  get pxPerKm(): number {
    return 1000 / this.#map.getResolution();
  }

  getCellDegrees(px: number): number {
    const { west, east } = this.box;
    return (px * Math.abs(east - west)) / this.#element.clientWidth;
  }

  toPixels(at: Point): { x: number; y: number } {
    const pixel = this.#map.lngLatToContainer(toLngLat(at));
    return { x: pixel.getX(), y: pixel.getY() };
  }

  getRoom(at: Point, many: boolean): "full" | "cut" | "none" {
    const { clientWidth: width, clientHeight: height } = this.#element;
    return getMarkRoom(this.toPixels(at), many, { width, height });
  }

  isInseparable(box: Box): boolean {
    return isBoxInseparable(this.#map.getZoom(), box);
  }

  /** Returns the zoom at which a box fills the view, in steps finer than AMap's own fit, and its middle. */
  #getFit({ west, south, east, north }: Box, maxZoom: number, edges: Edges): [number, [number, number]] {
    const [a, b] = [this.toPixels([west, north]), this.toPixels([east, south])];
    const { clientWidth: width, clientHeight: height } = this.#element;
    const growth = Math.min(
      (width - edges.left - edges.right) / Math.max(1, b.x - a.x),
      (height - edges.top - edges.bottom) / Math.max(1, b.y - a.y),
    );
    const zoom = Math.floor((this.#map.getZoom(2) + Math.log2(Math.max(growth, 1e-3))) / zoomStep) * zoomStep;
    return [Math.min(maxZoom, Math.max(zoomLevels.min, zoom)), [(west + east) / 2, (south + north) / 2]];
  }

  fit(box: Box, roomy = false): void {
    this.#byHand = false;
    const [zoom, centre] = this.#getFit(box, zoomLevels.ofOne, padding[roomy ? "roomy" : "close"]);
    this.#map.setZoomAndCenter(zoom, centre, true);
    this.#reportView();
  }

  zoomTo(box: Box): void {
    this.#byHand = true;
    const [fitted, centre] = this.#getFit(box, zoomLevels.max, padding.roomy);
    this.#map.setZoomAndCenter(Math.min(Math.max(this.#map.getZoom() + 1, fitted), zoomLevels.max), centre);
  }

  /** AMap follows the size of its element by itself. */
  updateSize(): void {}

  /** AMap has streets and names of its own. */
  drawCity(): void {}

  drawMarks(marks: readonly Mark[]): void {
    this.#map.remove([...this.#markers.values()]);
    const { elements, restoreFocus } = this.#elements.replace(marks);
    this.#markers = new Map(elements.map(({ mark, element }) => [mark, this.#createMarker(mark, element)]));
    this.#map.add([...this.#markers.values()]);
    restoreFocus();
  }

  #createMarker(mark: Mark, element: HTMLElement): AMap.Marker {
    const marker = new this.#api.Marker({
      position: toLngLat(mark.at),
      content: element,
      anchor: mark.many ? "center" : "bottom-center",
      offset: [0, mark.many ? 0 : -tipPx],
      zIndex: this.#elements.isRaised(mark) ? zIndexes.raised : zIndexes.mark,
    });
    // A tap reaches AMap, which may not let it become the element's click; a key only the element, whose click then has no detail.
    marker.on("click", () => mark.onChoose());
    element.addEventListener("click", (event) => {
      event.preventDefault();
      if (event.detail === 0) mark.onChoose();
    });
    return marker;
  }

  select(target: MarkTarget | undefined): void {
    for (const mark of this.#elements.select(target))
      this.#markers.get(mark)?.setzIndex(this.#elements.isRaised(mark) ? zIndexes.raised : zIndexes.mark);
  }

  #getColor(name: string): string {
    return getComputedStyle(this.#element).getPropertyValue(name).trim();
  }

  showRadius(centre: Point, metres: number): void {
    if (this.#radius) this.#map.remove(this.#radius);
    this.#radius = new this.#api.Circle({
      center: toLngLat(centre),
      radius: metres,
      strokeColor: this.#getColor("--plan"),
      strokeWeight: 1,
      strokeStyle: "dashed",
      fillOpacity: 0,
      bubble: true,
    });
    this.#map.add(this.#radius);
  }

  async showWalk(from: Point, to: Point): Promise<Walk | undefined> {
    if (this.#route) this.#map.remove(this.#route);
    this.#route = undefined;
    try {
      const found = await withTimeout(findWalkingRoute(this.#api, from, to));
      if (!found) return undefined;
      this.#route = new this.#api.Polyline({
        path: found.path,
        strokeColor: this.#getColor("--plan"),
        strokeWeight: 4,
        bubble: true,
      });
      this.#map.add(this.#route);
      return { metres: found.metres, minutes: Math.ceil(found.seconds / 60) };
    } catch (error) {
      this.#options.onFailure(new MapFailureError("walking", error));
      return undefined;
    }
  }

  destroy(): void {
    cancelAnimationFrame(this.#frame);
    for (const end of this.#ends) end();
    this.#zoom.remove();
    this.#map.destroy();
  }
}
