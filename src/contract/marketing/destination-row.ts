import { z } from "zod";
import { costItems, costLevels } from "#domain/destination/compute-trip-cost.ts";

/** The shapes of the destinations of South-east Asia. */

const point = { x: z.number(), y: z.number() };
const cityName = z.object({ code: z.string(), name: z.string(), pinyin: z.string() });
const country = z.object({ code: z.string(), name: z.string() });
/** `via`: the city of the change where no non-stop flight is known; its minutes are an estimate. */
const flight = z.object({ minutes: z.number(), via: z.string().optional() });
const visaKind = z.enum(["exempt", "evisa", "on-arrival"]);

export const destinationRow = z.object({
  city: cityName,
  country,
  flight: flight.optional(),
  /** Whether the month suits; absent where the month is open. */
  suits: z.boolean().optional(),
  bestMonths: z.array(z.number()),
  visa: z.object({ kind: visaKind, short: z.string() }),
  /** ISO 4217 */
  currency: z.string(),
  /** Yuan a head at the standard level, without flights. */
  perHead: z.number().optional(),
  venueCount: z.number(),
});
export type DestinationRow = z.infer<typeof destinationRow>;

export const fan = z.object({
  width: z.number(),
  height: z.number(),
  origin: z.object(point),
  rings: z.array(z.object({ hours: z.number(), path: z.string(), label: z.object(point).optional() })),
  edge: z.string(),
  cities: z.array(
    z.object({
      code: z.string(),
      ...point,
      label: z.object({ ...point, anchor: z.enum(["start", "middle", "end"]), lead: z.boolean() }),
    }),
  ),
});
export type FanWire = z.infer<typeof fan>;

const costItem = z.enum(costItems);
const levelCost = z.object({
  level: z.enum(costLevels),
  items: z.partialRecord(costItem, z.number()),
  total: z.number().optional(),
  missing: z.array(costItem),
});

export const chosenDestination = z.object({
  city: cityName,
  country,
  flight: flight.optional(),
  /** Hours that the clock differs from Beijing's. */
  clockOffset: z.number(),
  /** Of the trip's month. */
  weather: z.object({ temperature: z.number(), rainDays: z.number() }).optional(),
  bestMonths: z.array(z.number()),
  visa: z.object({
    kind: visaKind,
    short: z.string(),
    text: z.string(),
    note: z.string().optional(),
    since: z.string().optional(),
    until: z.string().optional(),
    /** The trial that the rule is part of is over. */
    expired: z.boolean(),
    sourceName: z.string(),
    source: z.string(),
  }),
  arrivalCard: z.string().optional(),
  money: z.object({
    currency: z.string(),
    name: z.string(),
    symbol: z.string(),
    per: z.number(),
    cny: z.number(),
  }),
  mains: z.string(),
  holidays: z.string(),
  emergency: z.object({ police: z.string(), ambulance: z.string() }),
  advice: z.string(),
  costs: z.array(levelCost),
  units: z.object({ rooms: z.number(), nights: z.number(), coaches: z.number(), guides: z.number() }),
});
export type ChosenDestination = z.infer<typeof chosenDestination>;
