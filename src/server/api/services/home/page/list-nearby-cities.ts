import { findNearbyCities, type NearbyCity } from "#domain/city/find-nearby-cities.ts";
import { nearbyCitiesShown } from "#domain/limits.ts";
import { listCityWires } from "../../cards/list-city-wires.ts";
import type { Context } from "../../context.ts";

/** Lists the other cities with venues nearest to a city: in China for one of China, abroad for one abroad. */
export function listNearbyCities({ index }: Pick<Context, "index">, cityCode: string): NearbyCity[] {
  const cities = listCityWires(index);
  const here = cities.find(({ code, submit, global }) => code === cityCode && (submit || global));
  const sameSide = cities.filter(({ code, global }) => code !== cityCode && Boolean(global) === Boolean(here?.global));
  return findNearbyCities(here ?? {}, sameSide, nearbyCitiesShown);
}
