import { z } from "zod";
import { dayBillKeys } from "#domain/event-day/compute-day-bill.ts";
import { eventDayLimits } from "#domain/event-day/event-day-address.ts";
import { venueGroups } from "#domain/venue/venue-groups.ts";
import { cityKey, endpoint, id, wireNumber } from "../../endpoint.ts";
import { space } from "../entities.ts";

const range = z.object({ low: z.number(), likely: z.number(), high: z.number() });
const city = z.object({ code: z.string(), name: z.string(), pinyin: z.string() });

/** What a part of the day needs, and what the venue has; `has` is absent where unknown. */
const demand = z.object({ needs: z.number(), has: z.number().optional() });

const bill = z.object({
  lines: z.array(
    z.object({
      key: z.enum(dayBillKeys),
      quantity: z.number().optional(),
      unitPrice: range.optional(),
      subtotal: range.optional(),
    }),
  ),
  total: range,
  perHead: range,
  missing: z.array(z.enum(dayBillKeys)),
  /** ISO day of the newest unit price. */
  asOf: z.string().optional(),
});

/** A venue of the group, with what it has for the day. */
const dayVenue = z.object({
  id,
  name: z.string(),
  demo: z.boolean().optional(),
  brandName: z.string().optional(),
  cityName: z.string(),
  districtName: z.string().optional(),
  areaName: z.string().optional(),
  guestRoomCount: z.number().optional(),
  star: z.number().optional(),
  main: space.optional(),
  demands: z.object({ plenary: demand, dinner: demand.optional(), breakouts: demand, lunch: demand }),
  complete: z.boolean(),
  /** Likely yuan a person; absent if a price of the day is unknown. */
  perHead: z.number().optional(),
});
export type DayVenue = z.infer<typeof dayVenue>;

/** A group as a company; `reported` is its own number of open hotels. */
export const groupFacts = z.object({
  founded: z.number().optional(),
  reported: z.object({ hotels: z.number(), region: z.string(), atLeast: z.boolean(), month: z.string() }).optional(),
  /** Brands in China; venues here. */
  brands: z.number(),
  venues: z.number(),
});

const eventDay = z.object({
  group: groupFacts,
  city: city.optional(),
  /** Cities with venues of the group, most venues first. */
  cities: z.array(city.extend({ count: z.number() })),
  /** Venues of the city, those that hold the whole day first. */
  venues: z.array(dayVenue),
  /** Venues of other cities that hold the whole day, where none of the city does. */
  elsewhere: z.array(dayVenue),
  /** The day in one venue: the one asked for, else the first. Absent if the city has none. */
  day: z
    .object({
      venue: dayVenue,
      breakouts: z.array(space),
      /** People in each breakout group. */
      groups: z.array(z.number()),
      hasFoyer: z.boolean(),
      restaurant: z.object({ name: z.string(), seats: z.number().optional() }).optional(),
      bill,
    })
    .optional(),
});
export type EventDay = z.infer<typeof eventDay>;

const { people, breakouts } = eventDayLimits;

export const eventDayEndpoints = {
  "marketing/getEventDay": endpoint({
    summary: "One day of a meeting in the venues of a hotel group: rooms, what lacks, and what it costs",
    input: z.object({
      groupName: z.enum(venueGroups),
      city: cityKey.optional(),
      siteId: id.optional(),
      people: wireNumber(z.number().int().min(people.least).max(people.most)).default(people.usual),
      breakouts: wireNumber(z.number().int().min(0).max(breakouts.most)).default(breakouts.usual),
      /** 1 with a dinner, 0 without. */
      dinner: z.enum(["0", "1"]).default("1"),
    }),
    output: eventDay,
  }),
};
