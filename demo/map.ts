import type { Region } from "../src/domain/city/city.ts";
import { metresBetween } from "../src/domain/distance.ts";
import { cityByCode, type ReferenceCity } from "../src/server/geography/cities.ts";
import { regionsOf } from "../src/server/geography/regions.ts";
import { areaDistricts } from "./area-districts.ts";
import { cityPlans } from "./city-plan.ts";

/** The city of a plan. @throws Error where the reference tables do not know the code. */
export function cityOf(code: string): ReferenceCity {
  const city = cityByCode(code);
  if (!city) throw new Error(`no city ${code} in the reference tables`);
  return city;
}

export { regionsOf };

/** A region's name without what stands in brackets and Latin letters, as a house would use it: 国贸CBD is 国贸. */
export const plainName = (region: Region): string => region.name.replace(/（.*）|[A-Za-z0-9]+/g, "");

export const isAirport = (hub: Region): boolean => hub.name.endsWith("机场");

let hubs: Region[] | undefined;

/** Airports and railway stations of all the plan's cities: a house may be nearest to a neighbouring city's. */
export function allHubs(): readonly Region[] {
  hubs ??= cityPlans.flatMap(({ code }) => regionsOf(code).filter((region) => region.kind === "hub"));
  return hubs;
}

interface Mark {
  lng: number;
  lat: number;
  district: Region;
}

const marks = new Map<string, readonly Mark[]>();

const nearestOf = <T extends { lng: number; lat: number }>(points: readonly T[], lng: number, lat: number) => {
  let best: T | undefined;
  let least = Infinity;
  for (const point of points) {
    const metres = metresBetween(lng, lat, point.lng, point.lat);
    if (metres >= least) continue;
    best = point;
    least = metres;
  }
  return best;
};

/** Points of a city that are known to lie in a district: the districts' seats and the business areas. */
function marksOf(cityCode: string): readonly Mark[] {
  const ready = marks.get(cityCode);
  if (ready) return ready;
  const regions = regionsOf(cityCode);
  const districts = regions.filter((region) => region.kind === "district");
  const named = new Map(
    Object.entries(areaDistricts[cityCode] ?? {}).flatMap(([name, areas]) =>
      areas.split(" ").map((area) => [area, districts.find((district) => district.name === name)] as const),
    ),
  );
  const made = regions.flatMap((region): Mark[] => {
    const { kind, name, lng, lat } = region;
    if (kind !== "district" && kind !== "business-area") return [];
    const district = kind === "district" ? region : (named.get(name) ?? nearestOf(districts, lng, lat));
    return district ? [{ lng, lat, district }] : [];
  });
  marks.set(cityCode, made);
  return made;
}

/** The district a point lies in, as far as the known points tell; undefined in a city without districts. */
export const districtAround = (cityCode: string, lng: number, lat: number): Region | undefined =>
  nearestOf(marksOf(cityCode), lng, lat)?.district;
