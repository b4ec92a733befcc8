import { Refusal } from "../../../contract/codes.ts";
import type { Output, Parsed } from "../../../contract/index.ts";
import { metroLinesOf } from "../../geography/metro-lines.ts";
import { cityByCode, cityBySlug, regionsOf } from "../../geography/regions.ts";
import type { Context } from "../context.ts";

type CityMap = Output<"map/getCityMap">;
type Point = CityMap["centre"];

const rounded = (lng: number, lat: number): Point => [Math.round(lng * 1e4) / 1e4, Math.round(lat * 1e4) / 1e4];

/** Returns the schematic map of a city from the reference tables: metro lines as points, and named regions. */
export function getCityMap(_context: Context, { city: key }: Parsed<"map/getCityMap">): CityMap {
  const city = cityBySlug(key) ?? cityByCode(key);
  if (!city) throw new Refusal("notFound");
  const regions = regionsOf(city.code);
  const stations = new Map(regions.filter(({ kind }) => kind === "metro").map((station) => [station.name, station]));
  const lines = metroLinesOf(city.code).map(({ name, stations: names, loop }) => {
    const points = names.flatMap((station) => {
      const at = stations.get(station);
      return at ? [rounded(at.lng, at.lat)] : [];
    });
    return { name, points: loop && points[0] ? [...points, points[0]] : points };
  });
  const places = regions.flatMap(({ kind, name, lng, lat }) =>
    kind === "metro" ? [] : [{ name, kind, at: rounded(lng, lat) }],
  );
  return { centre: rounded(city.lng, city.lat), lines: lines.filter(({ points }) => points.length > 1), places };
}
