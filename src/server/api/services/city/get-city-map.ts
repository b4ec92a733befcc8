import { ServiceError } from "#contract/codes.ts";
import type { Output, Parsed } from "#contract/index.ts";
import { getMetroLines } from "#server/geography/metro-line.ts";
import { cityByCode, cityBySlug, getRegions } from "#server/geography/get-regions.ts";
import type { Context } from "../context.ts";

type CityMap = Output<"map/getCityMap">;
type Point = CityMap["centre"];

const toPoint = (lng: number, lat: number): Point => [Math.round(lng * 1e4) / 1e4, Math.round(lat * 1e4) / 1e4];

/** Returns the schematic map of a city from the reference tables: metro lines as points, and named regions. */
export function getCityMap(_context: Context, { city: key }: Parsed<"map/getCityMap">): CityMap {
  const city = cityBySlug(key) ?? cityByCode(key);
  if (!city) throw new ServiceError("notFound");
  const regions = getRegions(city.code);
  const stations = new Map(regions.filter(({ kind }) => kind === "metro").map((station) => [station.name, station]));
  const lines = getMetroLines(city.code).map(({ name, stations: names, loop }) => {
    const points = names.flatMap((station) => {
      const at = stations.get(station);
      return at ? [toPoint(at.lng, at.lat)] : [];
    });
    return { name, points: loop && points[0] ? [...points, points[0]] : points };
  });
  const places = regions.flatMap(({ kind, name, lng, lat }) =>
    kind === "metro" ? [] : [{ name, kind, at: toPoint(lng, lat) }],
  );
  return { centre: toPoint(city.lng, city.lat), lines: lines.filter(({ points }) => points.length > 1), places };
}
