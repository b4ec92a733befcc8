/** Filters of the venue list that a group's hotels, which lie in many cities, are not filtered by. */
export const unusedFilters = ["region", "types"] as const;
