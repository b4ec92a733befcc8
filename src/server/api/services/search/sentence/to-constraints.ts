import { type Filter, type FilterKey, filters, type ListQuery } from "#domain/search/filters.ts";
import type { ParsedTerm, TermKind, TermValues } from "#domain/search/sentence/parsed-term.ts";
import { findNamedBrand } from "#domain/venue/find-named-brand.ts";
import { isCateringNeed } from "#domain/search/sentence/lexicon/need-synonyms.ts";
import type { SearchContext } from "#server/search/index/search-index.ts";

/** Constraints that a sentence adds to a search: filters, and context that filters cannot express. */
export interface SentenceConstraints {
  query: Partial<ListQuery>;
  context: Omit<SearchContext, "cityCode">;
}

type Applier<Kind extends TermKind> = (
  constraints: SentenceConstraints,
  value: TermValues[Kind],
  anyOf?: readonly string[],
) => void;

type FilterTerm = Filter["term"];

const append =
  (key: "brands" | "near" | "regions"): Applier<"brand" | "near" | "region"> =>
  ({ context }, value) => {
    context[key] = [...(context[key] ?? []), value];
  };

const showOnly = () => {};

/** Bit of the feature that a need of catering prefers (自有餐饮): it excludes no venue. */
const ownCatering = 22;

/** Appliers of the kinds that are no filter of the table, and of regions, of which a sentence may name several. */
const appliers: { [Kind in Exclude<TermKind, FilterTerm> | "region"]: Applier<Kind> } = {
  region: append("regions"),
  sort: ({ query }, value) => {
    query.sort ??= value as ListQuery["sort"];
  },
  brand: append("brands"),
  facility: ({ context }, value, anyOf = [value]) => {
    context.facilities = [...(context.facilities ?? []), anyOf];
  },
  near: append("near"),
  rating: ({ context }, value) => {
    context.rating = Math.max(context.rating ?? 0, value);
  },
  roomPrice: ({ context }, value) => {
    context.roomPrice = { ...context.roomPrice, ...value };
  },
  rooms: ({ context }, value) => {
    context.guestRooms = Math.max(context.guestRooms ?? 0, value);
  },
  name: ({ context }, value) => {
    context.keyword = [context.keyword, value].filter(Boolean).join(" ");
  },
  city: showOnly,
  date: showOnly,
  days: showOnly,
  eventType: showOnly,
  total: showOnly,
  mealPrice: showOnly,
  tablePrice: showOnly,
  halfDayPrice: ({ context }, value) => {
    context.halfDayPrice = value;
  },
  need: ({ context }, value) => {
    if (isCateringNeed(value)) context.preferredFeatures = 1 << ownCatering;
  },
};

/** Kinds that are shown to the visitor and filter nothing: a list has no dates, and its city is in its path. */
export const nonFilteringKinds: ReadonlySet<TermKind> = new Set([
  "city",
  "date",
  "days",
  "eventType",
  "sort",
  "total",
  "mealPrice",
  "tablePrice",
  "need",
]);

/** Five stars are bit 0, two or fewer bit 3; other terms have the bit itself. */
const toBit = (kind: TermKind, value: number): number => (kind === "star" ? 5 - Math.max(2, value) : value);

/** The filter that a term of a kind sets. */
const filterByTerm = new Map<TermKind, Filter>(filters.map((filter) => [filter.term, filter]));

/** Returns whether a query can express a term. */
export const isQueryTerm = ({ kind }: ParsedTerm): boolean => kind === "sort" || filterByTerm.has(kind);

/** Sets a filter: bits are added, of other values the first wins. */
function applyFilter({ key, kind }: Filter, query: Partial<ListQuery>, term: ParsedTerm): void {
  const value = Number(term.value);
  const before = query as Partial<Record<FilterKey, number>>;
  before[key] = kind === "bits" ? (before[key] ?? 0) | (1 << toBit(term.kind, value)) : (before[key] ?? value);
}

/** Requires the hotels of the one brand that is named, if the table has it: 喜来登 is met by no 福朋喜来登. */
function withExactBrand({ brands, ...context }: SentenceConstraints["context"]): SentenceConstraints["context"] {
  const named = brands?.length === 1 ? findNamedBrand(brands[0]!) : undefined;
  if (named) return { ...context, group: { name: named.group, brandId: named.brand.id } };
  return brands ? { ...context, brands } : context;
}

/** Converts parsed terms to constraints. */
export function toConstraints(terms: readonly ParsedTerm[]): SentenceConstraints {
  const constraints: SentenceConstraints = { query: {}, context: {} };
  for (const term of terms) {
    const filter = filterByTerm.get(term.kind);
    // A price of the event in all limits its sum, not the hire.
    if (term.kind === "price" && term.of === "sum") continue;
    if (filter && filter.kind !== "id") applyFilter(filter, constraints.query, term);
    else (appliers[term.kind as keyof typeof appliers] as Applier<never>)(constraints, term.value as never, term.anyOf);
  }
  return { ...constraints, context: withExactBrand(constraints.context) };
}

/**
 * Returns whether a selected filter overrides a term: one of its kind, of sets of which all bits are required (they add
 * up) one with the same bit.
 */
function isOverridden({ kind, value }: ParsedTerm, query: ListQuery): boolean {
  if (kind === "sort") return query.sort !== 0;
  const filter = filterByTerm.get(kind);
  if (!filter) return false;
  const isSelected = query[filter.key];
  if (!("match" in filter && filter.match === "all")) return Boolean(isSelected);
  return (Number(isSelected) & (1 << toBit(kind, Number(value)))) !== 0;
}

/** Removes terms whose filter or budget the visitor selected: a selected value overrides the sentence. */
export const withoutOverridden = (
  terms: readonly ParsedTerm[],
  query: ListQuery,
  { sum, head }: { sum?: number | undefined; head?: number | undefined } = {},
): ParsedTerm[] =>
  terms.filter((term) => !isOverridden(term, query) && !(term.kind === "total" && (sum ?? head) !== undefined));

/** Merges the selected filters with those of the sentence; the features of both are required. */
export function mergeQuery(query: ListQuery, { query: parsed, context }: SentenceConstraints): ListQuery {
  const unset = Object.entries(parsed).filter(([key]) => !query[key as keyof ListQuery]);
  const [region, ...others] = context.regions ?? [];
  return {
    ...query,
    ...Object.fromEntries(unset),
    features: query.features | (parsed.features ?? 0),
    // Of several regions any is meant, which a query cannot express.
    ...(query.region === undefined && others.length === 0 && region !== undefined && { region }),
  };
}
