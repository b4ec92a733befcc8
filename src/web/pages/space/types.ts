import type { SpaceBookings } from "#domain/bookings/booked-period.ts";
import type { SpaceCard, SpaceWire } from "#contract/schemas/entities.ts";
import type { PictureWire } from "#contract/schemas/picture.ts";
import type { PartialEventSize } from "#domain/venue/event-size.ts";

export interface SpaceInput {
  siteId: string;
  spaceCode: string;
  eventSize: PartialEventSize;
}

/** The fields of a sibling that the page carries. */
export const siblingKeys = [
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
/** The fields of the venue that the page carries. */
export const venueKeys = [
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
export const spaceKeys = [
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
  "priceYear",
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
  /** Blocked dates from `today` (ISO day in China) on, where the operator has imported some. */
  bookings?: SpaceBookings;
  today?: string;
  venue: Pick<SpaceCard["venue"] & { address?: string }, (typeof venueKeys)[number]>;
  /** The siblings shown, nearest in size, in the venue's order; the next field counts all spaces of the venue. */
  siblings: SiblingFacts[];
  spaceCount: number;
  previous?: { id: string; name: string };
  next?: { id: string; name: string };
  similar: SimilarSpace[];
}
