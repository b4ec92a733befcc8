import { isId } from "#domain/is-id.ts";
import { getVenueCity } from "../../features/venue-frame/get-venue-city.ts";
import { definePage } from "../../page.ts";
import { buildVenuePartHead } from "./build-venue-part-head.ts";
import { loadVenuePart } from "./loader.ts";
import { parseVenuePart } from "./parse-venue-part.ts";
import { VenuePartView } from "./view.tsx";

export default definePage("venue-part", {
  validate: ({ path, params: { siteId } }) => {
    const part = parseVenuePart(path);
    return isId(siteId) && part ? { siteId, part } : undefined;
  },
  loader: loadVenuePart,
  head: buildVenuePartHead,
  city: getVenueCity,
  component: VenuePartView,
});
