import type { City } from "#domain/city/city.ts";
import { chinaCityTable, globalCityTable } from "./tables/cities.ts";
import { hotCodes, openableCodes } from "./tables/openable.ts";

/** A city of the reference tables, without the facts that depend on the catalogue. */
export interface ReferenceCity extends Omit<City, "open" | "regionCount" | "venueCount"> {
  /** Outside China; listed separately in the city picker. */
  global: boolean;
  /** Has business areas and hubs in these tables. */
  openable: boolean;
}

const currencies: Record<string, string> = { "71": "TWD", "81": "HKD", "82": "MOP" };
const continents: Record<string, string> = {
  AU: "Oceania",
  DE: "Europe",
  FR: "Europe",
  GB: "Europe",
  IT: "Europe",
  US: "North America",
};

let parsed:
  | { all: ReferenceCity[]; byCode: Map<string, ReferenceCity>; bySlug: Map<string, ReferenceCity> }
  | undefined;

function toCity(fields: string[], place: Pick<ReferenceCity, "country" | "currency" | "global">): ReferenceCity {
  const [code = "", name = "", pinyin = "", nameEn = "", lng, lat] = fields;
  return {
    code,
    name,
    pinyin,
    leadingLetter: pinyin.slice(0, 1).toUpperCase(),
    nameEn,
    ...place,
    continent: continents[place.country] ?? "Asia",
    lng: Number(lng),
    lat: Number(lat),
    hot: hotCodes.includes(code),
    openable: openableCodes.includes(code),
    submit: true,
  };
}

const parseRows = (table: string): string[][] =>
  table
    .trim()
    .split("\n")
    .map((line) => line.split("\t"));

function parseCityTables() {
  const china = parseRows(chinaCityTable).map((fields) => {
    const currency = currencies[fields[0]?.slice(0, 2) ?? ""] ?? "CNY";
    return toCity(fields, { country: "CN", currency, global: false });
  });
  const abroad = parseRows(globalCityTable).map(([code = "", name = "", slug = "", nameEn = "", ...rest]) => {
    const [country = "", currency = "", lng = "", lat = ""] = rest;
    return toCity([code, name, slug, nameEn, lng, lat], { country, currency, global: true });
  });
  const all = [...china, ...abroad];
  return {
    all,
    byCode: new Map(all.map((city) => [city.code, city])),
    bySlug: new Map(all.map((city) => [city.pinyin, city])),
  };
}

function getCityTables() {
  parsed ??= parseCityTables();
  return parsed;
}

/** Lists every city of the tables: China's in code order (including Hong Kong, Macao and Taiwan), then those abroad. */
export const listCities = (): readonly ReferenceCity[] => getCityTables().all;

/** Returns the city with a six-digit code, or undefined. */
export const findCityByCode = (code: string): ReferenceCity | undefined => getCityTables().byCode.get(code);

/** Returns the city with a URL slug ("beijing"), or undefined. */
export const findCityBySlug = (slug: string): ReferenceCity | undefined => getCityTables().bySlug.get(slug);

/** Lists the hot cities in the order of the city picker. */
export const listHotCities = (): ReferenceCity[] => hotCodes.flatMap((code) => findCityByCode(code) ?? []);
