import { computeFiguresWhenIdle } from "../../features/capacity-table/capacity/compute-figures-when-idle.ts";
import { pickTableSpaces, pickVenueHead } from "../../features/venue-frame/venue-facts.ts";
import type { LoaderContext } from "../../page.ts";
import type { VenueSpacesData, VenueSpacesInput } from "./types.ts";

/** Loads a venue with all columns of its spaces. */
export async function loadVenueSpaces({ siteId }: VenueSpacesInput, { call }: LoaderContext): Promise<VenueSpacesData> {
  const venue = await call("hotel/getSiteDetailNew", { siteId });
  const spaces = pickTableSpaces(venue.spaces, true);
  computeFiguresWhenIdle(spaces);
  return { venue: pickVenueHead(venue), spaces };
}
