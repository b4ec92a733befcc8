import type { SpaceCard, SpaceWire } from "../../../contract/schemas/entities.ts";
import type { PictureWire } from "../../../contract/schemas/picture.ts";
import type { Output } from "../../../contract/index.ts";
import type { PartialEventSize } from "../../../domain/venue/event-size.ts";
import { omitUndefined, pickDefined } from "../../../domain/omit-undefined.ts";

export interface SpaceInput {
  siteId: string;
  spaceCode: string;
  eventSize: PartialEventSize;
}

const siblingKeys = [
  "id",
  "name",
  "length",
  "width",
  "area",
  "height",
  "capacity",
  "pillars",
  "stage",
  "partOf",
  "splitsInto",
] as const;
const venueKeys = [
  "id",
  "name",
  "cityCode",
  "cityName",
  "cityPinyin",
  "districtName",
  "address",
  "lng",
  "lat",
] as const;
const spaceKeys = [
  ...siblingKeys,
  "demo",
  "floor",
  "daylight",
  "led",
  "projection",
  "loadInDoor",
  "power",
  "rigging",
  "priceHalfDay",
  "priceDay",
  "priceEvening",
  "features",
  "hasVr",
] as const;

export type SpaceFacts = Pick<SpaceWire, (typeof spaceKeys)[number]>;
export type SiblingFacts = Pick<SpaceWire, (typeof siblingKeys)[number]>;

/** A space of another venue, with what its row shows. */
export type SimilarSpace = SiblingFacts & { venue: { id: string; name: string }; demo?: boolean; distance?: number };

export interface SpaceData {
  space: SpaceFacts;
  pictures: PictureWire[];
  venue: Pick<SpaceCard["venue"] & { address?: string }, (typeof venueKeys)[number]>;
  /** The siblings shown, nearest in size, in the venue's order; the next field counts all spaces of the venue. */
  siblings: SiblingFacts[];
  spaceCount: number;
  previous?: { id: string; name: string };
  next?: { id: string; name: string };
  similar: SimilarSpace[];
}

const siblingsShown = 9;
const similarShown = 4;

/** Reduces the API answers to what the page carries; siblings are the nearest in size, in the venue's order. */
export function toSpaceData(answer: Output<"hotel/getConfNew">, near: SpaceCard[]): SpaceData {
  const { space, venue, siblings, previous, next } = answer;
  const getAreaDistance = ({ area }: SpaceWire) => (area && space.area ? Math.abs(Math.log(area / space.area)) : 9);
  const isRelated = (one: SpaceWire) => one.partOf === space.id || one.id === space.partOf;
  const nearest = siblings
    .toSorted((a, b) => Number(isRelated(b)) - Number(isRelated(a)) || getAreaDistance(a) - getAreaDistance(b))
    .slice(0, siblingsShown);
  const toLink = (one: SpaceWire | undefined) => one && { id: one.id, name: one.name };
  return omitUndefined({
    space: pickDefined(space, spaceKeys),
    pictures: space.pictures,
    venue: pickDefined(venue, venueKeys),
    siblings: siblings.filter((one) => nearest.includes(one)).map((one) => pickDefined(one, siblingKeys)),
    spaceCount: siblings.length + 1,
    previous: toLink(previous),
    next: toLink(next),
    similar: near.slice(0, similarShown).map((one) => ({
      ...pickDefined(one, siblingKeys),
      ...omitUndefined({ demo: one.demo, distance: one.distance }),
      venue: { id: one.venue.id, name: one.venue.name },
    })),
  });
}
