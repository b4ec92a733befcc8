import { z } from "zod";
import { packageUnits } from "#domain/langham/langham-package.ts";
import { langhamLangs, langhamTypes } from "#domain/langham/langham-type.ts";
import { id } from "../endpoint.ts";
import { picture } from "../schemas/picture.ts";

export const langhamLang = z.enum(langhamLangs);
export const langhamType = z.enum(langhamTypes);
/** Minutes after midnight, China Standard Time. */
const minute = z.number();
const demo = z.boolean().optional();

export const langhamCity = z.object({
  code: z.string(),
  pinyin: z.string(),
  name: z.string(),
  /** Number of the group's hotels there, and their short names. */
  count: z.number(),
  hotels: z.array(z.string()),
});
export type LanghamCityWire = z.infer<typeof langhamCity>;

export const langhamPackage = z.object({
  id,
  type: langhamType,
  demo,
  name: z.string(),
  contents: z.array(z.string()),
  terms: z.string().optional(),
  /** The hotel that offers it; absent if the catalogue no longer has it. */
  hotel: z.object({ id, name: z.string(), cityCode: z.string(), cityName: z.string() }).optional(),
  /** yuan */
  price: z.number().optional(),
  unit: z.enum(packageUnits),
  minimum: z.number().optional(),
  /** Per cent of service charge and tax on top of the price; 0: included; absent: unknown. */
  surcharge: z.number().optional(),
  /** ISO day */
  validUntil: z.string().optional(),
});
export type LanghamPackageWire = z.infer<typeof langhamPackage>;

/** What stands at a type's hour. A type without packages has no section. */
export const langhamSection = z.object({
  type: langhamType,
  minute,
  /** Altitude of the sun at that minute, degrees; negative below the horizon. */
  altitude: z.number(),
  title: z.string(),
  text: z.string(),
  note: z.string(),
  picture: picture.optional(),
});
export type LanghamSectionWire = z.infer<typeof langhamSection>;

export const langhamSun = z.object({
  cityCode: z.string(),
  cityPinyin: z.string(),
  cityName: z.string(),
  /** ISO day in China. */
  day: z.string(),
  sunrise: minute,
  noon: minute,
  sunset: minute,
  /** Altitudes of the sun in degrees at `start`, and each `step` minutes from there. */
  start: minute,
  step: z.number(),
  altitudes: z.array(z.number()),
});
export type LanghamSunWire = z.infer<typeof langhamSun>;
