import { clearFilter, filters, getSelectedOptions, withChange } from "#domain/search/filters.ts";
import { formatFilterValue } from "#domain/search/format-filter-value.ts";
import { formatGroups } from "#domain/search/grammar.ts";
import { addNoLayout } from "#domain/search/sentence/add-no-layout.ts";
import { removeText } from "#domain/search/sentence/remove-text.ts";
import type { ParsedTerm } from "#domain/search/sentence/parsed-term.ts";
import { findLayoutById } from "#domain/space/layouts.ts";
import { formatYuan } from "#domain/format.ts";
import { budgetZh, filterZh } from "#texts/search/filter.zh.ts";
import { searchZh } from "#texts/search/search.zh.ts";
import { getRegionsById } from "../cards/get-regions-by-id.ts";
import type { Context } from "../context.ts";
import type { ListRequest } from "./list-request.ts";
import { countMatches, type ListSearch } from "./resolve-request.ts";

/** A constraint that can be dropped, and whether it was optional. */
interface RelaxationOption {
  kind: string;
  text: string;
  wish: boolean;
  apply: (request: ListRequest) => ListRequest;
}

export interface Relaxation {
  kind: string;
  text: string;
  total: number;
  searchParams: string;
  q?: string;
  unboxed?: true;
  unbudgeted?: true;
}

const maxRelaxations = 3;
/** Maximum number of options tried, as a URL may contain all features. */
const maxOptions = 12;
const filtersByGroup = filters.toSorted((a, b) => a.groups.space - b.groups.space);

/** Lists the selected filters as options. A filter is one option; where all its values are required, each value is one. */
function listFilterOptions({ city, query }: ListRequest): RelaxationOption[] {
  const regionName = query.region && (getRegionsById(city.code).get(query.region)?.name ?? filterZh.region.chip);
  const change = (by: (query: ListRequest["query"]) => ListRequest["query"]) => (request: ListRequest) => ({
    ...request,
    query: by(request.query),
  });
  const filterOptions = filtersByGroup.flatMap((filter): RelaxationOption[] => {
    const { key } = filter;
    if (!query[key] || ("match" in filter && filter.match === "all")) return [];
    const text = formatFilterValue(filter, query, filterZh, regionName).long;
    return [{ kind: key, text, wish: false, apply: change((before) => clearFilter(before, key)) }];
  });
  const requiredBits = filtersByGroup.flatMap((filter): RelaxationOption[] => {
    if (filter.kind !== "bits" || filter.match !== "all") return [];
    const { key } = filter;
    return getSelectedOptions(filter, query).map(({ bit, name }) => ({
      kind: key,
      text: name,
      wish: false,
      apply: change((before) => withChange(before, { [key]: before[key] & ~(1 << bit) })),
    }));
  });
  return [...filterOptions, ...requiredBits];
}

/** Lists the selected budget in all or a head as an option. */
const listBudgetOptions = ({ budget }: ListRequest): RelaxationOption[] =>
  (["sum", "head"] as const).flatMap((kind) => {
    const yuan = budget[kind];
    if (!yuan) return [];
    const text = `${budgetZh[kind].chip} ${filterZh.price.short(formatYuan(yuan))}`;
    return [{ kind, text, wish: false, apply: (before: ListRequest) => ({ ...before, budget: {} }) }];
  });

/** Returns how a term is shown: its words, an implied layout by its name. */
const formatTerm = ({ kind, text, value, implied }: ParsedTerm): string =>
  (implied && kind === "layout" && findLayoutById(value)?.name) || text;

/** Lists the options: one for the box, those of the selected filters, and each term of the sentence. */
function listOptions(request: ListRequest, terms: readonly ParsedTerm[]): RelaxationOption[] {
  const termOptions = terms.map((term): RelaxationOption => {
    const { kind, text, wish = false, implied } = term;
    const apply = (before: ListRequest) => ({
      ...before,
      query: { ...before.query, page: 0 },
      q: implied ? addNoLayout(before.q) : removeText(before.q, text),
    });
    return { kind, text: formatTerm(term), wish, apply };
  });
  const withoutBox = ({ place, ...before }: ListRequest) => ({ ...before, place: { ...place, box: undefined } });
  const boxOptions = request.place.box ? [{ kind: "box", text: searchZh.box, wish: false, apply: withoutBox }] : [];
  return [...boxOptions, ...listFilterOptions(request), ...listBudgetOptions(request), ...termOptions];
}

/** Combines every two options. */
const combinePairs = (options: readonly RelaxationOption[]): RelaxationOption[] =>
  options.flatMap((first, at) =>
    options.slice(at + 1).map((second) => ({
      kind: first.kind,
      text: `${first.text}、${second.text}`,
      wish: first.wish && second.wish,
      apply: (request: ListRequest) => second.apply(first.apply(request)),
    })),
  );

/**
 * Suggests at most three constraints to drop if nothing was found: wishes first, then by resulting total; pairs if no
 * single one helps. Each total equals that of the list its link opens.
 */
export function findRelaxations<Hit>(
  context: Context,
  search: ListSearch<Hit>,
  request: ListRequest,
  terms: readonly ParsedTerm[],
): Relaxation[] {
  const pickHelpful = (options: readonly RelaxationOption[]) =>
    options
      .map((option) => {
        const relaxed = option.apply(request);
        return { ...option, relaxed, total: countMatches(context, search, relaxed) };
      })
      .filter(({ total }) => total > 0);
  const options = listOptions(request, terms).slice(0, maxOptions);
  const single = pickHelpful(options);
  return (single.length > 0 ? single : pickHelpful(combinePairs(options)))
    .toSorted((a, b) => Number(b.wish) - Number(a.wish) || b.total - a.total)
    .filter(({ text }, at, all) => all.findIndex((other) => other.text === text) === at)
    .slice(0, maxRelaxations)
    .map(({ kind, text, total, relaxed }) => ({
      kind,
      text,
      total,
      searchParams: formatGroups(search.list, relaxed.query),
      ...(relaxed.q !== request.q && { q: relaxed.q }),
      ...(request.budget !== relaxed.budget && { unbudgeted: true as const }),
      ...(request.place.box && !relaxed.place.box && { unboxed: true as const }),
    }));
}
