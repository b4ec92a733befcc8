import type { MapFailureError } from "#web/platform/maps/map-failure-error.ts";
import type { Box } from "#domain/search/box.ts";
import type { CityMapData } from "./city-lines.tsx";
import type { Side } from "./place/place-labels.ts";
import type { Point } from "./projection.ts";

/** A mark of the map: its label, and what happens when it is selected. */
export interface Mark {
  at: Point;
  label: string;
  /** Accessible label. */
  title: string;
  many: boolean;
  /** Whether it is the selected one. */
  on: boolean;
  /** Address that the mark links to; without one it is a button. */
  href?: string;
  /** The venues that it stands for; empty for a cluster that a higher zoom separates. */
  ids: readonly string[];
  /** Where its venues are, for a cluster. */
  box?: Box;
  onChoose: () => void;
}

/** A name with its coordinates. */
export interface NamedPoint {
  name: string;
  at: Point;
}

/** A name placed at one side of its point. */
export interface Label extends NamedPoint {
  side: Side;
}

/** A venue to find among the marks: by its id, else by where it is. */
export interface MarkTarget {
  id: string;
  at?: Point | undefined;
}

/** A route on foot: metres, and minutes rounded up. */
export interface Walk {
  metres: number;
  minutes: number;
}

export interface VenueMapOptions {
  centre: Point;
  /** URL template of the operator's raster tiles, if any; AMap has its own. */
  tiles: string | undefined;
  /** The view has changed; `byHand` where a visitor moved it. */
  onView: (byHand: boolean) => void;
  /** The provider did not do what was needed of it: for the operator's log. */
  onFailure: (failure: MapFailureError) => void;
}

/** A map with marks that can be moved and zoomed. Pages know this interface only, not which provider draws it. */
export interface VenueMap {
  readonly provider: "embedded" | "amap";
  /** What the view shows, in degrees: the area to search. */
  readonly box: Box;
  /** Pixels a kilometre in the middle of the view. */
  readonly pxPerKm: number;
  /** Returns the degrees of longitude of so many pixels: the cells in which venues are clustered. */
  getCellDegrees: (px: number) => number;
  /** Returns a point in pixels from the top left corner of the view. */
  toPixels: (at: Point) => { x: number; y: number };
  /** Returns whether a mark is fully visible, cut off at the edge or by a control, or outside the view. */
  getRoom: (at: Point, many: boolean) => "full" | "cut" | "none";
  /** Returns whether no further zoom separates what lies in a box. */
  isInseparable: (box: Box) => boolean;
  /** Fits the view to a box without animation, as a move by code; `roomy` where every mark on its edge must be visible. */
  fit: (box: Box, roomy?: boolean) => void;
  /** Zooms to a box, as a move by the visitor. */
  zoomTo: (box: Box) => void;
  /** Adapts the map after its element was resized. */
  updateSize: () => void;
  /** Draws the lines and names of a city, where the provider has none of its own. */
  drawCity: (city: CityMapData) => void;
  /** Replaces the marks, and the labels where the provider has no names of its own. A focused mark keeps the focus. */
  drawMarks: (marks: readonly Mark[], labels?: readonly Label[]) => void;
  /** Highlights the mark that stands for a venue, in place of the one before; none without a target, or outside the view. */
  select: (target: MarkTarget | undefined) => void;
  /** Draws a circle of so many metres, in place of the one before. */
  showRadius: (centre: Point, metres: number) => void;
  /** Draws the route on foot and returns its length; undefined where there is none, or the provider refuses. Absent without routes. */
  showWalk?: (from: Point, to: Point) => Promise<Walk | undefined>;
  destroy: () => void;
}
