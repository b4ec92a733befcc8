/** The visible part of some content: its scale, and the position of its top left corner in the frame, in pixels. */
export interface ZoomView {
  scale: number;
  x: number;
  y: number;
}

/** Sizes of the frame and of its content at scale 1, in pixels. */
export interface ZoomFrame {
  width: number;
  height: number;
  contentWidth: number;
  contentHeight: number;
  /** The largest scale; the smallest is 1. */
  maxScale: number;
}

/** The view at scale 1, not panned. */
export const initialView: ZoomView = { scale: 1, x: 0, y: 0 };

/** Clamps an offset so that the content fills the frame; content smaller than the frame stays at its corner. */
const clampOffset = (offset: number, frame: number, content: number): number =>
  Math.min(0, Math.max(frame - content, offset));

/** Clamps scale and position of a view to what the frame allows. */
function clampView(
  { scale, x, y }: ZoomView,
  { width, height, contentWidth, contentHeight, maxScale }: ZoomFrame,
): ZoomView {
  // Snaps to 1 below an invisible zoom, which would block page scrolling.
  if (!(scale > 1.02)) return initialView;
  const within = Math.min(scale, maxScale);
  return {
    scale: within,
    x: clampOffset(x, width, contentWidth * within),
    y: clampOffset(y, height, contentHeight * within),
  };
}

/** Zooms by a factor; the point `at` of the frame keeps its content. */
export function zoomAt(view: ZoomView, factor: number, at: { x: number; y: number }, frame: ZoomFrame): ZoomView {
  const scale = Math.min(frame.maxScale, Math.max(1, view.scale * factor));
  const by = scale / view.scale;
  return clampView({ scale, x: at.x - (at.x - view.x) * by, y: at.y - (at.y - view.y) * by }, frame);
}

/** Pans by pixels of the frame, as far as the content reaches. */
export const panBy = (view: ZoomView, dx: number, dy: number, frame: ZoomFrame): ZoomView =>
  clampView({ scale: view.scale, x: view.x + dx, y: view.y + dy }, frame);
