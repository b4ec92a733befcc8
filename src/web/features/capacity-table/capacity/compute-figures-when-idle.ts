import { createRoom } from "#domain/seating/room.ts";
import { whenIdle } from "#web/platform/when-idle.ts";
import { getCapacityByLayout, type TableSpace } from "./space-capacity.ts";

/**
 * Computes the figures of spaces ahead in the browser's idle time, a space at a time: those of a venue took a quarter of the time in
 * which a preloaded page of it was opened. Does nothing on the server, which renders at once.
 */
export function computeFiguresWhenIdle(spaces: readonly TableSpace[]): void {
  const [space, ...rest] = spaces;
  if (import.meta.env.SSR || !space) return;
  whenIdle(() => {
    getCapacityByLayout(space, createRoom(space));
    computeFiguresWhenIdle(rest);
  });
}
