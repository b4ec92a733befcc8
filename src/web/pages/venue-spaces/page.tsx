import { isId } from "#domain/is-id.ts";
import { eventSizeAddress } from "#domain/venue/event-size.ts";
import { getVenueCity } from "../../features/venue-frame/get-venue-city.ts";
import { definePage } from "../../page.ts";
import { buildVenueSpacesHead } from "./build-venue-spaces-head.ts";
import { loadVenueSpaces } from "./loader.ts";
import { VenueSpacesView } from "./view.tsx";

export default definePage("venue-spaces", {
  validate: ({ params: { siteCode }, query }) =>
    isId(siteCode) ? { siteId: siteCode, eventSize: eventSizeAddress.parse(query) } : undefined,
  loader: loadVenueSpaces,
  head: buildVenueSpacesHead,
  city: getVenueCity,
  component: VenueSpacesView,
});
