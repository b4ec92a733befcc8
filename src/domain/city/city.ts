/** A city of the catalogue. `code` is GB/T 2260 (six digits), `pinyin` its slug in URLs. */
export interface City {
  code: string;
  name: string;
  pinyin: string;
  /** Upper-case first letter of the slug, the index group of the city switch. */
  leadingLetter: string;
  nameEn: string;
  /** ISO 3166-1 alpha-2 country code; CN for the mainland's cities. */
  country: string;
  continent: string;
  currency: string;
  /** GCJ-02 degrees. */
  lng: number;
  lat: number;
  /** The catalogue has venues here. */
  open: boolean;
  hot: boolean;
  /** A demand can name this city. */
  submit: boolean;
  regionCount: number;
  venueCount: number;
}

export const regionKinds = [
  { kind: "district", name: "行政区" },
  { kind: "business-area", name: "商圈" },
  { kind: "metro", name: "地铁站" },
  { kind: "hub", name: "机场车站" },
] as const;

export type RegionKind = (typeof regionKinds)[number]["kind"];

/** A part of a city that a list can be narrowed to; `id` is at most 9 digits (URL grammar, group 1). */
export interface Region {
  id: string;
  cityCode: string;
  kind: RegionKind;
  name: string;
  pinyin: string;
  /** GCJ-02 degrees. */
  lng: number;
  lat: number;
  /** The point is accurate to about a kilometre only. */
  approximate?: boolean;
  /** For a metro station, the names of its lines. */
  lines?: string[];
}

/** Fallback for an unset city (specification, section 3). */
export const defaultCity = { code: "110000", name: "北京", pinyin: "beijing" } as const;

/** The identifying fields of a city, used by the header, the cookie and the persisted choice. */
export type CityName = Pick<City, "code" | "name" | "pinyin">;
