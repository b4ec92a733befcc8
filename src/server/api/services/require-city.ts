import { ServiceError } from "#contract/codes.ts";
import { findCityByCode, findCityBySlug, type ReferenceCity } from "../../geography/reference-city.ts";

/**
 * Returns the city with this slug or code.
 * @throws ServiceError notFound if the tables have no such city
 */
export function requireCity(key: string): ReferenceCity {
  const city = findCityBySlug(key) ?? findCityByCode(key);
  if (!city) throw new ServiceError("notFound");
  return city;
}
