import type { Box } from "#domain/search/box.ts";

export const zoomLevels = { min: 6, max: 17, ofOne: 14 } as const;
/** Degrees within which venues are not separated: about a hundred metres. */
const minSeparation = 0.001;
/** Extent of a mark from its point, px: to the sides, and up and down for a cluster and for a single venue. */
const markExtent = { aside: 33, round: [18, 18], sign: [38, 2] } as const;
/** Size of the controls in the corners, px: zoom buttons at the top right, scale bar at the bottom left. */
export const cornerControls = { zoom: { x: 64, y: 108 }, scale: { x: 136, y: 44 } } as const;

interface ViewSize {
  width: number;
  height: number;
}

/** Returns whether a mark at a pixel is fully visible, cut off at the edge or by a control, or outside the view. */
export function getMarkRoom(
  { x, y }: { x: number; y: number },
  many: boolean,
  { width, height }: ViewSize,
): "full" | "cut" | "none" {
  if (x < 0 || x > width || y < 0 || y > height) return "none";
  const [up, down] = many ? markExtent.round : markExtent.sign;
  const [left, right, top, bottom] = [x - markExtent.aside, x + markExtent.aside, y - up, y + down];
  if (left < 0 || right > width || top < 0 || bottom > height) return "cut";
  const underZoom = right > width - cornerControls.zoom.x && top < cornerControls.zoom.y;
  const underScale = left < cornerControls.scale.x && bottom > height - cornerControls.scale.y;
  return underZoom || underScale ? "cut" : "full";
}

/** Returns whether no further zoom separates what lies in a box. */
export const isBoxInseparable = (zoom: number, { west, south, east, north }: Box): boolean =>
  zoom >= zoomLevels.max || Math.max(east - west, north - south) < minSeparation;
