import { placedName } from "../../../domain/venue/placed-name.ts";
import { isId } from "../../../domain/id.ts";
import { venueSpacesHref } from "../../../domain/venue/venue-href.ts";
import { venueZh } from "../../../texts/venue.zh.ts";
import { readAsk } from "../../../domain/venue/ask.ts";
import { hallsOf } from "../../features/capacity-table/hall.ts";
import { seatsIn } from "../../features/capacity-table/seats-in.ts";
import { insideCrumbs } from "../../features/venue-frame/crumbs.ts";
import { leanHalls, venueHead } from "../../features/venue-frame/lean-venue.ts";
import { spaceThing } from "../../features/venue-frame/structured-data.ts";
import { crumbThing } from "../../ui/breadcrumb-thing.ts";
import { definePage } from "../../page.ts";
import type { VenueSpacesData, VenueSpacesInput } from "./venue-spaces-data.ts";
import { VenueSpacesView } from "./venue-spaces-view.tsx";

export default definePage<VenueSpacesInput, VenueSpacesData>({
  validate: ({ params, search }) => {
    const { siteCode } = params;
    return isId(siteCode) ? { siteId: siteCode, ask: readAsk(search) } : undefined;
  },
  loader: async ({ siteId }, { call }) => {
    const venue = await call("hotel/getSiteDetailNew", { siteId });
    return { venue: venueHead(venue), halls: leanHalls(venue.spaces, true) };
  },
  head: ({ venue, halls }) => {
    const path = venueSpacesHref(venue.id);
    return {
      title: venueZh.head.spacesTitle(placedName(venue), halls.length),
      description: venueZh.head.spacesDescription(placedName(venue), halls.length),
      canonical: path,
      noindex: halls.length === 0,
      jsonLd: [
        {
          "@type": "ItemList",
          numberOfItems: halls.length,
          itemListElement: hallsOf(halls).map((hall, index) => ({
            "@type": "ListItem",
            position: index + 1,
            item: spaceThing(hall.space, venue, seatsIn(hall)),
          })),
        },
        crumbThing(insideCrumbs(venue, venueZh.tabs.halls), path),
      ],
    };
  },
  city: ({ venue }) => ({ code: venue.cityCode, name: venue.cityName, pinyin: venue.cityPinyin }),
  component: VenueSpacesView,
});
