import type { ViewDirection } from "./view-direction.ts";
import type { ScreenPoint } from "./panorama.ts";

/** The viewer's state in a frame. */
interface ViewFrame {
  look: ViewDirection;
  /** Zoom level from 0 (widest) to 100 (nearest). */
  zoom: number;
  toScreenPoint: (to: ViewDirection) => ScreenPoint;
}

/** Publishes frames to overlays of the panorama without React renders, up to sixty a second. */
export interface ViewFeed {
  last: () => ViewFrame | undefined;
  push: (frame: ViewFrame) => void;
  /** Calls `draw` with the last frame at once, then with each; returns the unsubscribe function. */
  follow: (draw: (frame: ViewFrame) => void) => () => void;
}

export function createViewFeed(): ViewFeed {
  const followers = new Set<(frame: ViewFrame) => void>();
  let last: ViewFrame | undefined;
  return {
    last: () => last,
    push(frame) {
      last = frame;
      for (const draw of followers) draw(frame);
    },
    follow(draw) {
      if (last) draw(last);
      followers.add(draw);
      return () => followers.delete(draw);
    },
  };
}
