import type { Region, RegionKind } from "#domain/city/city.ts";
import { parseBlocks } from "./parse-blocks.ts";
import { getLinesByStation } from "./metro-line.ts";
import { businessAreaTable } from "./tables/business-areas.ts";
import { districtTable } from "./tables/districts.ts";
import { hubTable } from "./tables/hubs.ts";
import { metroStationTable } from "./tables/metro-stations.ts";

export {
  listCities as cities,
  findCityByCode as cityByCode,
  findCityBySlug as cityBySlug,
} from "./reference-city.ts";

const districts = parseBlocks(districtTable);
const businessAreas = parseBlocks(businessAreaTable);
const metroStations = parseBlocks(metroStationTable);
const hubs = parseBlocks(hubTable);

const regionsByCity = new Map<string, readonly Region[]>();
const none: readonly Region[] = [];

/** Returns whether a city shares its first four digits with others: cities directly under a province and abroad. */
const sharesPrefix = (cityCode: string): boolean => !cityCode.endsWith("00");

/**
 * Builds a region id of nine digits: four of a city code that ends in 00, the kind, a serial of four; for other cities all
 * six, the kind, a serial of two. The schemes cannot collide: no four digits belong to cities of both sorts.
 */
function buildRegionId(cityCode: string, kindDigit: 1 | 2 | 3, index: number): string {
  return sharesPrefix(cityCode)
    ? `${cityCode}${kindDigit}${String(index + 1).padStart(2, "0")}`
    : `${cityCode.slice(0, 4)}${kindDigit}${String(index + 1).padStart(4, "0")}`;
}

function parseDistrict(cityCode: string, row: string): Region {
  const [id = "", name = "", pinyin = "", lng, lat] = row.split(",");
  return { id, cityCode, kind: "district", name, pinyin, lng: Number(lng), lat: Number(lat) };
}

function createRegionParser(cityCode: string, kind: RegionKind, kindDigit: 1 | 2 | 3) {
  return (row: string, index: number): Region => {
    const [name = "", pinyin = "", lng, lat, mark] = row.split(",");
    const region: Region = {
      id: buildRegionId(cityCode, kindDigit, index),
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

function parseStations(cityCode: string): Region[] {
  const lines = getLinesByStation(cityCode);
  return metroStations(cityCode)
    .map(createRegionParser(cityCode, "metro", 2))
    .map((station) => ({ ...station, lines: lines.get(station.name) ?? [] }));
}

/**
 * Returns the regions of a city: districts, business areas, metro stations, then airports and railway stations. Empty for
 * an unknown code. The array is cached and must not be changed.
 */
export function getRegions(cityCode: string): readonly Region[] {
  const cached = regionsByCity.get(cityCode);
  if (cached) return cached;
  const regions = [
    ...districts(cityCode).map((row) => parseDistrict(cityCode, row)),
    ...businessAreas(cityCode).map(createRegionParser(cityCode, "business-area", 1)),
    ...parseStations(cityCode),
    ...hubs(cityCode).map(createRegionParser(cityCode, "hub", 3)),
  ];
  if (regions.length === 0) return none;
  regionsByCity.set(cityCode, regions);
  return regions;
}

const municipality = /^(11|12|31|50|81|82)/;
const provinceDirect = /^(4190|4290|4690|6590|9)/;

/** Returns the city code of a region id (six or nine digits), derived from the digits alone. */
export function getCityCodeOfRegion(id: string): string {
  if (id.length > 6 && provinceDirect.test(id)) return id.slice(0, 6);
  return municipality.test(id) ? `${id.slice(0, 2)}0000` : `${id.slice(0, 4)}00`;
}

/** Returns the region with an id in any city, or undefined. */
export const findRegionById = (id: string): Region | undefined =>
  getRegions(getCityCodeOfRegion(id)).find((region) => region.id === id);
