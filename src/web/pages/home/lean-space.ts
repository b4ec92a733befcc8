import type { SpaceWire } from "../../../contract/entities.ts";

/** What a drawing needs of a space, so that the document does not carry its prices and equipment. */
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
