import type { Door, Room } from "../seating/room.ts";
import { cm } from "./furniture.ts";

/** Thickness of the drawn walls, m. */
export const wallThickness = 0.3;

/** Maps door coordinates (along its wall, outwards) to an SVG point. */
type Turn = (along: number, out: number) => string;

/** Returns the mapping for a door's wall. */
function turnOf(door: Door, room: Room): Turn {
  const point = (x: number, y: number) => `${cm(x)} ${cm(y)}`;
  if (door.wall === "left") return (along, out) => point(door.at + along, -wallThickness - out);
  if (door.wall === "right") return (along, out) => point(door.at + along, room.width + wallThickness + out);
  return (along, out) => point(room.length + wallThickness + out, door.at + along);
}

/** Creates the paths of the gap in the wall and of the leaves opening outwards: two for a wide door. */
export function doorPaths(door: Door, room: Room): { gap: string; leaves: string } {
  const at = turnOf(door, room);
  const half = door.width / 2;
  // The left wall is mirrored, so its arcs sweep the other way.
  const sweep = door.wall === "left" ? [1, 0] : [0, 1];
  const gap = `M${at(-half, -wallThickness - 0.01)}L${at(half, -wallThickness - 0.01)}L${at(half, 0.01)}L${at(-half, 0.01)}z`;
  const leaf = (hinge: number, to: number, turn: number) => {
    const radius = cm(Math.abs(to - hinge));
    return `M${at(hinge, 0)}L${at(hinge, Math.abs(to - hinge))}A${radius} ${radius} 0 0 ${turn} ${at(to, 0)}`;
  };
  const turns = door.wall === "back" ? [1, 0] : sweep;
  if (door.width < 1) return { gap, leaves: leaf(-half, half, turns[0]!) };
  return { gap, leaves: leaf(-half, 0, turns[0]!) + leaf(half, 0, turns[1]!) };
}
