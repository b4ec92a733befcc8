import { createPersistedState } from "./persisted-state.ts";

/**
 * What the last list was searched by, as the query of a link to the demand form: a venue or space opened from that list
 * adds it to its own link. In the session only, since it ends with the visit.
 */
export const carriedDemand = createPersistedState<string>("carried-demand", {
  storage: "session",
  parse: (stored) => (typeof stored === "string" && stored.length < 4000 ? stored : undefined),
});
