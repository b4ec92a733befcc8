import { z } from "zod";
import { features } from "#domain/space/features.ts";
import { menuUnits } from "#domain/venue/venue.ts";
import { venueTypes } from "#domain/venue/venue-types.ts";
import { bookingStates } from "#domain/bookings/booked-period.ts";
import { id, layoutKey } from "../endpoint.ts";
import { meetingPackage, venuePrices } from "./meeting-package.ts";
import { catalogType, layoutPicture, picture } from "./picture.ts";

/** The wire shapes of the entities (product.md 2.4). An unknown field is absent. */

export const city = z.object({
  id,
  code: z.string(),
  name: z.string(),
  pinyin: z.string(),
  leadingLetter: z.string(),
  /** First letters of the Chinese name's syllables: bj. */
  initials: z.string(),
  /** Pinyin of the Chinese name, where `pinyin` is not it: xinjiapo. */
  reading: z.string().optional(),
  nameEn: z.string(),
  country: z.string(),
  continent: z.string(),
  currency: z.string(),
  lng: z.number().optional(),
  lat: z.number().optional(),
  open: z.boolean(),
  hot: z.boolean(),
  submit: z.boolean(),
  regionCount: z.number(),
  venueCount: z.number(),
});
export type CityWire = z.infer<typeof city>;

export const region = z.object({
  id,
  cityCode: z.string(),
  kind: z.enum(["district", "business-area", "metro", "hub"]),
  name: z.string(),
  pinyin: z.string(),
  lng: z.number(),
  lat: z.number(),
  approximate: z.boolean().optional(),
  lines: z.array(z.string()).optional(),
  count: z.number().optional(),
});
export type RegionWire = z.infer<typeof region>;

const demo = z.boolean().optional();
const featureKey = z.enum(features.map((feature) => feature.key));

const capacities = z.partialRecord(layoutKey, z.number());

export const transportLink = z.object({
  kind: z.enum(["metro", "railway", "airport"]),
  name: z.string(),
  lines: z.array(z.string()).optional(),
  exit: z.string().optional(),
  metres: z.number().optional(),
  minutes: z.number().optional(),
});

/** The fields shown wherever a venue is mentioned. */
export const venueBrief = z.object({
  id,
  name: z.string(),
  demo,
  cityCode: z.string(),
  cityName: z.string(),
  cityPinyin: z.string(),
  districtName: z.string().optional(),
  areaName: z.string().optional(),
  metro: transportLink.optional(),
  type: z.enum(venueTypes.map((type) => type.key)),
  typeName: z.string(),
  star: z.number().optional(),
  grade: z.string().optional(),
  lng: z.number().optional(),
  lat: z.number().optional(),
  approximatePosition: z.boolean().optional(),
});
export type VenueBrief = z.infer<typeof venueBrief>;

const spaceFacts = z.object({
  id,
  venueId: id,
  name: z.string(),
  demo,
  floor: z.number().optional(),
  length: z.number().optional(),
  width: z.number().optional(),
  area: z.number().optional(),
  height: z.number().optional(),
  /** As published: for figures that are shown, not for what is counted on. */
  capacity: capacities,
  partOf: id.optional(),
  splitsInto: z.array(id).optional(),
  pillars: z.number().optional(),
  daylight: z.boolean().optional(),
  led: z.object({ width: z.number(), height: z.number() }).optional(),
  projection: z.boolean().optional(),
  stage: z.object({ width: z.number(), depth: z.number(), height: z.number() }).optional(),
  loadInDoor: z.object({ width: z.number(), height: z.number() }).optional(),
  power: z.number().optional(),
  rigging: z.object({ points: z.number(), kg: z.number() }).optional(),
  priceHalfDay: z.number().optional(),
  priceDay: z.number().optional(),
  priceEvening: z.number().optional(),
  /** Year in which the prices were taken, where it is not this year. */
  priceYear: z.number().optional(),
  features: z.array(featureKey),
  /** The first of its pictures. */
  picture: picture.optional(),
  hasVr: z.boolean(),
});
export const space = spaceFacts;
/** A space as shown on its own page and in its venue's table. */
export type SpaceWire = z.infer<typeof space>;

/** A space that is booked or held on the days of the list's event, and what a row says of it. */
const blocked = z.object({ state: z.enum(bookingStates.map(({ id: state }) => state)), text: z.string() });

/** What an event costs in a space, in yuan: hire, meals, tea breaks, guest rooms, or a package; without service charge and tax. */
export const eventSum = z.object({
  total: z.number(),
  perHead: z.number(),
  /** Its parts in words: 场租 24,300，午餐 27,000，茶歇 12,240. */
  text: z.string(),
  /** One of its prices is the city's usual one, since the venue has published none. */
  isEstimated: z.boolean().optional(),
});
export type EventSumWire = z.infer<typeof eventSum>;

export const spaceCard = spaceFacts.extend({
  venue: venueBrief,
  /** metres from the requested position */
  distance: z.number().optional(),
  /** The layout and trusted capacity of the row: the requested layout, else the one with the largest. */
  seated: z.object({ layout: layoutKey, people: z.number() }).optional(),
  blocked: blocked.optional(),
  /** What the event that the list is searched for costs in it; absent without people. */
  sum: eventSum.optional(),
});
export type SpaceCard = z.infer<typeof spaceCard>;

