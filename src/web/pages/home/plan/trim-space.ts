import type { SpaceWire } from "../../../../contract/schemas/entities.ts";

/** Returns the fields of a space that a drawing needs, so that the document carries no prices or equipment. */
export function trimSpace(space: SpaceWire): SpaceWire {
  const { id, venueId, name, demo, length, width, area, height, capacity, pillars, stage, led, loadInDoor } = space;
  const optional = { demo, length, width, area, height, pillars, stage, led, loadInDoor };
  const defined = Object.fromEntries(
    Object.entries(optional).filter(([, value]) => value !== undefined),
  ) as typeof optional;
  return {
    id,
    venueId,
    name,
    ...defined,
    capacity,
    features: space.features.filter((key) => key === "pillar-free"),
    hasVr: false,
  };
}
