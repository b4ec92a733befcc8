import { z } from "zod";
import { type MeetingPackage, packageItems, packageMeals, packageSpans } from "#domain/venue/meeting-package.ts";
import type { VenuePrices } from "#domain/venue/venue-prices.ts";
import { name, text } from "./is-plain-text.ts";

/** Yuan a head: the dearest package with a night costs some thousands. */
const yuanPerHead = z.number().positive().max(100_000);
/** Yuan for a table or the hire of equipment. */
const yuan = z.number().positive().max(1_000_000);
const people = z.number().int().positive().max(100_000);
const day = z.iso.date("要是 2026-11-21 这样的日期");
const items = z
  .array(z.enum(packageItems))
  .refine((list) => new Set(list).size === list.length, "有重复的")
  .optional();
const meal = z.enum([...packageMeals, "none"]).optional();
const weekdays = z
  .array(z.number().int().min(1).max(7))
  .min(1)
  .refine((days) => days.every((one, at) => at === 0 || one > days[at - 1]!), "要从周一到周日，不重复");

/** Returns whether `low` is not above `high`, if both are there. */
const isAscending = <T extends number | string>(low: T | undefined, high: T | undefined): boolean =>
  low === undefined || high === undefined || low <= high;

const packageSchema = z
  .strictObject({
    name,
    span: z.enum(packageSpans),
    price: yuanPerHead,
    includesSpace: z.boolean().optional(),
    hours: z.number().positive().max(24).optional(),
    teaBreaks: z.number().int().min(0).max(10).optional(),
    breakfast: z.boolean().optional(),
    lunch: meal,
    dinner: meal,
    items,
    excludedItems: items,
    microphoneCount: z.number().int().positive().max(100).optional(),
    guestsPerRoom: z.number().int().min(1).max(4).optional(),
    minimumPeople: people.optional(),
    maximumPeople: people.optional(),
    weekdays: weekdays.optional(),
    validFrom: day.optional(),
    validUntil: day.optional(),
    surcharge: z.number().min(0).max(100).optional(),
    note: text.max(1000).optional(),
  })
  .refine(({ minimumPeople, maximumPeople }) => isAscending(minimumPeople, maximumPeople), {
    error: "比最多人数还多",
    path: ["minimumPeople"],
  })
  .refine(({ validFrom, validUntil }) => isAscending(validFrom, validUntil), {
    error: "比截止日还晚",
    path: ["validFrom"],
  })
  .refine(({ items: included = [], excludedItems = [] }) => !excludedItems.some((item) => included.includes(item)), {
    error: "与所含的矛盾",
    path: ["excludedItems"],
  });

/** Schema of the packages of a venue or a space. */
export const packagesSchema = z.array(packageSchema).max(50);

/** Schema of the prices that a venue publishes in addition to the hire of its spaces. */
export const pricesSchema = z
  .strictObject({
    teaBreak: yuanPerHead.optional(),
    lunchBuffet: yuanPerHead.optional(),
    lunchSet: yuanPerHead.optional(),
    dinnerBuffet: yuanPerHead.optional(),
    table: yuan.optional(),
    minimumBuffetPeople: people.optional(),
    minimumTables: z.number().int().positive().max(10_000).optional(),
    ledDay: yuan.optional(),
    projectionDay: yuan.optional(),
    soundDay: yuan.optional(),
    date: text.max(200).optional(),
  })
  .refine((prices) => Object.keys(prices).length > 0, "是空的");

/** Fails to compile if a type has a field that its schema would reject. */
type Complete<Entity, Schema> = Exclude<keyof Entity, keyof Schema> extends never ? true : never;
/** @public Read by the compiler alone. */
export const schemasOfPricesAreComplete: [
  Complete<MeetingPackage, z.output<typeof packageSchema>>,
  Complete<VenuePrices, z.output<typeof pricesSchema>>,
] = [true, true];
