import { isId } from "#domain/is-id.ts";
import { getVenueCity } from "../../features/venue-frame/get-venue-city.ts";
import { definePage } from "../../page.ts";
import { buildVenueCasesHead } from "./build-venue-cases-head.ts";
import { loadVenueCases } from "./loader.ts";
import { VenueCasesView } from "./view.tsx";

export default definePage("venue-cases", {
  validate: ({ params: { siteCode } }) => (isId(siteCode) ? { siteId: siteCode } : undefined),
  loader: loadVenueCases,
  head: buildVenueCasesHead,
  city: getVenueCity,
  component: VenueCasesView,
});
