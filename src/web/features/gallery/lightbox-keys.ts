import type { KeyboardEvent } from "react";
import { takeZoomKey } from "../../ui/zoom-gestures.ts";
import type { Zoom } from "../../ui/zoom-pane.tsx";

/** Zoom factor of a button press. */
export const zoomStep = 1.6;

/** What the keys act on. */
interface Reach {
  go: (index: number) => void;
  /** Index of the picture that is shown. */
  at: number;
  last: () => void;
  zoom: Zoom | null;
}

function deedOf(key: string, { go, at, last }: Reach): (() => void) | undefined {
  if (key === "ArrowLeft") return () => go(at - 1);
  if (key === "ArrowRight") return () => go(at + 1);
  if (key === "Home") return () => go(0);
  return key === "End" ? last : undefined;
}

/** Handles ← → Home End + − 0, wherever the focus is; the arrows pan the picture while it is zoomed in. */
export function takeKey(event: KeyboardEvent, reach: Reach): void {
  if (event.nativeEvent.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (reach.zoom && takeZoomKey(event.key, reach.zoom)) {
    event.preventDefault();
    return;
  }
  const deed = deedOf(event.key, reach);
  if (!deed) return;
  event.preventDefault();
  deed();
}
