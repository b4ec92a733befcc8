import type { CatalogTypeKey } from "#domain/picture/picture.ts";
import type { Space } from "#domain/space/space.ts";
import type { Venue } from "#domain/venue/venue.ts";
import type { VenueTypeKey } from "#domain/venue/venue-types.ts";
import { getCity } from "../geography/get-city.ts";
import type { RoomKind } from "../rooms/room-kinds.ts";
import type { PictureKind } from "./library-picture.ts";

/** Places that are no hotel, each with its part of the gallery and the caption that it has for the whole venue. */
const places = {
  cafe: ["canyin", "咖啡厅"],
  gallery: ["huiyishi", "展厅"],
  studio: ["huiyishi", "摄影棚"],
  cinema: ["huiyishi", "放映厅"],
  playhouse: ["huiyishi", "观众厅"],
  "black-box": ["huiyishi", "黑匣子"],
  saloon: ["huiyishi", "船上沙龙"],
  exhibition: ["huiyishi", "展馆"],
  booth: ["huiyishi", "特装展台"],
  "stadium-lounge": ["huiyishi", "贵宾厅"],
  beach: ["waiguan", "海边草坪"],
  rooftop: ["canyin", "屋顶露台"],
  courtyard: ["waiguan", "庭院"],
  barn: ["huiyishi", "谷仓"],
  "private-dining": ["canyin", "包间"],
  "tropical-ballroom": ["huiyishi", "花园宴会厅"],
} as const satisfies Partial<Record<PictureKind, readonly [CatalogTypeKey, string]>>;

export type PlaceKind = keyof typeof places;

const isPlaceKind = (kind: PictureKind): kind is PlaceKind => kind in places;

/** Returns the part of the gallery and the caption of a place that shows the whole venue. */
export function describePlace(kind: PlaceKind): { type: CatalogTypeKey; caption: string } {
  const [type, caption] = places[kind];
  return { type, caption };
}

/** Returns whether pictures of a kind suit venues of every theme. */
export const isThemeless = (kind: PictureKind): boolean => kind === "lawn" || kind === "entrance" || isPlaceKind(kind);

/** Returns whether a kind is a ground without walls, whose size does not show. */
export const isOutdoors = (kind: PictureKind): boolean =>
  kind === "lawn" || kind === "beach" || kind === "courtyard" || kind === "rooftop";

/** Picture kinds by room kind, most typical first; empty if the library has nothing similar. */
const kindsByRoom: Record<RoomKind, readonly PictureKind[]> = {
  ballroom: ["banquet", "classroom", "theatre", "fishbone", "cocktail"],
  function: ["classroom", "banquet", "theatre", "fishbone", "cocktail"],
  meeting: ["classroom", "ushape", "theatre", "hollow", "boardroom"],
  boardroom: ["boardroom", "ushape", "hollow"],
  lounge: ["boardroom", "ushape"],
  hall: [],
  arena: [],
  auditorium: ["theatre"],
  gallery: ["cocktail", "foyer", "theatre"],
  dining: ["restaurant", "banquet"],
  salon: ["ushape", "cocktail", "boardroom"],
  classroom: ["classroom", "ushape"],
  deck: ["cocktail"],
  lawn: ["lawn"],
};

/** What is shown of rooms in venues that are furnished unlike a hotel; no kinds: no picture rather than a hotel's. */
interface PlaceRule {
  type: VenueTypeKey;
  room: RoomKind;
  /** Part of the venue's or the space's name that the rule needs. */
  venue?: RegExp;
  space?: RegExp;
  kinds: readonly PictureKind[];
}