export const venueCard = venueBrief.extend({
  nameEn: z.string().optional(),
  address: z.string().optional(),
  brandName: z.string().optional(),
  spaceCount: z.number(),
  largestArea: z.number().optional(),
  largestCapacity: z.number().optional(),
  highestCeiling: z.number().optional(),
  guestRoomCount: z.number().optional(),
  /** yuan a day, of the cheapest space (that fits, if people or layout were requested) */
  priceFrom: z.number().optional(),
  guestRoomPriceFrom: z.number().optional(),
  rating: z.object({ score: z.number(), source: z.string().optional() }).optional(),
  /** Year in which the source's figures (rating, prices of guest rooms) were taken, where it is not this year. */
  sourceYear: z.number().optional(),
  opened: z.number().optional(),
  renovated: z.number().optional(),
  cover: picture.optional(),
  distance: z.number().optional(),
  /** The best fitting space in the requested layout (else its largest), with its trusted capacity. */
  fit: z
    .object({
      space: spaceFacts,
      layout: layoutKey,
      people: z.number(),
      /** A picture of it in that layout, if it has one. */
      picture: picture.optional(),
      /** Where it is, so is every other space of the venue that meets the search. */
      blocked: blocked.optional(),
      /** What the event that the list is searched for costs in it; absent without people. */
      sum: eventSum.optional(),
    })
    .optional(),
});
export type VenueCard = z.infer<typeof venueCard>;

export const policies = z.object({
  deposit: z.string().optional(),
  cancellation: z.string().optional(),
  outsideCatering: z.string().optional(),
  outsideDecoration: z.string().optional(),
  loadIn: z.string().optional(),
  parking: z.string().optional(),
});

export const venue = venueCard.extend({
  aliases: z.array(z.string()),
  regions: z.array(
    z.object({ id, name: z.string(), kind: z.string(), lng: z.number().optional(), lat: z.number().optional() }),
  ),
  groupName: z.string().optional(),
  brandId: z.string().optional(),
  /** The group's pages here, with the venue's brand selected if it is known. */
  groupZone: z.object({ name: z.string(), href: z.string() }).optional(),
  /** Telephones as the venue writes them. */
  phone: z.string().optional(),
  /** Each of these with what dials it, where the number exists. */
  phones: z.array(z.object({ text: z.string(), href: z.string().optional() })).optional(),
  nearPlaces: z.array(z.string()),
  parkingCount: z.number().optional(),
  facilities: z.array(z.string()),
  features: z.array(featureKey),
  summary: z.string().optional(),
  description: z.string().optional(),
  policies: policies.optional(),
  transport: z.array(transportLink),
  guestRooms: z
    .array(
      z.object({
        name: z.string(),
        area: z.number().optional(),
        bed: z.string().optional(),
        count: z.number().optional(),
        price: z.number().optional(),
      }),
    )
    .optional(),
  dining: z
    .array(
      z.object({
        name: z.string(),
        cuisine: z.string().optional(),
        seats: z.number().optional(),
        privateRooms: z.number().optional(),
      }),
    )
    .optional(),
  /** Private rooms and menus of its restaurants, as far as they are known. */
  diningDetails: z
    .array(
      z.object({
        name: z.string(),
        rooms: z
          .array(
            z.object({
              name: z.string(),
              count: z.number().optional(),
              seats: z.number().optional(),
              /** Yuan a meal. */
              minimumSpend: z.number().optional(),
            }),
          )
          .optional(),
        menus: z
          .array(
            z.object({
              name: z.string(),
              /** Yuan a person or a table. */
              price: z.number().optional(),
              unit: z.enum(menuUnits),
              tableSeats: z.number().optional(),
              includes: z.array(z.string()).optional(),
              excludes: z.array(z.string()).optional(),
            }),
          )
          .optional(),
      }),
    )
    .optional(),
  /** The spaces that seat most people at round tables, with the figure that can be counted on, and tables of ten; the largest first. */
  banquets: z.array(z.object({ id, people: z.number(), tables: z.number() })),
  /** Coupons that are valid today; absent where there are none. */
  offers: z
    .array(z.object({ name: z.string(), terms: z.string().optional(), until: z.string().optional() }))
    .optional(),
  /** The first pictures of the venue, including one of each space with pictures; at most 8. */
  pictures: z.array(picture),
  pictureCounts: z.array(z.object({ catalogType, count: z.number() })),
  /** The first picture of each space in each layout, in the order of the spaces; absent where there are none. */
  layoutPictures: z.array(layoutPicture).optional(),
  hasVr: z.boolean(),
  /** Cases that took place here. */
  caseCount: z.number(),
  source: z.object({ name: z.string().optional(), licence: z.string().optional(), date: z.string().optional() }),
  /** Packages that hold for each of its spaces, today or later; absent where there are none. */
  packages: z.array(meetingPackage).optional(),
  /** Published prices of meals and equipment. */
  prices: venuePrices.optional(),
  spaces: z.array(spaceFacts.extend({ packages: z.array(meetingPackage).optional() })),
  /** What the event costs in each space that holds it; absent without people and layout, and where prices are unknown. */
  sums: z.array(eventSum.extend({ id })).optional(),
});
export type VenueWire = z.infer<typeof venue>;
