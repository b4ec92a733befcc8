import type { KeyboardEvent } from "react";
import { handleZoomKey } from "../../ui/zoom/bind-zoom-gestures.ts";
import type { Zoom } from "../../ui/zoom/zoom-pane.tsx";

/** Zoom factor of a button press. */
export const zoomStep = 1.6;

/** What the keys act on. */
interface LightboxActions {
  go: (index: number) => void;
  /** Index of the picture that is shown. */
  at: number;
  last: () => void;
  zoom: Zoom | null;
}

function findKeyAction(key: string, { go, at, last }: LightboxActions): (() => void) | undefined {
  if (key === "ArrowLeft") return () => go(at - 1);
  if (key === "ArrowRight") return () => go(at + 1);
  if (key === "Home") return () => go(0);
  return key === "End" ? last : undefined;
}

/** Handles ← → Home End + − 0, wherever the focus is; the arrows pan the picture while it is zoomed in. */
export function handleLightboxKey(event: KeyboardEvent, actions: LightboxActions): void {
  if (event.nativeEvent.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (actions.zoom && handleZoomKey(event.key, actions.zoom)) {
    event.preventDefault();
    return;
  }
  const action = findKeyAction(event.key, actions);
  if (!action) return;
  event.preventDefault();
  action();
}
