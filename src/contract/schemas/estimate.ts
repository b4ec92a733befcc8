import { z } from "zod";
import { eventTypes } from "#domain/demand/demand-option.ts";
import {
  estimateLimits,
  estimateStars,
  isEstimateDays,
  lunchKinds,
  screenKinds,
  setupKinds,
} from "#domain/estimate/estimate-event.ts";
import { demandLimits } from "#domain/limits.ts";
import { estimateGroups, lineUnits } from "#domain/estimate/lines/line-definition.ts";
import { lineKeys } from "#domain/estimate/lines/quantity-lines.ts";
import { cityLevels } from "#domain/estimate/unit-price.ts";
import { cityKey, endpoint, id, integerWithin, layoutKey, option, wireNumber } from "../endpoint.ts";

const range = z.object({ low: z.number(), likely: z.number(), high: z.number() });

const unitPrice = range.extend({
  key: z.string(),
  name: z.string(),
  /** 元/m²·天, 元/人; % for a percentage. */
  unit: z.string(),
  /** Published; scaled from another city level; the trade's experience; the demo's own reckoning. */
  basis: z.enum(["own", "source", "scaled", "trade", "demo"]),
  /** Publishers with years. */
  source: z.string().optional(),
});

const city = z.object({ code: z.string(), name: z.string(), pinyin: z.string() });

const requireData = z.object({
  city,
  /** Level of the city's prices; absent outside mainland China, where no prices are known. */
  level: z.enum(cityLevels).optional(),
  /** ISO day of the newest price; absent without prices. */
  asOf: z.string().optional(),
  /** Cities of mainland China with venues, the most venues first. */
  cities: z.array(city),
  eventTypes: z.array(option),
  layouts: z.array(option),
  people: z.array(option),
  days: z.array(option),
  stars: z.array(option),
  /** In the order of the sheet. */
  prices: z.array(unitPrice),
});
export type RequireData = z.infer<typeof requireData>;

const within = (limits: Parameters<typeof integerWithin>[0]) => wireNumber(integerWithin(limits)).optional();
const star = z.enum(["5", "4", "3"]);
const separated = z.string().regex(/^[\w.]{0,1200}$/);

const estimateLine = z.object({
  key: z.enum(lineKeys as [string, ...string[]]),
  name: z.string(),
  group: z.enum(estimateGroups),
  /** How the quantity was reckoned. */
  reckoning: z.string(),
  /** Absent for a percentage. */
  quantity: z.number().optional(),
  unit: z.enum(lineUnits).optional(),
  unitPrice: range.optional(),
  percent: range.optional(),
  /** Absent if the price is unknown: the line is not in the total. */
  subtotal: range.optional(),
  basis: unitPrice.shape.basis.or(z.literal("stated")).optional(),
});

/** What the budget of an event leaves for the hire of the space, in likely yuan; `left` may be below 0. */
const budgetSplit = z.object({
  budget: z.number(),
  dining: z.number(),
  rooms: z.number(),
  left: z.number(),
  /** Equipment, people, service, tax: not taken off. */
  others: z.number(),
});

const assumptions = z.object({
  /** m² */
  area: z.number(),
  hours: z.number(),
  setup: z.enum(setupKinds),
  screen: z.enum(screenKinds),
  /** Tea breaks a day. */
  teaBreaks: z.number(),
  lunch: z.enum(lunchKinds),
  stayPercent: z.number(),
  perRoom: z.number(),
  roomStar: z.literal(estimateStars),
  hireWaiver: z.boolean(),
  /** Level of the prices, and the nights in guest rooms. */
  star: z.literal(estimateStars),
  nights: z.number(),
});

export const estimate = {
  "activity/getRequireData": endpoint({
    summary: "What the landing pages' forms offer, and the unit prices of an estimate in a city",
    input: z.object({ type: z.enum(["budget", "nianhui", "scheme"]).optional(), city: cityKey.optional() }),
    output: requireData,
  }),
  "estimate/get": endpoint({
    summary: "An estimate: lines, sums by group and total, each low, likely and high in yuan",
    input: z.object({
      city: cityKey.optional(),
      /** The space of the event: city, class, area, screen and hire are then its own unless they are stated. */
      spaceCode: id.optional(),
      eventType: z.enum(eventTypes.map(({ id }) => id)).optional(),
      people: within(estimateLimits.people),
      /** 0.5 is half a day. */
      days: wireNumber(z.number().refine(isEstimateDays)).optional(),
      nights: within(estimateLimits.nights),
      layout: layoutKey.optional(),
      star: star.optional(),
      area: within(estimateLimits.area),
      hours: within(estimateLimits.hours),
      setup: z.enum(setupKinds).optional(),
      screen: z.enum(screenKinds).optional(),
      tea: within(estimateLimits.teaBreaks),
      lunch: z.enum(lunchKinds).optional(),
      stay: within(estimateLimits.stayPercent),
      perRoom: within(estimateLimits.perRoom),
      roomStar: star.optional(),
      waive: z.enum(["1"]).optional(),
      /** Changed quantities: led.24_teaBreaks.0 */
      set: separated.optional(),
      /** Added lines: photographers_streaming */
      add: separated.optional(),
      /** Stated unit prices in yuan, of equipment for its first day: led.320_hire.30000_badges.4.5 */
      price: separated.optional(),
      /** Yuan for the event in all: the answer then has `split`. */
      budget: within({ least: 1, most: demandLimits.budget }),
      /** Yuan a head or a table for meals: all that dining then costs. */
      mealPrice: within(estimateLimits.unitPrice),
      tablePrice: within(estimateLimits.unitPrice),
    }),
    output: z.object({
      city,
      level: requireData.shape.level,
      asOf: requireData.shape.asOf,
      lines: z.array(estimateLine),
      groups: z.array(z.object({ group: z.enum(estimateGroups), name: z.string(), subtotal: range })),
      total: range,
      /** With a budget. */
      split: budgetSplit.optional(),
      /** With a space: whether its hire is its own price, converted from half a day or a day, or the usual one; absent if unknown. */
      hireBasis: z.enum(["own", "converted", "usual"]).optional(),
      /** Likely yuan a person, rounded. */
      perHead: z.number(),
      /** Keys of lines without a price here, left out of the total. */
      missing: z.array(z.string()),
      /** What the lines suppose: as stated, else as is usual for the event (and for the space). */
      assumptions,
      /** The estimate as the query of the budget page, the space's own hire and area included. */
      query: z.record(z.string(), z.string()),
    }),
  }),
};
