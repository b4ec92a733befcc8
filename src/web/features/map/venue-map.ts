import { prefersReducedMotion } from "../../platform/device/prefers-reduced-motion.ts";
import {
  divIcon,
  type FitBoundsOptions,
  type LatLngBoundsExpression,
  type LayerGroup,
  layerGroup,
  type Map as LeafletMap,
  map as leafletMap,
  marker,
  polyline,
  svg,
  tileLayer,
  control,
} from "leaflet";
import "./leaflet.css";
import type { Box } from "#domain/search/box.ts";
import { getMapPinClass } from "../../ui/drawing/map-pin.tsx";
import { mapZh } from "#texts/search/map.zh.ts";
import type { CityMapData } from "./city-lines.tsx";
import { groupOverlapping, type Point } from "./projection.ts";
import type { Side } from "./place/place-labels.ts";
import { classNames } from "../../ui/text/class-names.ts";
import cityLinesStyles from "./city-lines.module.css";
import styles from "./venue-map.module.css";

/** A mark of the map: its label, and what happens when it is selected. */
export interface Mark {
  at: Point;
  label: string;
  /** Accessible label. */
  title: string;
  many: boolean;
  /** Whether it is the selected one. */
  on: boolean;
  onChoose: () => void;
}

/** A name with its coordinates. */
export interface NamedPoint {
  name: string;
  at: Point;
}

/** A name placed at one side of its point. */
interface Label extends NamedPoint {
  side: Side;
}

export interface VenueMapEvents {
  /** The view has changed; `byHand` where a visitor moved it. */
  onView: (byHand: boolean) => void;
}

const sideClasses: Record<Side, string | undefined> = {
  right: undefined,
  left: styles.left,
  below: styles.below,
  above: styles.above,
};
const zoomLevels = { min: 6, max: 17, ofOne: 14 } as const;
/** Steps of the zoom. Without tiles, which would be blurred between two levels, a box is fitted more closely. */
const zoomSteps = { tiles: 1, lines: 0.25 } as const;
/** Minimum distance of two names, px. */
const minNameDistance = { x: 84, y: 30 };
/** Minimum distance of a name from a mark, px. */
const minMarkDistance = { x: 64, y: 26 };
const maxNames = 9;
/** Degrees within which venues are not separated: about a hundred metres. */
const minSeparation = 0.001;
/**
 * Padding at the edges when a box is fitted: for the marks; `roomy` also for the zoom buttons and the scale bar, so that
 * no mark is hidden where there are few. With many marks that would cost a zoom level.
 */
const padding = {
  close: { paddingTopLeft: [36, 40], paddingBottomRight: [36, 24] },
  roomy: { paddingTopLeft: [40, 44], paddingBottomRight: [72, 52] },
} as const satisfies Record<string, FitBoundsOptions>;
/** Extent of a mark from its point, px: to the sides, and up and down for a cluster and for a single venue. */
const markExtent = { aside: 33, round: [18, 18], sign: [38, 2] } as const;
/** Size of the controls in the corners, px: zoom buttons at the top right, scale bar at the bottom left. */
const cornerControls = { zoom: { x: 64, y: 108 }, scale: { x: 136, y: 44 } } as const;

/**
 * A schematic city map with marks that can be moved and zoomed: the only module that uses Leaflet. Lines and names come
 * from the catalogue's points.
 */
export class VenueMap {
  readonly #map: LeafletMap;
  readonly #lines: LayerGroup;
  readonly #names: LayerGroup;
  readonly #marks: LayerGroup;
  #city: CityMapData | undefined;
  /** Labels that take precedence over the city's names. */
  #labels: readonly Label[] = [];
  #marked: readonly Mark[] = [];
  #byHand = false;

