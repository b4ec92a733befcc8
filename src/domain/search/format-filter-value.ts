import { formatNumber, formatYuan } from "../format.ts";
import { findLayoutById } from "../space/layouts.ts";
import {
  boundFields,
  type BoundFilter,
  type Filter,
  getSelectedOptions,
  type ListQuery,
  type Unit,
} from "./filters.ts";

/** The texts around a bound's number: beside the filter's name, and by itself (texts/search/filters). */
export type BoundTexts = Record<BoundFilter["key"], Record<"short" | "long", (value: string) => string>>;

/** A filter's value as text: `short` beside the filter's name, `long` by itself. */
interface FilterValue {
  short: string;
  long: string;
}

const same = (text: string): FilterValue => ({ short: text, long: text });

const numberFormats: Record<Unit, (value: number) => string> = {
  people: formatNumber,
  yuan: formatYuan,
  m2: formatNumber,
  dm: String,
};

/**
 * Formats the selected value of a filter: 200 beside its name, 200 人 by itself; of a bit set the names of its options.
 * `regionName` is the name of the query's region.
 */
export function formatFilterValue(
  filter: Filter,
  query: ListQuery,
  texts: BoundTexts,
  regionName: string | undefined,
): FilterValue {
  switch (filter.kind) {
    case "bits":
      return same(
        getSelectedOptions(filter, query)
          .map(({ name }) => name)
          .join("、"),
      );
    case "id":
      return same(regionName ?? query.region ?? "");
    case "option":
      return same(findLayoutById(query.layout)?.name ?? "");
    default: {
      const number = numberFormats[filter.unit](query[filter.key] / boundFields[filter.unit].scale);
      return { short: texts[filter.key].short(number), long: texts[filter.key].long(number) };
    }
  }
}
