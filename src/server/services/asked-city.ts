import { Refusal } from "../../contract/codes.ts";
import { cityByCode, cityBySlug, type ReferenceCity } from "../geography/cities.ts";

/**
 * The city that a call names by slug or code.
 * @throws Refusal notFound where the tables know none
 */
export function askedCity(key: string): ReferenceCity {
  const city = cityBySlug(key) ?? cityByCode(key);
  if (!city) throw new Refusal("notFound");
  return city;
}