  /** @param tiles URL template of the raster tiles under the map, if any */
  constructor(element: HTMLElement, centre: Point, tiles: string | undefined, { onView }: VenueMapEvents) {
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
    this.#names = layerGroup().addTo(this.#map);
    this.#marks = layerGroup().addTo(this.#map);
    const markMovedByHand = () => {
      this.#byHand = true;
    };
    // A move without one of these events is made by code, not by the visitor.
    for (const name of ["pointerdown", "wheel", "keydown"])
      element.addEventListener(name, markMovedByHand, { passive: true });
    this.#map.on("moveend", () => {
      this.#drawNames();
      onView(this.#byHand);
    });
  }

  /** Returns the degrees of longitude of so many pixels. */
  getCellDegrees(px: number): number {
    const { lng } = this.#map.containerPointToLatLng([px, 0]);
    return Math.abs(lng - this.#map.containerPointToLatLng([0, 0]).lng);
  }

  /** Returns the pixels a kilometre in the middle of the view. */
  get pxPerKm(): number {
    const { y } = this.#map.getSize();
    const [left, right] = [0, 100].map((x) => this.#map.containerPointToLatLng([x, y / 2]));
    return 100_000 / left!.distanceTo(right!);
  }

  get box(): Box {
    const bounds = this.#map.getBounds();
    return { west: bounds.getWest(), south: bounds.getSouth(), east: bounds.getEast(), north: bounds.getNorth() };
  }

  /** Returns a point in pixels from the top left corner of the view. */
  toPixels([lng, lat]: Point): { x: number; y: number } {
    return this.#map.latLngToContainerPoint([lat, lng]);
  }

  /** Fits the view to a box without animation, as a move by code; `roomy` where every mark on its edge must be visible. */
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

  /** Zooms to a box, as a move by the visitor. */
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

  /** Adapts the map after its element was resized. */
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
    const icon = divIcon({ className: styles.mark, html: label });
    marker([lat, lng], { icon, interactive: false, keyboard: false, pane: "overlayPane" }).addTo(this.#names);
  }

  /** Returns whether a mark is fully visible, cut off at the edge or by a control, or outside the view. */
  getRoom(at: Point, many: boolean): "full" | "cut" | "none" {
    const { x: wide, y: high } = this.#map.getSize();
    const { x, y } = this.toPixels(at);
    if (x < 0 || x > wide || y < 0 || y > high) return "none";
    const [up, down] = many ? markExtent.round : markExtent.sign;
    const [left, right, top, bottom] = [x - markExtent.aside, x + markExtent.aside, y - up, y + down];
    if (left < 0 || right > wide || top < 0 || bottom > high) return "cut";
    const underZoom = right > wide - cornerControls.zoom.x && top < cornerControls.zoom.y;
    const underScale = left < cornerControls.scale.x && bottom > high - cornerControls.scale.y;
    return underZoom || underScale ? "cut" : "full";
  }

  /** Returns whether no further zoom separates what lies in a box. */
  isInseparable({ west, south, east, north }: Box): boolean {
    return this.#map.getZoom() >= zoomLevels.max || Math.max(east - west, north - south) < minSeparation;
  }

  /** Replaces the marks and the labels, which take precedence over the city's names. A focused mark keeps the focus. */
  drawMarks(marks: readonly Mark[], labels: readonly Label[] = []): void {
    this.#marked = marks;
    this.#labels = labels;
    const focused = document.activeElement?.getAttribute("data-mark");
    this.#marks.clearLayers();
    for (const mark of marks) {
      const button = Object.assign(document.createElement("button"), {
        type: "button",
        className: getMapPinClass(mark.on ? "on" : "plain", mark.many),
        textContent: mark.label,
        onclick: mark.onChoose,
      });
      button.setAttribute("aria-label", mark.title);
      button.setAttribute("data-mark", mark.title);
      if (!mark.many) button.setAttribute("aria-pressed", String(mark.on));
      const icon = divIcon({ className: styles.mark, html: button });
      const zIndexOffset = mark.on ? 1000 : 0;
      marker([mark.at[1], mark.at[0]], { icon, keyboard: false, zIndexOffset }).addTo(this.#marks);
      if (focused === mark.title) button.focus({ preventScroll: true });
    }
    this.#drawNames();
  }

  destroy(): void {
    this.#map.remove();
  }
}
