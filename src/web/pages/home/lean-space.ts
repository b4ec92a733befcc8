import type { SpaceWire } from "../../../contract/entities.ts";

/** Returns the fields of a space that a drawing needs, so that the document carries no prices or equipment. */
export function leanSpace(space: SpaceWire): SpaceWire {
  const { id, venueId, name, demo, length, width, area, height, capacity, pillars, stage, led, loadInDoor } = space;
  const known = { demo, length, width, area, height, pillars, stage, led, loadInDoor };
  const kept = Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined)) as typeof known;
  return {
    id,
    venueId,
    name,
    ...kept,
    capacity,
    features: space.features.filter((key) => key === "pillar-free"),
    hasVr: false,
  };
}
