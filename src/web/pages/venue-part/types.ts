import type { PictureWire } from "#contract/schemas/picture.ts";
import type { VenuePart } from "#domain/venue/format-venue-href.ts";
import type { VenueFacts } from "../../features/venue-frame/venue-facts.ts";

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

export interface VenuePartData {
  venue: VenueFacts;
  /** Pictures of the part's kind; empty where it has none. */
  pictures: PictureWire[];
  near: NearVenue[];
  /** Metro stations of the transport links, `at` as longitude and latitude. */
  stations: { name: string; at: [number, number] }[];
  spaces: NearSpace[];
}
