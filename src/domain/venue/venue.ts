import type { Picture, VrScene } from "../picture/picture.ts";
import type { FeatureKey } from "../space/features.ts";
import type { MeetingPackage } from "./meeting-package.ts";
import type { VenuePrices } from "./venue-prices.ts";
import type { VenueTypeKey } from "./venue-types.ts";
import type { Grade } from "./star-levels.ts";

/** A transport connection: straight-line metres, and minutes on foot (metro) or by car (others). */
export interface TransportLink {
  kind: "metro" | "railway" | "airport";
  name: string;
  /** Lines of a metro station. */
  lines?: string[];
  exit?: string;
  metres?: number;
  minutes?: number;
}

/** The venue's terms, each a short sentence in Chinese; absent when unknown. */
export interface VenuePolicies {
  deposit?: string;
  cancellation?: string;
  outsideCatering?: string;
  outsideDecoration?: string;
  loadIn?: string;
  parking?: string;
}

export interface GuestRoom {
  name: string;
  /** m² */
  area?: number;
  bed?: string;
  count?: number;
  /** yuan a night */
  price?: number;
}

/** A coupon of the venue, as it states it: what it gives, on which terms, and its last day (ISO). */
export interface VenueOffer {
  name: string;
  terms?: string;
  until?: string;
}

/** Private rooms of one kind in a restaurant: how many, people that one seats, and the least that a meal there costs (yuan). */
export interface PrivateRoomKind {
  name: string;
  count?: number;
  seats?: number;
  minimumSpend?: number;
}

/** What a menu's price is for. */
export const menuUnits = ["person", "table"] as const;

/** A menu at one price, in yuan a person, or a table of `tableSeats`; what it includes and what is charged on top. */
export interface DiningMenu {
  name: string;
  price?: number;
  unit: (typeof menuUnits)[number];
  tableSeats?: number;
  includes?: string[];
  excludes?: string[];
}

export interface DiningOutlet {
  name: string;
  cuisine?: string;
  seats?: number;
  privateRooms?: number;
  rooms?: PrivateRoomKind[];
  menus?: DiningMenu[];
}

/**
 * A venue as the catalogue stores it. Optional fields are absent when unknown.
 * Ids are strings of digits. Lengths in metres, areas in m², prices in yuan, positions GCJ-02.
 */
export interface Venue {
  id: string;
  name: string;
  nameEn?: string;
  aliases: string[];
  cityCode: string;
  /** District, business areas, metro stations, hubs within reach. The first is the district where it is known. */
  regionIds: string[];
  address?: string;
  lng?: number;
  lat?: number;
  /** The position is accurate to about a kilometre only. */
  approximatePosition?: boolean;
  type: VenueTypeKey;
  star?: number;
  grade?: Grade;
  groupName?: string;
  brandId?: string;
  brandName?: string;
  phone?: string;
  /** Names of places nearby, as in the source. */
  nearPlaces: string[];
  opened?: number;
  renovated?: number;
  guestRoomCount?: number;
  parkingCount?: number;
  guestRoomPriceFrom?: number;
  rating?: { score: number; source?: string };
  facilities: string[];
  features: FeatureKey[];
  summary?: string;
  description?: string;
  policies?: VenuePolicies;
  transport: TransportLink[];
  guestRooms?: GuestRoom[];
  dining?: DiningOutlet[];
  offers?: VenueOffer[];
  /** Packages that hold for each of its spaces. */
  packages?: MeetingPackage[];
  prices?: VenuePrices;
  /** Pictures of the venue as a whole; the first is the cover. Spaces have their own pictures. */
  pictures?: Picture[];
  vr?: VrScene[];
  hasVr: boolean;
  /** The row belongs to the demo catalogue and is shown as 示例. */
  demo: boolean;
  /** Where its data is from, as the operator wants it shown; the source that owns the row is the store's. */
  source: { name?: string; licence?: string; date?: string };
  /** ISO date of entry into the catalogue; the sort key of "newest". */
  listedAt: string;
}
