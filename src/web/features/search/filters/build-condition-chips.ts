import { clearFilter, filters, getSelectedOptions, type ListQuery, toggleBit } from "#domain/search/filters.ts";
import { formatFilterValue } from "#domain/search/format-filter-value.ts";
import { filterZh } from "#texts/search/filter.zh.ts";

/** A condition as shown on the page, and the query without it. */
export interface ConditionChip {
  key: string;
  name?: string;
  text: string;
  without: ListQuery;
}

/** Returns a chip for each condition of a query, in the order of the filter table; `regionName` is the name of its region. */
export function buildConditionChips(query: ListQuery, regionName: string | undefined): ConditionChip[] {
  return filters.flatMap((filter): ConditionChip[] => {
    const { key } = filter;
    if (filter.kind === "bits") {
      return getSelectedOptions(filter, query).map(({ bit, name, label = name }) => ({
        key: `${key} ${bit}`,
        text: label,
        without: toggleBit(query, filter.key, bit),
      }));
    }
    if (!query[filter.key]) return [];
    const text = formatFilterValue(filter, query, filterZh, regionName).short;
    return [{ key, name: filterZh[filter.key].chip, text, without: clearFilter(query, filter.key) }];
  });
}
