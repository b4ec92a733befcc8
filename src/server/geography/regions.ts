import type { Region, RegionKind } from "../../domain/city/city.ts";
import { blocksOf } from "./blocks.ts";
import { linesOfStations } from "./metro-lines.ts";
import { businessAreaTable } from "./tables/business-areas.ts";
import { districtTable } from "./tables/districts.ts";
import { hubTable } from "./tables/hubs.ts";
import { metroStationTable } from "./tables/metro-stations.ts";

export { cities, cityByCode, cityBySlug, hotCities, openableCities, type ReferenceCity } from "./cities.ts";

const districts = blocksOf(districtTable);
const businessAreas = blocksOf(businessAreaTable);
const metroStations = blocksOf(metroStationTable);
const hubs = blocksOf(hubTable);

const cache = new Map<string, readonly Region[]>();
const none: readonly Region[] = [];

/** Cities directly under a province, and those abroad, share their first four digits: they keep all six. */
const sharesPrefix = (cityCode: string): boolean => !cityCode.endsWith("00");

/**
 * Nine digits. A city whose code ends in 00 gives its first four, the kind and a serial of four; any other its six, the
 * kind and a serial of two. The two schemes cannot meet: no four digits belong to cities of both sorts.
 */
function serialId(cityCode: string, kindDigit: 1 | 2 | 3, index: number): string {
  return sharesPrefix(cityCode)
    ? `${cityCode}${kindDigit}${String(index + 1).padStart(2, "0")}`
    : `${cityCode.slice(0, 4)}${kindDigit}${String(index + 1).padStart(4, "0")}`;
}

function districtOf(cityCode: string, row: string): Region {
  const [id = "", name = "", pinyin = "", lng, lat] = row.split(",");
  return { id, cityCode, kind: "district", name, pinyin, lng: Number(lng), lat: Number(lat) };
}

function placeOf(cityCode: string, kind: RegionKind, kindDigit: 1 | 2 | 3) {
  return (row: string, index: number): Region => {
    const [name = "", pinyin = "", lng, lat, mark] = row.split(",");
    const region: Region = {
      id: serialId(cityCode, kindDigit, index),
      cityCode,
      kind,
      name,
      pinyin,
      lng: Number(lng),
      lat: Number(lat),
    };
    if (kind !== "metro" || mark === "~") region.approximate = true;
    return region;
  };
}

function stationsOf(cityCode: string): Region[] {
  const lines = linesOfStations(cityCode);
  return metroStations(cityCode)
    .map(placeOf(cityCode, "metro", 2))
    .map((station) => ({ ...station, lines: lines.get(station.name) ?? [] }));
}

/**
 * The regions of a city: districts, business areas, metro stations, then airports and railway stations. Empty for a
 * code that the tables do not know. The same array every time, not to be changed.
 */
export function regionsOf(cityCode: string): readonly Region[] {
  const ready = cache.get(cityCode);
  if (ready) return ready;
  const regions = [
    ...districts(cityCode).map((row) => districtOf(cityCode, row)),
    ...businessAreas(cityCode).map(placeOf(cityCode, "business-area", 1)),
    ...stationsOf(cityCode),
    ...hubs(cityCode).map(placeOf(cityCode, "hub", 3)),
  ];
  if (regions.length === 0) return none;
  cache.set(cityCode, regions);
  return regions;
}

const municipality = /^(11|12|31|50|81|82)/;
const provinceDirect = /^(4190|4290|4690|6590|9)/;

/** The code of the city that a region id (six or nine digits) belongs to, read from the digits alone. */
export function cityCodeOfRegion(id: string): string {
  if (id.length > 6 && provinceDirect.test(id)) return id.slice(0, 6);
  return municipality.test(id) ? `${id.slice(0, 2)}0000` : `${id.slice(0, 4)}00`;
}

/** The region with an id, in whichever city it lies. */
export const regionById = (id: string): Region | undefined =>
  regionsOf(cityCodeOfRegion(id)).find((region) => region.id === id);
