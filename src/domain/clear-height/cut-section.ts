import { planSeating } from "../seating/plan-seating.ts";
import { createRoom, type MeasuredRoom } from "../seating/room.ts";
import type { LayoutKey } from "../space/layouts.ts";
import { ledLowerEdge, type LedSize } from "./event-presets.ts";

/** Metres from the floor to the eyes of a seated person. */
const eyeHeight = 1.2;
/** Rows closer than this (m) are one in a section. */
const sameRow = 0.3;

/** A room cut lengthwise: x from the wall with the screen, in metres. */
export interface RoomSection {
  length: number;
  height: number | undefined;
  screenX: number;
  stage: { depth: number; height: number } | undefined;
  /** Rows front to back; `taken` if somebody sits in it. */
  rows: { x: number; taken: boolean }[];
  /** Metres from the screen to the last taken row. */
  lastRow: number;
  /** Degrees that the first row looks up to the top of the screen. */
  firstRowAngle: number;
}

/**
 * Cuts a room lengthwise, with its people seated by the seating rules and an LED wall hung over them; undefined where the
 * sides are unknown or nobody can be seated. People who face the side wall (`turned` plans) are no rows of a lengthwise cut.
 */
export function cutSection(
  space: MeasuredRoom,
  layout: LayoutKey,
  people: number,
  led: LedSize,
): RoomSection | undefined {
  const room = createRoom(space);
  const plan = room && planSeating(room, layout, { people });
  if (!room || !plan || plan.turned || plan.seats.length === 0) return undefined;
  const rows: RoomSection["rows"] = [];
  const seats = plan.seats.map(({ x }, index) => ({ x, taken: index < plan.people })).toSorted((a, b) => a.x - b.x);
  for (const seat of seats) {
    const last = rows.at(-1);
    if (last && seat.x - last.x < sameRow) last.taken ||= seat.taken;
    else rows.push({ ...seat });
  }
  const first = rows.find(({ taken }) => taken) ?? rows[0]!;
  const up = ledLowerEdge + led.height - eyeHeight;
  return {
    length: room.length,
    height: room.height,
    screenX: plan.screen.x,
    stage: plan.stage && { depth: plan.stage.x + plan.stage.width, height: 0.6 },
    rows,
    lastRow: plan.lastRow,
    firstRowAngle: Math.round((Math.atan2(up, Math.max(0.1, first.x - plan.screen.x)) * 180) / Math.PI),
  };
}
