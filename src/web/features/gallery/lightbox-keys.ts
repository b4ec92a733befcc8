import type { KeyboardEvent } from "react";
import type { Zoom } from "../../ui/zoom-pane.tsx";

/** How much a key or a button zooms. */
export const zoomStep = 1.6;

/** What keys can do. */
interface Reach {
  go: (index: number) => void;
  /** Index of the picture that is shown. */
  at: number;
  last: () => void;
  zoom: Zoom | null;
}

function deedOf(key: string, { go, at, last, zoom }: Reach): (() => void) | undefined {
  if (key === "ArrowLeft") return () => go(at - 1);
  if (key === "ArrowRight") return () => go(at + 1);
  if (key === "Home") return () => go(0);
  if (key === "End") return last;
  if (key === "+" || key === "=") return () => zoom?.zoomBy(zoomStep);
  if (key === "-" || key === "_") return () => zoom?.zoomBy(1 / zoomStep);
  return key === "0" ? () => zoom?.reset() : undefined;
}

/** ← → Home End + − 0, wherever the focus is; what the zoomed picture took for itself is over by then. */
export function takeKey(event: KeyboardEvent, reach: Reach): void {
  if (event.nativeEvent.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const deed = deedOf(event.key, reach);
  if (!deed) return;
  event.preventDefault();
  deed();
}
