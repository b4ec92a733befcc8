import { Refusal } from "../../contract/codes.ts";
import { cityByCode, cityBySlug, type ReferenceCity } from "../geography/cities.ts";

/**
 * Returns the city with this slug or code.
 * @throws Refusal notFound if the tables have no such city
 */
export function askedCity(key: string): ReferenceCity {
  const city = cityBySlug(key) ?? cityByCode(key);
  if (!city) throw new Refusal("notFound");
  return city;
}
