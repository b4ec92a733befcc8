import type { Output } from "../../../contract/index.ts";
import type { Context } from "../context.ts";
import { allCities, wireOf } from "./city-wire.ts";

/** Returns cities with venues, by venue count, descending. */
export const getOpenCities = ({ index }: Context): Output<"common/getOpenCity"> =>
  allCities(index)
    .filter((city) => city.open)
    .toSorted((a, b) => b.venueCount - a.venueCount)
    .map(wireOf);
