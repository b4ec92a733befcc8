import { findNearbyCities, type NearbyCity } from "../../../../../domain/city/find-nearby-cities.ts";
import { nearbyCitiesShown } from "../../../../../domain/limits.ts";
import { listCityWires } from "../../cards/list-city-wires.ts";
import type { Context } from "../../context.ts";

/** Lists the cities with venues nearest to a city of China; an empty list for one abroad. */
export function listNearbyCities({ index }: Pick<Context, "index">, cityCode: string): NearbyCity[] {
  const cities = listCityWires(index);
  const here = cities.find(({ code, submit, global }) => code === cityCode && submit && !global);
  return findNearbyCities(here ?? {}, cities, nearbyCitiesShown);
}
