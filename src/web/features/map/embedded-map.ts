import { prefersReducedMotion } from "../../platform/device/prefers-reduced-motion.ts";
import {
  divIcon,
  circle,
  type FitBoundsOptions,
  type LatLngBoundsExpression,
  type LayerGroup,
  layerGroup,
  type Map as LeafletMap,
  map as leafletMap,
  type Marker,
  marker,
  polyline,
  svg,
  tileLayer,
  control,
} from "leaflet";
import "./leaflet.css";
import type { Box } from "#domain/search/box.ts";
import { mapZh } from "#texts/search/map.zh.ts";
import type { CityMapData } from "./city-lines.tsx";
import { MarkElements } from "./marks/mark-elements.ts";
import { onMoveByHand } from "./marks/on-move-by-hand.ts";
import { cornerControls, getMarkRoom, isBoxInseparable, zoomLevels } from "./marks/get-mark-room.ts";
import type { Label, Mark, MarkTarget, VenueMap, VenueMapOptions } from "./venue-map.ts";
import { groupOverlapping, type Point } from "./projection.ts";
import type { Side } from "./place/place-labels.ts";
import { classNames } from "../../ui/text/class-names.ts";
import cityLinesStyles from "./city-lines.module.css";
import styles from "./venue-map.module.css";

const sideClasses: Record<Side, string | undefined> = {
  right: undefined,
  left: styles.left,
  below: styles.below,
  above: styles.above,
};
/** Size of what Leaflet places: the point itself. By default it would be 12 px, and marks stand 6 px away from their points. */
const pointSize: [number, number] = [0, 0];
/** Steps of the zoom. Without tiles, which would be blurred between two levels, a box is fitted more closely. */
const zoomSteps = { tiles: 1, lines: 0.25 } as const;
/** Minimum distance of two names, px. */
const minNameDistance = { x: 84, y: 30 };
/** Minimum distance of a name from a mark, px. */
const minMarkDistance = { x: 64, y: 26 };
const maxNames = 9;
/**
 * Padding at the edges when a box is fitted: for the marks; `roomy` also for the zoom buttons and the scale bar, so that
 * no mark is hidden where there are few. With many marks that would cost a zoom level.
 */
const padding = {
  close: { paddingTopLeft: [36, 40], paddingBottomRight: [36, 24] },
  roomy: { paddingTopLeft: [40, 44], paddingBottomRight: [72, 52] },
} as const satisfies Record<string, FitBoundsOptions>;
/**
 * A schematic city map with marks that can be moved and zoomed: the only module that uses Leaflet. Lines and names come
 * from the catalogue's points.
 */
export class EmbeddedMap implements VenueMap {
  readonly provider = "embedded";
  readonly #map: LeafletMap;
  readonly #lines: LayerGroup;
  readonly #names: LayerGroup;
  readonly #marks: LayerGroup;
  readonly #radius: LayerGroup;
  readonly #elements = new MarkElements();
  #markers = new Map<Mark, Marker>();
  #city: CityMapData | undefined;
  /** Labels that take precedence over the city's names. */
  #labels: readonly Label[] = [];
  #marked: readonly Mark[] = [];
  #byHand = false;

