/** The hotel groups with pages of their own (specification, section 2), by their key in URLs and the catalogue. */
export const venueGroups = [
  "marriott",
  "ihg",
  "hilton",
  "shangrila",
  "evergrande",
  "shimao",
  "hyatt",
  "radisson",
] as const;

export type VenueGroup = (typeof venueGroups)[number];

/** Returns whether a text is the key of one of the groups; letter case counts. */
export const isVenueGroup = (key: string | undefined): key is VenueGroup => venueGroups.some((group) => group === key);
