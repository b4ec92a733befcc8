import { emptyQuery, type FilterKey, filters, type ListKind, type ListQuery, sorts } from "./filters.ts";

/**
 * The hyphen groups of the two lists' URLs (product.md 2.2): the only place that splits or joins them. Groups are
 * positional, 0 means any.
 */

/** A URL group: a filter, the sort or the page. */
type GroupKey = FilterKey | "sort" | "page";

/** The last page that a URL can name. */
const lastPage = 99_999;
/** Groups have at most 9 digits. */
const maxValue = 999_999_999;

/** Positions of the two groups that are no filters. */
const controls = [
  { key: "sort", groups: { venue: 8, space: 10 } },
  { key: "page", groups: { venue: 9, space: 11 } },
] as const;

const listKeys = (list: ListKind): readonly GroupKey[] =>
  [...filters, ...controls]
    .flatMap(({ key, groups }) => {
      const at = (groups as { venue?: number; space: number })[list];
      return at === undefined ? [] : [{ key, at }];
    })
    .toSorted((a, b) => a.at - b.at)
    .map(({ key }) => key);

const grammars = {
  venue: { segment: "changdi", keys: listKeys("venue"), minGroups: 5 },
  space: { segment: "kongjian", keys: listKeys("space"), minGroups: 11 },
} as const;

const toMask = (options: readonly { bit: number }[]): number => options.reduce((set, { bit }) => set | (1 << bit), 0);

/** Bits that exist, by bit set; largest value, by option. */
const masks: Partial<Record<GroupKey, number>> = {};
const maxima: Partial<Record<GroupKey, number>> = { sort: sorts.length - 1, page: lastPage };
for (const filter of filters) {
  if (filter.kind === "bits") masks[filter.key] = toMask(filter.options);
  if (filter.kind === "option") maxima[filter.key] = filter.options.length;
}

/** Returns the value as a query may have it; unknown and out-of-range values become 0. */
function toCanonicalValue(key: GroupKey, value: number): number {
  if (!Number.isSafeInteger(value) || value < 0 || value > maxValue) return 0;
  const mask = masks[key];
  if (mask !== undefined) return value & mask;
  if (value > (maxima[key] ?? value)) return 0;
  return key === "page" && value === 1 ? 0 : value;
}

/**
 * Builds a list's query from named values, such as an API call's input; unknown and out-of-range values, and filters that
 * the list does not have, become 0.
 */
export function toCanonicalQuery(list: ListKind, values: object): ListQuery {
  const given = values as Record<string, unknown>;
  const { region: _, ...query } = emptyQuery;
  const canonical: Record<string, unknown> = query;
  for (const key of grammars[list].keys) {
    const value = toCanonicalValue(key, Number(given[key] ?? 0));
    if (key !== "region") canonical[key] = value;
    else if (value > 0) canonical.region = String(value);
  }
  return canonical as ListQuery;
}

/**
 * Parses a list's groups ("-0-0-0-200-2"): 5 to 9 of a venue list, exactly 11 of a space list. Returns undefined if they
 * are malformed (a 404).
 */
export function parseGroups(list: ListKind, searchParams: string): ListQuery | undefined {
  const { keys, minGroups } = grammars[list];
  if (!/^(?:-\d+)+$/.test(searchParams)) return undefined;
  const digits = searchParams.slice(1).split("-");
  if (digits.length < minGroups || digits.length > keys.length) return undefined;
  const values = digits.map((text, at) => [keys[at], text.length > 9 ? 0 : Number(text)]);
  return toCanonicalQuery(list, Object.fromEntries(values));
}

/** Formats a query as its canonical groups: the shortest form of 5 or more for a venue list, always 11 for a space list. */
export function formatGroups(list: ListKind, query: ListQuery): string {
  const { keys, minGroups } = grammars[list];
  const canonical = toCanonicalQuery(list, query);
  const groups = keys.map((key) => String(canonical[key] ?? 0));
  while (groups.length > minGroups && groups.at(-1) === "0") groups.pop();
  return groups.map((group) => `-${group}`).join("");
}

/** Formats the path of a list with these groups; `citySlug` is the city's pinyin. */
export const formatListPath = (list: ListKind, citySlug: string, groups: string): string =>
  `/${citySlug}/${grammars[list].segment}${groups}`;

/** Formats the path of a city's list with these filters; without any, of its whole list. */
export const formatListHref = (list: ListKind, citySlug: string, query: Partial<ListQuery> = {}): string =>
  formatListPath(list, citySlug, formatGroups(list, { ...emptyQuery, ...query }));
