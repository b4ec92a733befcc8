/** What of a thing is seen: how much larger than whole, and where its top left corner lies in the frame, in pixels. */
export interface ZoomView {
  scale: number;
  x: number;
  y: number;
}

/** The frame, and the thing in it when it is seen whole; pixels. */
export interface ZoomFrame {
  width: number;
  height: number;
  wholeWidth: number;
  wholeHeight: number;
  /** The largest scale; the smallest is 1, the whole. */
  most: number;
}

/** Seen whole. */
export const wholeView: ZoomView = { scale: 1, x: 0, y: 0 };

/** No part of the frame stays empty that the thing could fill; a thing smaller than the frame stays at its corner. */
const kept = (at: number, frame: number, thing: number): number => Math.min(0, Math.max(frame - thing, at));

/** The view as near to this one as the frame allows. */
function bounded({ scale, x, y }: ZoomView, { width, height, wholeWidth, wholeHeight, most }: ZoomFrame): ZoomView {
  // A hair over the whole is the whole: otherwise a page could not be scrolled for nothing one sees.
  if (!(scale > 1.02)) return wholeView;
  const within = Math.min(scale, most);
  return { scale: within, x: kept(x, width, wholeWidth * within), y: kept(y, height, wholeHeight * within) };
}

/** Larger (or smaller) by a factor; the point of the frame keeps what it shows. */
export function zoomed(view: ZoomView, factor: number, at: { x: number; y: number }, frame: ZoomFrame): ZoomView {
  const scale = Math.min(frame.most, Math.max(1, view.scale * factor));
  const by = scale / view.scale;
  return bounded({ scale, x: at.x - (at.x - view.x) * by, y: at.y - (at.y - view.y) * by }, frame);
}

/** Moved by pixels of the frame, as far as there is something to see. */
export const moved = (view: ZoomView, dx: number, dy: number, frame: ZoomFrame): ZoomView =>
  bounded({ scale: view.scale, x: view.x + dx, y: view.y + dy }, frame);
