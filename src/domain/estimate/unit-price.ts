import type { PriceRange } from "./price-range.ts";

/**
 * City levels of unit prices: `first` Beijing, Shanghai, Guangzhou, Shenzhen; `newFirst` the fifteen that follow; `other`.
 */
export const cityLevels = ["first", "newFirst", "other"] as const;
export type CityLevel = (typeof cityLevels)[number];

/** Where a price was published. */
export interface PriceSource {
  title: string;
  publisher: string;
  year?: number;
  url?: string;
}

/**
 * What a price stands on: the operator's own price list, published prices, published prices of another city level that this one is scaled from, the trade's
 * experience without a publication, or the demo's own reckoning.
 */
export type PriceBasis = "own" | "source" | "scaled" | "trade" | "demo";

/** The stored unit price of an item in yuan (percent where `unit` is %), by city level. A level may be unknown. */
export interface UnitPriceRow {
  key: string;
  name: string;
  /** As on the page, e.g. 元/㎡·天. */
  unit: string;
  levels: Readonly<Partial<Record<CityLevel, PriceRange>>>;
  /** Levels that the sources cover. */
  sourcedLevels: readonly CityLevel[];
  sources: readonly PriceSource[];
  /** ISO day on which the row was collected or set. */
  asOf: string;
  /** A demo price, from own reckoning. */
  demo?: boolean;
  /** A price of the operator's. */
  own?: boolean;
}

/** The unit price of an item at one city level, as an estimate uses it. */
export interface UnitPrice extends PriceRange {
  key: string;
  name: string;
  unit: string;
  basis: PriceBasis;
  /** Publishers of the sources with their years, for display. */
  source?: string | undefined;
}

/** Returns what a row's price at a city level stands on. */
function getPriceBasis(
  row: Pick<UnitPriceRow, "sources" | "sourcedLevels" | "demo" | "own">,
  level: CityLevel,
): PriceBasis {
  if (row.own) return "own";
  if (row.demo) return "demo";
  if (row.sources.length === 0 || row.sourcedLevels.length === 0) return "trade";
  return row.sourcedLevels.includes(level) ? "source" : "scaled";
}

/** Formats the publications of a price: 会小二问答 2024、慈溪会展中心; undefined if there are none. */
const formatSources = (sources: readonly PriceSource[]): string | undefined =>
  [...new Set(sources.map(({ publisher, year }) => (year ? `${publisher} ${year}` : publisher)))].join("、") ||
  undefined;

/** Returns the prices that rows have at a city level; rows without one are left out. */
export const selectUnitPrices = (rows: readonly UnitPriceRow[], level: CityLevel): UnitPrice[] =>
  rows.flatMap((row) => {
    const range = row.levels[level];
    if (!range) return [];
    const { key, name, unit } = row;
    return { key, name, unit, ...range, basis: getPriceBasis(row, level), source: formatSources(row.sources) };
  });
