import { placedName } from "../../../domain/venue/placed-name.ts";
import type { VenueWire } from "../../../contract/entities.ts";
import type { Call, Output } from "../../../contract/index.ts";
import { isId } from "../../../domain/id.ts";
import { known } from "../../../domain/known.ts";
import type { CatalogTypeKey } from "../../../domain/picture/picture.ts";
import { layoutByKey } from "../../../domain/space/layout.ts";
import { nearbyMetres } from "../../../domain/limits.ts";
import { type VenuePart, venuePartHref } from "../../../domain/venue/venue-href.ts";
import { sectionsOf, type VenueSection } from "../../../domain/venue/venue-sections.ts";
import { pictureZh } from "../../../texts/picture.zh.ts";
import { venueZh } from "../../../texts/venue.zh.ts";
import { insideCrumbs } from "../../features/venue-frame/crumbs.ts";
import { leanVenue } from "../../features/venue-frame/lean-venue.ts";
import { venueThing } from "../../features/venue-frame/structured-data.ts";
import { crumbThing } from "../../ui/breadcrumb-thing.ts";
import { definePage } from "../../page.ts";
import type { NearSpace, NearVenue, VenuePartData, VenuePartInput } from "./venue-part-data.ts";
import { partNames, VenuePartView } from "./venue-part-view.tsx";

/** Kind of pictures shown for a part. */
const picturesOf: Partial<Record<VenuePart, CatalogTypeKey>> = {
  "guest-rooms": "kefang",
  dining: "canyin",
  facilities: "peitao",
  place: "waiguan",
};
const picturesShown = 6;
/** Search radius in metres around the venue. */
const radius: Partial<Record<VenuePart, number>> = { place: 3000, nearby: nearbyMetres };
const nearShown = 20;

/** Returns the part that a path names. */
function partOf(path: string): VenuePart | undefined {
  const parts = Object.keys(venuePartHref) as VenuePart[];
  const id = /\d+/.exec(path)?.[0] ?? "";
  return parts.find((part) => venuePartHref[part](id) === path);
}

const nearVenue = (card: Output<"hotel/getnearByHotSiteList">[number]): NearVenue =>
  known({
    id: card.id,
    name: card.name,
    demo: card.demo,
    lng: card.lng,
    lat: card.lat,
    priceFrom: card.priceFrom,
    distance: card.distance,
    fit: card.fit && { layout: layoutByKey(card.fit.layout).name, people: card.fit.people },
  });

const nearSpace = ({ id, name, venueId, venue, area }: Output<"hotel/getNearByConf">[number]): NearSpace =>
  known({ id, venueId, name: `${venue.name} ${name}`, demo: venue.demo, area });

async function loadNear(call: Call, { siteId, part }: VenuePartInput): Promise<Pick<VenuePartData, "near" | "spaces">> {
  const metres = radius[part];
  if (metres === undefined) return { near: [], spaces: [] };
  const [venues, spaces] = await Promise.all([
    call("hotel/getnearByHotSiteList", { siteId, radius: metres, layout: "classroom" }),
    part === "nearby" ? call("hotel/getNearByConf", { siteId }) : [],
  ]);
  return { near: venues.slice(0, nearShown).map(nearVenue), spaces: spaces.map(nearSpace) };
}

/** Returns the metro stations among the transport links whose positions are known. */
const stationsOf = ({ regions, transport }: VenueWire): VenuePartData["stations"] =>
  regions.flatMap(({ kind, name, lng, lat }) =>
    kind === "metro" && lng !== undefined && lat !== undefined && transport.some((way) => way.name === name)
      ? [{ name, at: [lng, lat] }]
      : [],
  );

export default definePage<VenuePartInput, VenuePartData>({
  validate: ({ path, params }) => {
    const { siteId } = params;
    const part = partOf(path);
    return isId(siteId) && part ? { siteId, part } : undefined;
  },
  loader: async (input, { call }) => {
    const { siteId, part } = input;
    const catalogType = picturesOf[part];
    const [venue, gallery, near] = await Promise.all([
      call("hotel/getSiteDetailNew", { siteId }),
      catalogType ? call("hotel/getAggregateSiteImage", { siteId, catalogType }) : undefined,
      loadNear(call, input),
    ]);
    const pictures = gallery?.list.slice(0, picturesShown) ?? [];
    return { venue: leanVenue(venue), pictures, stations: stationsOf(venue), ...near };
  },
  head: ({ venue, near, pictures: [shown] }, { part }) => {
    const path = venuePartHref[part](venue.id);
    const filled = part === "nearby" ? near.length > 0 : sectionsOf(venue).includes(part as VenueSection);
    return {
      title: venueZh.parts.title[part](placedName(venue)),
      description: venueZh.parts.description[part](placedName(venue)),
      canonical: path,
      noindex: !filled,
      ...(shown && { image: { picture: shown, alt: pictureZh.alt(venue.name, shown.caption ?? "") } }),
      jsonLd: [venueThing(venue), crumbThing(insideCrumbs(venue, partNames[part]), path)],
    };
  },
  city: ({ venue }) => ({ code: venue.cityCode, name: venue.cityName, pinyin: venue.cityPinyin }),
  component: VenuePartView,
});
