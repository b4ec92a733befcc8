import type { VenueTypeKey } from "./venue-types.ts";

/** Returns whether a venue is a house with guest rooms: of others, an unknown number of them means none. */
export const isLodging = (type: VenueTypeKey): boolean => type === "hotel" || type === "resort";
