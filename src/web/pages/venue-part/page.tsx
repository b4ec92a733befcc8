import { formatNameWithCity } from "../../../domain/venue/format-name-with-city.ts";
import type { VenueWire } from "../../../contract/schemas/entities.ts";
import type { Call, Output } from "../../../contract/index.ts";
import { isId } from "../../../domain/is-id.ts";
import { omitUndefined } from "../../../domain/omit-undefined.ts";
import type { CatalogTypeKey } from "../../../domain/picture.ts";
import { getLayoutByKey } from "../../../domain/space/layouts.ts";
import { nearbyMetres } from "../../../domain/limits.ts";
import { type VenuePart, formatVenuePartHref } from "../../../domain/venue/format-venue-href.ts";
import { listFilledSections, type VenueSection } from "../../../domain/venue/venue-sections.ts";
import { pictureZh } from "../../../texts/venue/picture.zh.ts";
import { venueZh } from "../../../texts/venue/venue.zh.ts";
import { buildVenueSubpageCrumbs } from "../../features/venue-frame/build-venue-crumbs.ts";
import { pickVenueFacts } from "../../features/venue-frame/venue-facts.ts";
import { buildVenueJsonLd } from "../../seo/build-venue-json-ld.ts";
import { buildBreadcrumbJsonLd } from "../../seo/build-breadcrumb-json-ld.ts";
import { definePage } from "../../page.ts";
import type { NearSpace, NearVenue, VenuePartData, VenuePartInput } from "./types.ts";
import { partNames, VenuePartView } from "./view.tsx";

/** Kind of pictures shown for a part. */
const pictureTypes: Partial<Record<VenuePart, CatalogTypeKey>> = {
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
function parseVenuePart(path: string): VenuePart | undefined {
  const parts = Object.keys(formatVenuePartHref) as VenuePart[];
  const id = /\d+/.exec(path)?.[0] ?? "";
  return parts.find((part) => formatVenuePartHref[part](id) === path);
}

const toNearVenue = (card: Output<"hotel/getnearByHotSiteList">[number]): NearVenue =>
  omitUndefined({
    id: card.id,
    name: card.name,
    demo: card.demo,
    lng: card.lng,
    lat: card.lat,
    priceFrom: card.priceFrom,
    distance: card.distance,
    fit: card.fit && { layout: getLayoutByKey(card.fit.layout).name, people: card.fit.people },
  });

const toNearSpace = ({ id, name, venueId, venue, area }: Output<"hotel/getNearByConf">[number]): NearSpace =>
  omitUndefined({ id, venueId, name: `${venue.name} ${name}`, demo: venue.demo, area });

async function loadNear(call: Call, { siteId, part }: VenuePartInput): Promise<Pick<VenuePartData, "near" | "spaces">> {
  const metres = radius[part];
  if (metres === undefined) return { near: [], spaces: [] };
  const [venues, spaces] = await Promise.all([
    call("hotel/getnearByHotSiteList", { siteId, radius: metres, layout: "classroom" }),
    part === "nearby" ? call("hotel/getNearByConf", { siteId }) : [],
  ]);
  return { near: venues.slice(0, nearShown).map(toNearVenue), spaces: spaces.map(toNearSpace) };
}

/** Returns the metro stations among the transport links whose positions are known. */
const pickStations = ({ regions, transport }: VenueWire): VenuePartData["stations"] =>
  regions.flatMap(({ kind, name, lng, lat }) =>
    kind === "metro" && lng !== undefined && lat !== undefined && transport.some((link) => link.name === name)
      ? [{ name, at: [lng, lat] }]
      : [],
  );

export default definePage("venue-part", {
  validate: ({ path, params }) => {
    const { siteId } = params;
    const part = parseVenuePart(path);
    return isId(siteId) && part ? { siteId, part } : undefined;
  },
  loader: async (input, { call }) => {
    const { siteId, part } = input;
    const catalogType = pictureTypes[part];
    const [venue, gallery, near] = await Promise.all([
      call("hotel/getSiteDetailNew", { siteId }),
      catalogType ? call("hotel/getAggregateSiteImage", { siteId, catalogType }) : undefined,
      loadNear(call, input),
    ]);
    const pictures = gallery?.list.slice(0, picturesShown) ?? [];
    return { venue: pickVenueFacts(venue), pictures, stations: pickStations(venue), ...near };
  },
  head: ({ venue, near, pictures: [shown] }, { part }) => {
    const path = formatVenuePartHref[part](venue.id);
    const hasContent = part === "nearby" ? near.length > 0 : listFilledSections(venue).includes(part as VenueSection);
    return {
      title: venueZh.parts.title[part](formatNameWithCity(venue)),
      description: venueZh.parts.description[part](formatNameWithCity(venue)),
      canonical: path,
      noindex: !hasContent,
      ...(shown && { image: { picture: shown, alt: pictureZh.alt(venue.name, shown.caption ?? "") } }),
      jsonLd: [buildVenueJsonLd(venue), buildBreadcrumbJsonLd(buildVenueSubpageCrumbs(venue, partNames[part]), path)],
    };
  },
  city: ({ venue }) => ({ code: venue.cityCode, name: venue.cityName, pinyin: venue.cityPinyin }),
  component: VenuePartView,
});
