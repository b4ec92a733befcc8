import type { City } from "./city.ts";

/** A city as the lists on a visitor's device have it: what the city picker, its search and the position need. */
export type ListedCity = Pick<City, "code" | "name" | "pinyin" | "leadingLetter" | "nameEn" | "open" | "venueCount"> & {
  /** First letters of the Chinese name's syllables: bj. */
  initials: string;
  /** Pinyin of the Chinese name, where `pinyin` is not it. */
  reading?: string;
  /** GCJ-02 degrees. */
  lng?: number;
  lat?: number;
};

const isText = (value: unknown): value is string => typeof value === "string" && value.length > 0 && value.length < 100;
const isDegrees = (value: unknown): value is number => typeof value === "number" && Math.abs(value) <= 180;

/** Returns what a list needs of a city, or undefined where that is not one: what is stored on a device is not trusted. */
export function toListedCity(value: unknown): ListedCity | undefined {
  const city = (value ?? {}) as Partial<Record<keyof ListedCity, unknown>>;
  const { code, name, pinyin, leadingLetter, nameEn, initials, reading, open, venueCount, lng, lat } = city;
  const isCity = isText(code) && /^\d{6}$/.test(code) && isText(pinyin) && /^[a-z]{2,40}$/.test(pinyin);
  if (!isCity || !isText(name) || !isText(nameEn) || !isText(leadingLetter) || typeof initials !== "string")
    return undefined;
  if (!Number.isSafeInteger(venueCount) || (venueCount as number) < 0 || typeof open !== "boolean") return undefined;
  return {
    code,
    name,
    pinyin,
    leadingLetter,
    nameEn,
    initials,
    open,
    venueCount: venueCount as number,
    ...(isText(reading) && { reading }),
    ...(isDegrees(lng) && isDegrees(lat) && { lng, lat }),
  };
}
