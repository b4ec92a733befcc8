import { findCityByCode } from "../geography/reference-city.ts";

/** Territories with a calling code of their own, by the beginning of their cities' codes. */
const territories: Readonly<Record<string, string>> = { "71": "TW", "81": "HK", "82": "MO" };

/** Returns the country or territory in whose numbers a city's venues are written. */
export const getCallingCountry = (cityCode: string): string =>
  territories[cityCode.slice(0, 2)] ?? findCityByCode(cityCode)?.country ?? "CN";
