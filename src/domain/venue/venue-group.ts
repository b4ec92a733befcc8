/** The hotel groups that have pages of their own (specification, section 2), as URLs and the catalogue name them. */
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
