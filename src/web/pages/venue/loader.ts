import type { VenueQuery } from "#domain/venue/event-size.ts";
import { omitUndefined, pickDefined } from "#domain/omit-undefined.ts";
import { pickTableSpaces, pickVenueFacts } from "../../features/venue-frame/venue-facts.ts";
import { computeFiguresWhenIdle } from "../../features/capacity-table/capacity/compute-figures-when-idle.ts";
import type { DataOf, LoaderContext } from "../../page.ts";

export interface VenueInput {
  siteId: string;
  /** The requested path: an alias stays in the address bar. */
  path: string;
  eventSize: VenueQuery;
}

const casesShown = 3;
/** Layout to compare the seats of other venues in when the URL has none. */
const defaultLayout = "classroom";

/** Loads a venue with its spaces, their pictures by layout, what the event costs in them, its first cases and similar venues. */
export async function loadVenue({ siteId, eventSize }: VenueInput, { call }: LoaderContext) {
  const isSized = eventSize.people !== undefined && eventSize.layout !== undefined;
  const [venue, similar] = await Promise.all([
    call("hotel/getSiteDetailNew", { siteId, ...(isSized && eventSize) }),
    call("hotel/getAdviceHotelList", { siteId, people: eventSize.people, layout: eventSize.layout ?? defaultLayout }),
  ]);
  const neighbours = similar.map(({ venue: { id, name, demo, fit }, reason }) =>
    omitUndefined({ id, name, demo, reason, seats: fit && { layout: fit.layout, people: fit.people } }),
  );
  const venueCases = venue.caseCount > 0 ? (await call("sample/getSampleList", { siteId })).list : [];
  const cases = venueCases
    .slice(0, casesShown)
    .map((one) =>
      pickDefined(one, ["id", "name", "demo", "number", "story", "attendees", "kind", "eventType", "cityName"]),
    );
  const { layoutPictures = [], sums = [] } = venue;
  const pictured = new Set(layoutPictures.map(({ hash }) => hash));
  const others = venue.pictures.filter(({ hash }) => !pictured.has(hash));
  const spaces = pickTableSpaces(venue.spaces);
  computeFiguresWhenIdle(spaces);
  return {
    venue: pickVenueFacts(venue),
    spaces,
    cover: venue.pictures[0] && pickDefined(venue.pictures[0], ["hash", "width", "height", "caption"]),
    /** Those that show no space in a layout: outside, lobby, dining; and pictures of spaces without a layout. */
    others,
    layoutPictures,
    sums,
    neighbours,
    cases,
  };
}

/** What the page shows. */
export type VenueData = DataOf<typeof loadVenue>;
