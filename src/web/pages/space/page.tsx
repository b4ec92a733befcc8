import { isId } from "#domain/is-id.ts";
import { eventSizeAddress } from "#domain/venue/event-size.ts";
import { getVenueCity } from "../../features/venue-frame/get-venue-city.ts";
import { definePage } from "../../page.ts";
import { buildSpaceHead } from "./build-space-head.ts";
import { loadSpace } from "./loader.ts";
import { SpaceView } from "./view.tsx";

export default definePage("space", {
  validate: ({ params: { siteIdAlias, spaceCode }, query }) =>
    isId(siteIdAlias) && isId(spaceCode)
      ? { siteId: siteIdAlias, spaceCode, eventSize: eventSizeAddress.parse(query) }
      : undefined,
  loader: loadSpace,
  head: buildSpaceHead,
  city: getVenueCity,
  component: SpaceView,
  wide: true,
});
