import { isId } from "#domain/is-id.ts";
import { eventSizeAddress } from "#domain/venue/event-size.ts";
import { getVenueCity } from "../../features/venue-frame/get-venue-city.ts";
import { definePage } from "../../page.ts";
import { buildVenueHead } from "./build-venue-head.ts";
import { loadVenue } from "./loader.ts";
import { VenueView } from "./view.tsx";

export default definePage("venue", {
  validate: ({ path, params: { siteId }, query }) =>
    isId(siteId) ? { siteId, path, eventSize: eventSizeAddress.parse(query) } : undefined,
  loader: loadVenue,
  head: buildVenueHead,
  city: getVenueCity,
  component: VenueView,
});