  constructor(element: HTMLElement, { centre, tiles, onView }: VenueMapOptions) {
    const isMotionReduced = prefersReducedMotion();
    this.#map = leafletMap(element, {
      center: [centre[1], centre[0]],
      zoom: 11,
      zoomSnap: tiles ? zoomSteps.tiles : zoomSteps.lines,
      minZoom: zoomLevels.min,
      maxZoom: zoomLevels.max,
      zoomControl: false,
      attributionControl: false,
      renderer: svg({ padding: 0.5 }),
      inertia: !isMotionReduced,
      zoomAnimation: !isMotionReduced,
      fadeAnimation: false,
      markerZoomAnimation: !isMotionReduced,
    });
    control.zoom({ position: "topright", zoomInTitle: mapZh.zoomIn, zoomOutTitle: mapZh.zoomOut }).addTo(this.#map);
    if (tiles) tileLayer(tiles, { maxZoom: zoomLevels.max }).addTo(this.#map);
    this.#lines = layerGroup().addTo(this.#map);
    this.#radius = layerGroup().addTo(this.#map);
    this.#names = layerGroup().addTo(this.#map);
    this.#marks = layerGroup().addTo(this.#map);
    onMoveByHand(element, () => {
      this.#byHand = true;
    });
    this.#map.on("moveend", () => {
      this.#drawNames();
      onView(this.#byHand);
    });
  }

  getCellDegrees(px: number): number {
    const { lng } = this.#map.containerPointToLatLng([px, 0]);
    return Math.abs(lng - this.#map.containerPointToLatLng([0, 0]).lng);
  }

  get pxPerKm(): number {
    const { y } = this.#map.getSize();
    const [left, right] = [0, 100].map((x) => this.#map.containerPointToLatLng([x, y / 2]));
    return 100_000 / left!.distanceTo(right!);
  }

  get box(): Box {
    const bounds = this.#map.getBounds();
    return { west: bounds.getWest(), south: bounds.getSouth(), east: bounds.getEast(), north: bounds.getNorth() };
  }

  toPixels([lng, lat]: Point): { x: number; y: number } {
    return this.#map.latLngToContainerPoint([lat, lng]);
  }

  fit({ west, south, east, north }: Box, roomy = false): void {
    this.#byHand = false;
    const bounds: LatLngBoundsExpression = [
      [south, west],
      [north, east],
    ];
    this.#map.fitBounds(bounds, {
      ...padding[roomy ? "roomy" : "close"],
      maxZoom: zoomLevels.ofOne,
      animate: false,
    });
  }

  zoomTo({ west, south, east, north }: Box): void {
    this.#byHand = true;
    const before = this.#map.getZoom();
    const bounds: LatLngBoundsExpression = [
      [south, west],
      [north, east],
    ];
    const zoom = Math.max(before + 1, this.#map.getBoundsZoom(bounds, false, this.#map.getSize().divideBy(4)));
    this.#map.setView([(south + north) / 2, (west + east) / 2], Math.min(zoom, zoomLevels.max));
  }

  updateSize(): void {
    this.#map.invalidateSize({ animate: false, pan: false });
  }

  /** Draws the lines and names of a city. */
  drawCity(city: CityMapData): void {
    this.#city = city;
    this.#lines.clearLayers();
    for (const { points } of city.lines) {
      const line = points.map(([lng, lat]): [number, number] => [lat, lng]);
      polyline(line, { className: cityLinesStyles.metroLine, interactive: false, smoothFactor: 1.5 }).addTo(
        this.#lines,
      );
    }
    this.#drawNames();
  }

  /** Draws some of the names in view, none overlapping another name or a mark. */
  #drawNames(): void {
    this.#names.clearLayers();
    const { x: wide, y: high } = this.#map.getSize();
    for (const { name, at, side } of this.#labels)
      this.#drawName(name, at, classNames(styles.place, styles.station, sideClasses[side]));
    const marks = [...this.#marked, ...this.#labels].map(({ at }) => this.toPixels(at));
    const seen = (this.#city?.places ?? [])
      .map(({ name, at }) => ({ ...this.toPixels(at), of: { name, at } }))
      .filter(({ x, y }) => x > 40 && x < wide - 40 && y > 16 && y < high - 48)
      .filter(({ x, y }) => x < wide - 40 - cornerControls.zoom.x || y > 16 + cornerControls.zoom.y)
      .filter(({ x, y }) =>
        marks.every((mark) => Math.abs(mark.x - x) > minMarkDistance.x || Math.abs(mark.y - y) > minMarkDistance.y),
      );
    for (const { of } of groupOverlapping(seen, minNameDistance).slice(0, maxNames)) {
      const { name, at } = of[0]!;
      this.#drawName(name, at, styles.place);
    }
  }

  #drawName(name: string, [lng, lat]: Point, className: string | undefined): void {
    const label = Object.assign(document.createElement("span"), { className, textContent: name });
    const icon = divIcon({ className: styles.mark, html: label, iconSize: pointSize });
    marker([lat, lng], { icon, interactive: false, keyboard: false, pane: "overlayPane" }).addTo(this.#names);
  }

  getRoom(at: Point, many: boolean): "full" | "cut" | "none" {
    const { x, y } = this.#map.getSize();
    return getMarkRoom(this.toPixels(at), many, { width: x, height: y });
  }

  isInseparable(box: Box): boolean {
    return isBoxInseparable(this.#map.getZoom(), box);
  }

  /** Replaces the marks and the labels, which take precedence over the city's names. */
  drawMarks(marks: readonly Mark[], labels: readonly Label[] = []): void {
    this.#marked = marks;
    this.#labels = labels;
    const { elements, restoreFocus } = this.#elements.replace(marks);
    this.#marks.clearLayers();
    this.#markers = new Map(
      elements.map(({ mark, element }) => {
        element.addEventListener("click", (event) => {
          event.preventDefault();
          mark.onChoose();
        });
        const icon = divIcon({ className: styles.mark, html: element, iconSize: pointSize });
        return [mark, marker([mark.at[1], mark.at[0]], { icon, keyboard: false }).addTo(this.#marks)];
      }),
    );
    this.#raise(marks);
    restoreFocus();
    this.#drawNames();
  }

  select(target: MarkTarget | undefined): void {
    this.#raise(this.#elements.select(target));
  }

  #raise(marks: readonly Mark[]): void {
    for (const mark of marks) this.#markers.get(mark)?.setZIndexOffset(this.#elements.isRaised(mark) ? 1000 : 0);
  }

  showRadius([lng, lat]: Point, metres: number): void {
    this.#radius.clearLayers();
    circle([lat, lng], { radius: metres, className: styles.radius, interactive: false }).addTo(this.#radius);
  }

  destroy(): void {
    this.#map.remove();
  }
}
