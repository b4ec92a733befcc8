import type { SpaceWire } from "#contract/schemas/entities.ts";
import { pickDefined } from "#domain/omit-undefined.ts";

const drawnKeys = ["length", "width", "area", "height", "pillars", "stage", "led", "loadInDoor"] as const;

/** Returns the fields of a space that a drawing needs, so that the document carries no prices or equipment. */
export const trimSpace = (space: SpaceWire): SpaceWire => ({
  ...pickDefined(space, ["id", "venueId", "name", "demo", ...drawnKeys]),
  capacity: space.capacity,
  features: space.features.filter((key) => key === "pillar-free"),
  hasVr: false,
});
