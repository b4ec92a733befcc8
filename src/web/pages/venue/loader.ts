import type { PartialEventSize } from "#domain/venue/event-size.ts";
import { omitUndefined, pickDefined } from "#domain/omit-undefined.ts";
import { pickTableSpaces, pickVenueFacts } from "../../features/venue-frame/venue-facts.ts";
import { computeFiguresWhenIdle } from "../../features/capacity-table/capacity/compute-figures-when-idle.ts";
import type { DataOf, LoaderContext } from "../../page.ts";
import { pickDiverse } from "./pick-diverse.ts";

export interface VenueInput {
  siteId: string;
  /** The requested path: an alias stays in the address bar. */
  path: string;
  eventSize: PartialEventSize;
}

/** Number of pictures in the top band. */
const picturesShown = 3;
const casesShown = 3;
/** Layout to compare the seats of other venues in when the URL has none. */
const defaultLayout = "classroom";

/** Loads a venue with its spaces, the pictures of its band, its first cases and similar venues. */
export async function loadVenue({ siteId, eventSize }: VenueInput, { call }: LoaderContext) {
  const [venue, similar] = await Promise.all([
    call("hotel/getSiteDetailNew", { siteId }),
    call("hotel/getAdviceHotelList", { siteId, people: eventSize.people, layout: eventSize.layout ?? defaultLayout }),
  ]);
  const neighbours = similar.map(({ venue: { id, name, demo, fit }, reason }) =>
    omitUndefined({ id, name, demo, reason, seats: fit && { layout: fit.layout, people: fit.people } }),
  );
  const venueCases = venue.caseCount > 0 ? (await call("sample/getSampleList", { siteId })).list : [];
  const cases = venueCases
    .slice(0, casesShown)
    .map((one) => pickDefined(one, ["id", "name", "demo", "number", "story"]));
  const pictures = pickDiverse(venue.pictures, picturesShown);
  const spaces = pickTableSpaces(venue.spaces);
  computeFiguresWhenIdle(spaces);
  return { venue: pickVenueFacts(venue), spaces, pictures, neighbours, cases };
}

/** What the page shows. */
export type VenueData = DataOf<typeof loadVenue>;
