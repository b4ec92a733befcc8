import type { SpaceCard, SpaceWire } from "#contract/schemas/entities.ts";
import type { PartialEventSize } from "#domain/venue/event-size.ts";
import type { Output } from "#contract/index.ts";
import { omitUndefined, pickDefined } from "#domain/omit-undefined.ts";
import type { DataOf, LoaderContext } from "../../page.ts";
import { pickNearest } from "./pick-nearest.ts";

export interface SpaceInput {
  siteId: string;
  spaceCode: string;
  eventSize: PartialEventSize;
}

/** The fields of a space that its row needs. */
const rowKeys = [
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
/** The fields of a sibling that the page carries. */
const siblingKeys = [...rowKeys, "picture", "priceDay", "priceYear"] as const;
/** The fields of the venue that the page carries. */
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
  "star",
] as const;
/** The fields of the space that the page carries. */
const spaceKeys = [
  ...rowKeys,
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
  "priceYear",
  "features",
  "hasVr",
] as const;

export type SpaceFacts = Pick<SpaceWire, (typeof spaceKeys)[number]>;
export type RowFacts = Pick<SpaceWire, (typeof rowKeys)[number]>;
export type SiblingFacts = Pick<SpaceWire, (typeof siblingKeys)[number]>;

/** A space of another venue, with what its row shows. */
export type SimilarSpace = RowFacts & { venue: { id: string; name: string }; demo?: boolean; distance?: number };

const siblingsCarried = 9;
const similarShown = 4;

/** Reduces the API answers to what the page carries; siblings are the nearest in size, in the venue's order. */
function toSpaceData(answer: Output<"hotel/getConfNew">, near: SpaceCard[], today: string) {
  const { space, venue, siblings, previous, next, bookings, packages } = answer;
  const nearest = pickNearest(space, siblings, siblingsCarried);
  const toLink = (one: SpaceWire | undefined) => one && { id: one.id, name: one.name };
  return omitUndefined({
    space: pickDefined(space, spaceKeys),
    pictures: space.pictures,
    packages,
    ...(bookings && bookings.periods.length > 0 && { bookings, today }),
    venue: pickDefined(venue, venueKeys),
    siblings: nearest.map((one) => pickDefined(one, siblingKeys)),
    spaceCount: siblings.length + 1,
    previous: toLink(previous),
    next: toLink(next),
    similar: near.slice(0, similarShown).map((one) => ({
      ...pickDefined(one, rowKeys),
      ...omitUndefined({ demo: one.demo, distance: one.distance }),
      venue: { id: one.venue.id, name: one.venue.name },
    })),
  });
}

/** Loads a space with its venue's other spaces and similar ones nearby. */
export async function loadSpace({ siteId, spaceCode }: SpaceInput, { call, today }: LoaderContext) {
  const [answer, near] = await Promise.all([
    call("hotel/getConfNew", { siteId, spaceCode }),
    call("hotel/getNearByConf", { siteId, spaceCode }),
  ]);
  return toSpaceData(answer, near, today);
}

/** What the page shows. */
export type SpaceData = DataOf<typeof loadSpace>;
