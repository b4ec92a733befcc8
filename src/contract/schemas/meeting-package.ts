import { z } from "zod";
import { packageItems, packageMeals, packageSpans } from "#domain/venue/meeting-package.ts";

const meal = z.enum([...packageMeals, "none"]).optional();
const items = z.array(z.enum(packageItems)).optional();
const isoDay = z.string();

/** A package of a venue or a space; an absent field is unknown. */
export const meetingPackage = z.object({
  name: z.string(),
  span: z.enum(packageSpans),
  /** Yuan a head and day. */
  price: z.number(),
  includesSpace: z.boolean().optional(),
  hours: z.number().optional(),
  teaBreaks: z.number().optional(),
  breakfast: z.boolean().optional(),
  lunch: meal,
  dinner: meal,
  items,
  /** What the venue says that the price does not include. */
  excludedItems: items,
  microphoneCount: z.number().optional(),
  guestsPerRoom: z.number().optional(),
  minimumPeople: z.number().optional(),
  maximumPeople: z.number().optional(),
  /** Days of the week on which it is sold, 1 is Monday; absent: every day. */
  weekdays: z.array(z.number()).optional(),
  validFrom: isoDay.optional(),
  validUntil: isoDay.optional(),
  /** Per cent of service charge and tax on top of the price; 0: they are in it. */
  surcharge: z.number().optional(),
  note: z.string().optional(),
});

/** Published prices of meals and equipment, in yuan. */
export const venuePrices = z.object({
  /** A head and tea break. */
  teaBreak: z.number().optional(),
  /** A head. */
  lunchBuffet: z.number().optional(),
  lunchSet: z.number().optional(),
  dinnerBuffet: z.number().optional(),
  /** A table of ten. */
  table: z.number().optional(),
  minimumBuffetPeople: z.number().optional(),
  minimumTables: z.number().optional(),
  /** Hire a day. */
  ledDay: z.number().optional(),
  projectionDay: z.number().optional(),
  soundDay: z.number().optional(),
  /** When they were taken: an ISO day, or a text that begins with the year. */
  date: z.string().optional(),
});
