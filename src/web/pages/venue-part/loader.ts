import type { VenuePart } from "#domain/venue/format-venue-href.ts";
import type { Call, Output } from "#contract/index.ts";
import type { VenueWire } from "#contract/schemas/entities.ts";
import { nearbyMetres } from "#domain/limits.ts";
import { omitUndefined } from "#domain/omit-undefined.ts";
import type { CatalogTypeKey } from "#domain/picture/picture.ts";
import { getLayoutByKey } from "#domain/space/layouts.ts";
import { pickDining } from "./pick-dining.ts";
import { pickVenueFacts } from "../../features/venue-frame/venue-facts.ts";
import type { DataOf, LoaderContext } from "../../page.ts";

export interface VenuePartInput {
  siteId: string;
  part: VenuePart;
}

/** Another venue near this one. */
export interface NearVenue {
  id: string;
  name: string;
  demo?: boolean;
  lng?: number;
  lat?: number;
  priceFrom?: number;
  /** Distance in metres. */
  distance?: number;
  fit?: { layout: string; people: number };
}

/** A space of another venue, of similar size. */
export interface NearSpace {
  id: string;
  venueId: string;
  name: string;
  demo?: boolean;
  area?: number;
}

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

async function loadNear(call: Call, { siteId, part }: VenuePartInput) {
  const metres = radius[part];
  if (metres === undefined) return { near: [], spaces: [] };
  const [venues, spaces] = await Promise.all([
    call("hotel/getnearByHotSiteList", { siteId, radius: metres, layout: "classroom" }),
    part === "nearby" ? call("hotel/getNearByConf", { siteId }) : [],
  ]);
  return { near: venues.slice(0, nearShown).map(toNearVenue), spaces: spaces.map(toNearSpace) };
}

/** A metro station, `at` longitude and latitude. */
interface Station {
  name: string;
  at: [number, number];
}

/** Returns the metro stations among the transport links whose positions are known. */
const pickStations = ({ regions, transport }: VenueWire): Station[] =>
  regions.flatMap(({ kind, name, lng, lat }) =>
    kind === "metro" && lng !== undefined && lat !== undefined && transport.some((link) => link.name === name)
      ? [{ name, at: [lng, lat] }]
      : [],
  );

/** Loads a venue with the pictures of the part's kind and, for the parts with a map, what is near. */
export async function loadVenuePart(input: VenuePartInput, { call }: LoaderContext) {
  const { siteId, part } = input;
  const catalogType = pictureTypes[part];
  const [venue, gallery, near] = await Promise.all([
    call("hotel/getSiteDetailNew", { siteId }),
    catalogType ? call("hotel/getAggregateSiteImage", { siteId, catalogType }) : undefined,
    loadNear(call, input),
  ]);
  const pictures = gallery?.list.slice(0, picturesShown) ?? [];
  return {
    venue: pickVenueFacts(venue),
    pictures,
    stations: pickStations(venue),
    ...near,
    ...(part === "dining" && { dining: pickDining(venue) }),
  };
}

/** What the page shows. */
export type VenuePartData = DataOf<typeof loadVenuePart>;
