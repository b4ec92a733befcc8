import type { SpaceWire, VenueWire } from "#contract/schemas/entities.ts";
import { pickDefined } from "#domain/omit-undefined.ts";

/** The private rooms and menus of a restaurant. */
export type DiningDetail = NonNullable<VenueWire["diningDetails"]>[number];

/** A space with the people that can be counted on at round tables. */
export type BanquetSpace = Pick<SpaceWire, "name" | "length" | "width" | "area"> & VenueWire["banquets"][number];

/** What the dining page shows apart from the restaurants. */
export interface DiningData {
  details: DiningDetail[];
  spaces: BanquetSpace[];
}

/** Picks what the dining page shows apart from the restaurants: their details, and the spaces with tables. */
export function pickDining({ diningDetails = [], banquets, spaces }: VenueWire): DiningData {
  const banquetSpaces = banquets.flatMap((banquet): BanquetSpace[] => {
    const space = spaces.find((one) => one.id === banquet.id);
    return space ? [{ ...pickDefined(space, ["name", "length", "width", "area"]), ...banquet }] : [];
  });
  return { details: diningDetails, spaces: banquetSpaces };
}
