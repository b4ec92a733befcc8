/** Query parameters of an estimate in an address, besides `city`. */
export const estimateQueryNames = [
  "eventType",
  "people",
  "days",
  "nights",
  "layout",
  "star",
  "area",
  "hours",
  "setup",
  "screen",
  "tea",
  "lunch",
  "stay",
  "perRoom",
  "roomStar",
  "waive",
  "set",
  "add",
  "price",
] as const;
export type EstimateQueryName = (typeof estimateQueryNames)[number];
export type EstimateQuery = Partial<Record<EstimateQueryName, string | undefined>>;
