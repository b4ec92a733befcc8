import type { Look } from "./direction.ts";
import type { Spot } from "./panorama.ts";

/** What the viewer shows in a frame. */
export interface ViewFrame {
  look: Look;
  /** 0 the widest, 100 the nearest. */
  zoom: number;
  spot: (to: Look) => Spot;
}

/** Hands each frame to those who draw over the panorama, without going through React: up to sixty a second. */
export interface ViewFeed {
  last: () => ViewFrame | undefined;
  push: (frame: ViewFrame) => void;
  /** Calls with the last frame at once, then with each; gives the way to stop. */
  follow: (draw: (frame: ViewFrame) => void) => () => void;
}

export function viewFeed(): ViewFeed {
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
