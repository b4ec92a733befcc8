import type { Output, Parsed } from "#contract/index.ts";
import { getDistanceMetres } from "#domain/distance.ts";
import { findCityAt } from "#server/geography/find-city-at.ts";
import { listCityWires, toCityWire } from "../cards/list-city-wires.ts";
import type { Context } from "../context.ts";

/** Returns the city of a position, open or not, and the nearest open city with its distance where it is not open. */
export function getCityAt({ index }: Context, { lng, lat }: Parsed<"city/getCityAt">): Output<"city/getCityAt"> {
  const all = listCityWires(index);
  const code = findCityAt(lng, lat)?.code;
  const city = all.find((one) => one.code === code);
  if (city?.open) return { city: toCityWire(city) };
  const [nearest] = all
    .flatMap((one) =>
      one.open && one.lng !== undefined && one.lat !== undefined
        ? [{ one, metres: Math.round(getDistanceMetres(lng, lat, one.lng, one.lat)) }]
        : [],
    )
    .toSorted((a, b) => a.metres - b.metres);
  return {
    city: city && toCityWire(city),
    nearest: nearest && { city: toCityWire(nearest.one), metres: nearest.metres },
  };
}