/** The first rule that fits wins. */
const placeRules: readonly PlaceRule[] = [
  { type: "theatre", room: "auditorium", venue: /影城/, kinds: ["cinema"] },
  { type: "theatre", room: "auditorium", kinds: ["playhouse"] },
  { type: "theatre", room: "gallery", kinds: ["foyer"] },
  { type: "theatre", room: "function", space: /黑匣子/, kinds: ["black-box"] },
  { type: "theatre", room: "function", kinds: [] },
  { type: "art-centre", room: "gallery", space: /工作室/, kinds: ["studio"] },
  { type: "art-centre", room: "gallery", venue: /影棚/, kinds: ["studio"] },
  { type: "art-centre", room: "gallery", kinds: ["gallery"] },
  { type: "art-centre", room: "salon", kinds: [] },
  { type: "cafe", room: "salon", space: /整层/, kinds: ["cafe"] },
  { type: "cafe", room: "salon", kinds: [] },
  { type: "cruise", room: "deck", kinds: ["saloon"] },
  { type: "cruise", room: "lounge", kinds: [] },
  { type: "cruise", room: "lawn", kinds: [] },
  { type: "stadium", room: "lounge", kinds: ["stadium-lounge"] },
  { type: "exhibition-hall", room: "hall", space: /馆/, kinds: ["exhibition"] },
  { type: "restaurant", room: "salon", kinds: ["private-dining"] },
  { type: "restaurant", room: "dining", space: /露台/, kinds: ["rooftop"] },
  { type: "club", room: "dining", kinds: ["private-dining", "restaurant"] },
];

/** Cities with beaches, and those warm enough for a garden ballroom, by their Chinese names. */
const beachCities = /三亚|海口|厦门|青岛|大连|珠海|深圳|烟台|威海|北海|普吉|巴厘岛|岘港|宿务|槟城/;
const warmCities =
  /三亚|海口|厦门|珠海|深圳|北海|普吉|巴厘岛|岘港|宿务|槟城|曼谷|清迈|新加坡|吉隆坡|雅加达|马尼拉|胡志明/;

const isIn = ({ cityCode }: Venue, cities: RegExp): boolean => cities.test(getCity(cityCode).name);

/** Returns the kinds of pictures for a space and the kind of its room, most typical first. */
export function getPictureKinds(venue: Venue, { name }: Space, room: RoomKind): readonly PictureKind[] {
  const rule = placeRules.find(
    (each) =>
      each.type === venue.type &&
      each.room === room &&
      (each.venue?.test(venue.name) ?? true) &&
      (each.space?.test(name) ?? true),
  );
  if (rule) return rule.kinds;
  const kinds = kindsByRoom[room];
  if (room === "lawn" && isIn(venue, beachCities)) return ["beach", ...kinds];
  if (room === "ballroom" && venue.type === "resort" && isIn(venue, warmCities)) return ["tropical-ballroom", ...kinds];
  return kinds;
}

/** Returns the places that show what a venue is, the best cover first; none for hotels and the like. */
export function listVenuePlaces({ type, name }: Venue): readonly PlaceKind[] {
  const has = (part: string) => name.includes(part);
  switch (type) {
    case "theatre":
      return has("影城") ? ["cinema"] : has("小剧场") ? ["black-box", "playhouse"] : ["playhouse", "black-box"];
    case "art-centre":
      return has("影棚") ? ["studio"] : ["gallery", "studio"];
    case "cafe":
      return ["cafe"];
    case "cruise":
      return ["saloon"];
    case "stadium":
      return ["stadium-lounge"];
    case "exhibition-hall":
      return ["exhibition", "booth"];
    case "restaurant":
      return ["private-dining"];
    case "outdoor":
      return has("农场") ? ["barn"] : has("园") ? ["courtyard"] : [];
    case "resort":
      return has("山庄") ? ["courtyard"] : [];
    default:
      return [];
  }
}

/** Venue types whose cover is never a hotel's meeting room. */
const placeTypes = new Set<VenueTypeKey>([
  "theatre",
  "art-centre",
  "cafe",
  "cruise",
  "stadium",
  "exhibition-hall",
  "restaurant",
]);

/** Returns whether a venue's cover is never a hotel's meeting room. */
export const needsPlaceCover = ({ type }: Venue): boolean => placeTypes.has(type);
