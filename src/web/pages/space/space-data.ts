import type { SpaceCard, SpaceWire } from "../../../contract/entities.ts";
import type { PictureWire } from "../../../contract/pictures.ts";
import type { Output } from "../../../contract/index.ts";
import type { AskQuery } from "../../../domain/venue/ask.ts";
import { known, pick } from "../../../domain/known.ts";

export interface SpaceInput {
  siteId: string;
  spaceCode: string;
  ask: AskQuery;
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
export type LikeSpace = SiblingFacts & { venue: { id: string; name: string }; demo?: boolean; distance?: number };

export interface SpaceData {
  space: SpaceFacts;
  pictures: PictureWire[];
  venue: Pick<SpaceCard["venue"] & { address?: string }, (typeof venueKeys)[number]>;
  /** The siblings shown, nearest in size, in the venue's order; the next field counts all spaces of the venue. */
  siblings: SiblingFacts[];
  halls: number;
  previous?: { id: string; name: string };
  next?: { id: string; name: string };
  like: LikeSpace[];
}

const siblingsShown = 9;
const likeShown = 4;

/** Reduces the API answers to what the page carries; siblings are the nearest in size, in the venue's order. */
export function leanSpace(answer: Output<"hotel/getConfNew">, near: SpaceCard[]): SpaceData {
  const { space, venue, siblings, previous, next } = answer;
  const off = ({ area }: SpaceWire) => (area && space.area ? Math.abs(Math.log(area / space.area)) : 9);
  const kin = (one: SpaceWire) => one.partOf === space.id || one.id === space.partOf;
  const nearest = siblings
    .toSorted((a, b) => Number(kin(b)) - Number(kin(a)) || off(a) - off(b))
    .slice(0, siblingsShown);
  const brief = (one: SpaceWire | undefined) => one && { id: one.id, name: one.name };
  return known({
    space: pick(space, spaceKeys),
    pictures: space.pictures,
    venue: pick(venue, venueKeys),
    siblings: siblings.filter((one) => nearest.includes(one)).map((one) => pick(one, siblingKeys)),
    halls: siblings.length + 1,
    previous: brief(previous),
    next: brief(next),
    like: near.slice(0, likeShown).map((one) => ({
      ...pick(one, siblingKeys),
      ...known({ demo: one.demo, distance: one.distance }),
      venue: { id: one.venue.id, name: one.venue.name },
    })),
  });
}
