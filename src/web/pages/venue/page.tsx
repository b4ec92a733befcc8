import { formatArea, formatNumber } from "../../../domain/format.ts";
import { isId } from "../../../domain/id.ts";
import { known, pick } from "../../../domain/known.ts";
import { venueHref } from "../../../domain/venue/venue-href.ts";
import { pictureZh } from "../../../texts/picture.zh.ts";
import { venueZh } from "../../../texts/venue.zh.ts";
import { readAsk } from "../../../domain/venue/ask.ts";
import { venueCrumbs } from "../../features/venue-frame/crumbs.ts";
import { leanHalls, leanVenue, type VenueFacts } from "../../features/venue-frame/lean-venue.ts";
import { venueThing } from "../../features/venue-frame/structured-data.ts";
import { crumbThing } from "../../ui/breadcrumb-thing.ts";
import { definePage } from "../../page.ts";
import { varied } from "./varied.ts";
import type { VenueData, VenueInput } from "./venue-data.ts";
import { VenueView } from "./venue-view.tsx";

/** Number of pictures in the top band. */
const picturesShown = 3;

const casesShown = 3;

/** Layout to compare the seats of other venues in when the URL has none. */
const usualLayout = "classroom";

export default definePage<VenueInput, VenueData>({
  validate: ({ path, params, search }) => {
    const { siteId } = params;
    return isId(siteId) ? { siteId, path, ask: readAsk(search) } : undefined;
  },
  loader: async ({ siteId, ask }, { call }) => {
    const [venue, similar] = await Promise.all([
      call("hotel/getSiteDetailNew", { siteId }),
      call("hotel/getAdviceHotelList", { siteId, people: ask.people, layout: ask.layout ?? usualLayout }),
    ]);
    const neighbours = similar.map(({ venue: { id, name, demo, fit }, reason }) =>
      known({ id, name, demo, reason, seats: fit && { layout: fit.layout, people: fit.people } }),
    );
    const told = venue.caseCount > 0 ? (await call("sample/getSampleList", { siteId })).list : [];
    const cases = told.slice(0, casesShown).map((one) => pick(one, ["id", "name", "demo", "number", "story"]));
    const pictures = varied(venue.pictures, picturesShown);
    return { venue: leanVenue(venue), halls: leanHalls(venue.spaces), pictures, neighbours, cases };
  },
  head: ({ venue, pictures: [cover] }) => ({
    title: venueZh.head.title(venue.name, venue.cityName),
    description: describe(venue),
    canonical: venueHref(venue.id),
    ...(cover && { image: { picture: cover, alt: pictureZh.alt(venue.name, cover.caption ?? "") } }),
    jsonLd: [venueThing(venue), crumbThing(venueCrumbs(venue), venueHref(venue.id))],
  }),
  city: ({ venue }) => ({ code: venue.cityCode, name: venue.cityName, pinyin: venue.cityPinyin }),
  component: VenueView,
});

function describe(venue: VenueFacts): string {
  const { spaceCount, largestArea, guestRoomCount, address } = venue;
  const words = venueZh.head;
  const facts = [
    address,
    spaceCount > 0 && words.halls(spaceCount),
    largestArea && words.largest(formatArea(largestArea)),
    guestRoomCount && words.guestRooms(formatNumber(guestRoomCount)),
  ];
  const text = facts.filter(Boolean).join("，");
  return spaceCount > 0 ? words.description(venue.name, text) : words.plainDescription(venue.name, text);
}
