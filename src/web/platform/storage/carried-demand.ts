import { createPersistedState } from "./persisted-state.ts";

/** The fields of a demand that a venue's page does not have itself, by the names that they have in links. */
export const carriedNames = [
  "date",
  "dateTo",
  "dates",
  "days",
  "budget",
  "rooms",
  "eventType",
  "features",
  "remarks",
] as const;

/**
 * What the last list was searched by, as the query of a link to the demand form: a venue or space opened from that list
 * adds it to its own link. In the session only, since it ends with the visit.
 */
export const carriedDemand = createPersistedState<string>("carried-demand", {
  life: "session",
  parse: (stored) => (typeof stored === "string" && stored.length < 4000 ? stored : undefined),
});

/** Returns the query of what the last list of this city (its slug) was searched by; empty if that was of another city. */
export function readCarriedDemand(city: string): string {
  const last = carriedDemand.read() ?? "";
  return new URLSearchParams(last).get("city") === city ? last : "";
}
