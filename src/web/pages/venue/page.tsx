import { formatArea, formatNumber } from "../../../domain/format-number.ts";
import { isId } from "../../../domain/is-id.ts";
import { omitUndefined, pickDefined } from "../../../domain/omit-undefined.ts";
import { formatVenueHref } from "../../../domain/venue/format-venue-href.ts";
import { pictureZh } from "../../../texts/venue/picture.zh.ts";
import { venueZh } from "../../../texts/venue/venue.zh.ts";
import { parseEventSize } from "../../../domain/venue/event-size.ts";
import { buildVenueCrumbs } from "../../features/venue-frame/build-venue-crumbs.ts";
import { pickTableSpaces, pickVenueFacts, type VenueFacts } from "../../features/venue-frame/venue-facts.ts";
import { buildVenueJsonLd } from "../../seo/build-venue-json-ld.ts";
import { buildBreadcrumbJsonLd } from "../../seo/build-breadcrumb-json-ld.ts";
import { definePage } from "../../page.ts";
import { pickDiverse } from "./pick-diverse.ts";
import type { VenueData, VenueInput } from "./types.ts";
import { VenueView } from "./view.tsx";

/** Number of pictures in the top band. */
const picturesShown = 3;

const casesShown = 3;

/** Layout to compare the seats of other venues in when the URL has none. */
const defaultLayout = "classroom";

export default definePage<VenueInput, VenueData>({
  validate: ({ path, params, search }) => {
    const { siteId } = params;
    return isId(siteId) ? { siteId, path, eventSize: parseEventSize(search) } : undefined;
  },
  loader: async ({ siteId, eventSize }, { call }) => {
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
    return { venue: pickVenueFacts(venue), spaces: pickTableSpaces(venue.spaces), pictures, neighbours, cases };
  },
  head: ({ venue, pictures: [cover] }) => ({
    title: venueZh.head.title(venue.name, venue.cityName),
    description: buildDescription(venue),
    canonical: formatVenueHref(venue.id),
    ...(cover && { image: { picture: cover, alt: pictureZh.alt(venue.name, cover.caption ?? "") } }),
    jsonLd: [buildVenueJsonLd(venue), buildBreadcrumbJsonLd(buildVenueCrumbs(venue), formatVenueHref(venue.id))],
  }),
  city: ({ venue }) => ({ code: venue.cityCode, name: venue.cityName, pinyin: venue.cityPinyin }),
  component: VenueView,
});

function buildDescription(venue: VenueFacts): string {
  const { spaceCount, largestArea, guestRoomCount, address } = venue;
  const texts = venueZh.head;
  const facts = [
    address,
    spaceCount > 0 && texts.spaceCount(spaceCount),
    largestArea && texts.largest(formatArea(largestArea)),
    guestRoomCount && texts.guestRooms(formatNumber(guestRoomCount)),
  ];
  const text = facts.filter(Boolean).join("，");
  return spaceCount > 0 ? texts.description(venue.name, text) : texts.plainDescription(venue.name, text);
}
