import type { PictureWire } from "../../../contract/pictures.ts";
import type { VenuePart } from "../../../domain/venue/venue-href.ts";
import type { VenueFacts } from "../../features/venue-frame/lean-venue.ts";

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
  /** Metres. */
  distance?: number;
  fit?: { layout: string; people: number };
}

/** A space of another house that is about as large. */
export interface NearSpace {
  id: string;
  venueId: string;
  name: string;
  demo?: boolean;
  area?: number;
}

export interface VenuePartData {
  venue: VenueFacts;
  /** Pictures of the part, where it has a kind of its own. */
  pictures: PictureWire[];
  near: NearVenue[];
  /** The stations that the ways begin at, with their places. */
  stations: { name: string; at: [number, number] }[];
  spaces: NearSpace[];
}
