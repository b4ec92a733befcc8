import { z } from "zod";
import { clearHeightLimits } from "#domain/clear-height/clear-height-address.ts";
import { eventPresets } from "#domain/clear-height/event-presets.ts";
import { brandTiers } from "#domain/venue/hotel-brands.ts";
import { venueGroups } from "#domain/venue/venue-groups.ts";
import { cityKey, endpoint, id, wireNumber } from "../../endpoint.ts";
import { space } from "../entities.ts";
import { groupFacts } from "./event-day.ts";

const eventType = z.enum(eventPresets.map((preset) => preset.eventType));
const range = z.object({ low: z.number(), likely: z.number(), high: z.number() });

/** What a brand offers for one kind of event: its best room, or why none fits. */
const offer = z.object({
  eventType,
  people: z.number(),
  /** fits; low: the ceilings are; small: the rooms are; none: no room is set up so; unpriced: fits, but a price is unknown. */
  state: z.enum(["fits", "low", "small", "none", "unpriced"]),
  /** Likely yuan a head. */
  perHead: z.number().optional(),
  /** Highest clear height (m) among the rooms that are large enough. */
  height: z.number().optional(),
  /** Most people of one room. */
  most: z.number().optional(),
});

/** A room of a brand, judged for the event: the smallest that is high and large enough, else its largest. */
const room = z.object({
  venue: z.object({
    id,
    name: z.string(),
    demo: z.boolean().optional(),
    cityName: z.string(),
    districtName: z.string().optional(),
    areaName: z.string().optional(),
    guestRoomCount: z.number().optional(),
  }),
  space,
  /** Trusted people in the event's layout; absent if unknown. */
  people: z.number().optional(),
  /** Metres of clear height that lack; absent if the height is unknown or enough. */
  heightShort: z.number().optional(),
  peopleShort: z.number().optional(),
  /** Likely yuan a head in this room; absent if a price is unknown. */
  perHead: z.number().optional(),
  fits: z.boolean(),
});

const brand = z.object({
  id,
  name: z.string(),
  tier: z.enum(brandTiers),
  venues: z.number(),
  room: room.optional(),
  offers: z.array(offer),
});
export type BrandRow = z.infer<typeof brand>;

const brandRooms = z.object({
  group: groupFacts,
  city: z.object({ code: z.string(), name: z.string(), pinyin: z.string() }).optional(),
  cities: z.array(z.object({ code: z.string(), name: z.string(), pinyin: z.string(), count: z.number() })),
  /** Clear height in metres that the event needs. */
  required: z.number(),
  /** Brands with venues, from the most expensive class down. */
  brands: z.array(brand),
  /** The brand shown in detail, with what its room costs. */
  shown: z
    .object({
      id,
      /** Groups of the estimate. */
      groups: z.array(z.object({ name: z.string(), subtotal: range })),
      total: range,
      asOf: z.string().optional(),
    })
    .optional(),
});
export type BrandRooms = z.infer<typeof brandRooms>;

const within = ({ least, most }: { least: number; most: number }) => wireNumber(z.number().int().min(least).max(most));

export const brandRoomEndpoints = {
  "marketing/getBrandRooms": endpoint({
    summary: "A room of each brand of a hotel group, judged by clear height, people and cost a head",
    input: z.object({
      groupName: z.enum(venueGroups),
      city: cityKey.optional(),
      eventType: eventType.default("launch"),
      people: within(clearHeightLimits.people).optional(),
      /** Size of the LED wall, metres. */
      ledWidth: wireNumber(z.number().min(1).max(40)).default(8),
      ledHeight: wireNumber(z.number().min(1).max(12)).default(3.5),
      perHead: within(clearHeightLimits.perHead).default(clearHeightLimits.perHead.usual),
      brand: id.optional(),
    }),
    output: brandRooms,
  }),
};
