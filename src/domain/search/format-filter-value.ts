import { formatNumber, formatYuan } from "../format.ts";
import { findLayoutById } from "../space/layouts.ts";
import { type filters, getSelectedOptions, type ListQuery } from "./filters.ts";

/** The texts that a value needs around it (texts/search). */
interface FilterTexts {
  height: string;
  priceValue: (yuan: string) => string;
}

/** A filter's value as text: `short` beside the filter's name, `long` by itself. */
interface FilterValue {
  short: string;
  long: string;
}

const same = (text: string): FilterValue => ({ short: text, long: text });

/**
 * Formats the selected value of a filter: 200 beside its name, 200 人 by itself; of a bit set the names of its options.
 * `regionName` is the name of the query's region.
 */
export function formatFilterValue(
  filter: (typeof filters)[number],
  query: ListQuery,
  texts: FilterTexts,
  regionName: string | undefined,
): FilterValue {
  if (filter.kind === "bits") {
    const names = getSelectedOptions(filter, query).map(({ name }) => name);
    return same(names.join("、"));
  }
  switch (filter.key) {
    case "region":
      return same(regionName ?? query.region ?? "");
    case "layout":
      return same(findLayoutById(query.layout)?.name ?? "");
    case "people":
      return { short: formatNumber(query.people), long: `${formatNumber(query.people)} 人` };
    case "price":
      return same(texts.priceValue(formatYuan(query.price)));
    case "area":
      return same(`${formatNumber(query.area)} m²`);
    case "height":
      return { short: `${query.height / 10} m`, long: `${texts.height} ${query.height / 10} m` };
    default:
      return filter satisfies never;
  }
}
