import { formatCm } from "../format.ts";
import type { Door, Room } from "../seating/room.ts";

/** Thickness of the drawn walls, m. */
export const wallThickness = 0.3;

/** Maps door coordinates (along its wall, outwards) to an SVG point. */
type DoorMapping = (along: number, out: number) => string;

/** Returns the mapping for a door's wall. */
function getDoorMapping(door: Door, room: Room): DoorMapping {
  const point = (x: number, y: number) => `${formatCm(x)} ${formatCm(y)}`;
  if (door.wall === "left") return (along, out) => point(door.at + along, -wallThickness - out);
  if (door.wall === "right") return (along, out) => point(door.at + along, room.width + wallThickness + out);
  return (along, out) => point(room.length + wallThickness + out, door.at + along);
}

/** Creates the paths of the gap in the wall and of the leaves opening outwards: two for a wide door. */
export function createDoorPaths(door: Door, room: Room): { gap: string; leaves: string } {
  const at = getDoorMapping(door, room);
  const half = door.width / 2;
  // The left wall is mirrored, so its arcs sweep the other way.
  const sweep = door.wall === "left" ? [1, 0] : [0, 1];
  const gap = `M${at(-half, -wallThickness - 0.01)}L${at(half, -wallThickness - 0.01)}L${at(half, 0.01)}L${at(-half, 0.01)}z`;
  const leaf = (hinge: number, to: number, turn: number) => {
    const radius = formatCm(Math.abs(to - hinge));
    return `M${at(hinge, 0)}L${at(hinge, Math.abs(to - hinge))}A${radius} ${radius} 0 0 ${turn} ${at(to, 0)}`;
  };
  const sweeps = door.wall === "back" ? [1, 0] : sweep;
  if (door.width < 1) return { gap, leaves: leaf(-half, half, sweeps[0]!) };
  return { gap, leaves: leaf(-half, 0, sweeps[0]!) + leaf(half, 0, sweeps[1]!) };
}
