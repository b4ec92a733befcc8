import type { SeatingPlan } from "../seating/plan-seating.ts";
import type { Room } from "../seating/room.ts";

/** What is numbered on the plan of a scheme. */
type PlanPointKind = "stage" | "checkIn" | "control" | "camera" | "waiting";

export interface PlanPoint {
  what: PlanPointKind;
  /** Metres from the inner corner at the screen wall. */
  x: number;
  y: number;
}

/** Metres outside the wall at which the check-in stands, and from a wall at which people stand. */
const outside = 0.9;
const fromWall = 0.9;

/** Locates what is numbered: stage, check-in outside the last door, control desk and camera behind the seats, waiting speaker. */
export function locatePlanPoints(room: Room, plan: SeatingPlan): PlanPoint[] {
  const { length, width, doors } = room;
  const { stage, screen, seats, people } = plan;
  const door = doors.find(({ wall }) => wall === "back") ?? doors.at(-1);
  const isBack = door?.wall === "back";
  const lastSeat = Math.max(...seats.slice(0, people).map(({ x }) => x));
  const behind = Math.min(length - 0.4, lastSeat + 1);
  const doorY = isBack ? door.at : width;
  // The desks stand on the side that the back door leaves free.
  const deskY = doorY > width / 2 ? width * 0.25 : width * 0.75;
  return [
    {
      what: "stage",
      x: stage ? (stage.x + stage.width + screen.x) / 2 : screen.x + 0.4,
      y: plan.turned ? screen.y + 0.6 : width / 2,
    },
    isBack || !door
      ? { what: "checkIn", x: length + outside, y: door?.at ?? width / 2 }
      : { what: "checkIn", x: door.at, y: door.wall === "left" ? -outside : width + outside },
    { what: "control", x: behind, y: deskY },
    { what: "camera", x: behind, y: deskY > width / 2 ? width * 0.45 : width * 0.55 },
    { what: "waiting", x: fromWall, y: stage ? Math.max(fromWall, stage.y / 2) : fromWall },
  ];
}
