import { cityLevelNames } from "#domain/estimate/description/get-estimate-line-name.ts";
import type { PriceRange } from "#domain/estimate/price-range.ts";
import { type CityLevel, cityLevels } from "#domain/estimate/unit-price.ts";

/** The ends of a price, and what they are called in a table. */
export const priceEnds = { low: "低", likely: "可能", high: "高" } as const satisfies Record<keyof PriceRange, string>;

/** Headings of a table of unit prices. */
export const priceHeadings = { key: "编号", name: "项目", unit: "单位", source: "依据", asOf: "日期" } as const;

/** Returns the heading of one end of the price at a city level: 一线城市 低. */
export const formatPriceHeading = (level: CityLevel, end: keyof PriceRange): string =>
  `${cityLevelNames[level]} ${priceEnds[end]}`;

/** All headings of a table of unit prices, in the order of an export. */
export const priceTableHeadings: readonly string[] = [
  priceHeadings.key,
  priceHeadings.name,
  priceHeadings.unit,
  ...cityLevels.flatMap((level) =>
    (Object.keys(priceEnds) as (keyof PriceRange)[]).map((end) => formatPriceHeading(level, end)),
  ),
  priceHeadings.source,
  priceHeadings.asOf,
];
