import type { Output } from "#contract/index.ts";
import type { Context } from "../context.ts";
import { listCityWires, toCityWire } from "../cards/list-city-wires.ts";

/** Returns cities with venues, by venue count, descending. */
export const getOpenCities = ({ index }: Context): Output<"common/getOpenCity"> =>
  listCityWires(index)
    .filter((city) => city.open)
    .toSorted((a, b) => b.venueCount - a.venueCount)
    .map(toCityWire);
