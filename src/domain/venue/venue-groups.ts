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
