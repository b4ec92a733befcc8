import { formatNumber, formatYuan } from "../../../../domain/format-number.ts";
import { clearFilter, type SpaceQuery } from "../../../../domain/search/grammar.ts";
import type { ParsedTerm } from "../../../../domain/search/sentence/parse-sentence.ts";
import { removeText } from "../../../../domain/search/sentence/remove-text.ts";
import { listFeatures } from "../../../../domain/space/features.ts";
import { findLayoutById } from "../../../../domain/space/layouts.ts";
import { starLevels } from "../../../../domain/venue/star-levels.ts";
import { venueTypes } from "../../../../domain/venue/venue-types.ts";
import { searchZh } from "../../../../texts/search/search.zh.ts";
import type { GroupQuery } from "../../../search/index/search-index.ts";
import { getRegionsById } from "../cards/get-regions-by-id.ts";
import type { Context } from "../context.ts";
import { type ListKind, searchList } from "./search-list.ts";
import type { ListRequest } from "./list-request.ts";

/** A constraint that can be dropped, and whether it was optional. */
interface RelaxationOption<Q extends GroupQuery> {
  kind: string;
  text: string;
  wish: boolean;
  apply: (request: ListRequest<Q>) => ListRequest<Q>;
}

export interface Relaxation {
  kind: string;
  text: string;
  total: number;
  searchParams: string;
  q?: string;
  unboxed?: true;
}

const maxRelaxations = 3;
/** Maximum number of options tried, as a URL may contain all 26 features. */
const maxOptions = 12;
const chipTexts = searchZh.chip;

const formatNames = (set: number, table: readonly { bit: number; name: string }[]): string =>
  table
    .filter(({ bit }) => set & (1 << bit))
    .map(({ name }) => name)
    .join("、");

/** Formats a selected group: 200 人, 朝阳区. */
function formatGroup(query: GroupQuery, key: keyof SpaceQuery, cityCode: string): string {
  const { region, types, stars, people, layout, price, area = 0, height = 0 } = query;
  const texts: Partial<Record<keyof SpaceQuery, string>> = {
    region: (region && getRegionsById(cityCode).get(region)?.name) ?? chipTexts.region,
    types: formatNames(types, venueTypes),
    stars: formatNames(stars, starLevels),
    people: `${formatNumber(people)} 人`,
    layout: findLayoutById(layout)?.name ?? "",
    price: chipTexts.priceValue(formatYuan(price)),
    area: `${formatNumber(area)} m²`,
    height: `${chipTexts.height} ${height / 10} m`,
  };
  return texts[key] ?? "";
}

const groups = ["region", "types", "stars", "people", "layout", "area", "price", "height"] as const;

/** Lists the options: one for the box, each selected group, each feature and each term of the sentence. */
function listOptions<Q extends GroupQuery>(
  { city, query, place }: ListRequest<Q>,
  understood: readonly ParsedTerm[],
): RelaxationOption<Q>[] {
  const changeQuery = (by: (query: Q) => Q) => (request: ListRequest<Q>) => ({
    ...request,
    query: { ...by(request.query), page: 0 },
  });
  const groupOptions = groups.flatMap((key): RelaxationOption<Q>[] => {
    if (!(query as Partial<SpaceQuery>)[key]) return [];
    const text = formatGroup(query, key, city.code);
    return [{ kind: key, text, wish: false, apply: changeQuery((before) => clearFilter(before, key as keyof Q)) }];
  });
  const featureOptions = listFeatures(query.features).map(({ bit, name }): RelaxationOption<Q> => {
    const without = changeQuery((before) => ({ ...before, features: before.features & ~(1 << bit) }));
    return { kind: "features", text: name, wish: false, apply: without };
  });
  const termOptions = understood.map(({ kind, text, wish = false }): RelaxationOption<Q> => {
    const without = (request: ListRequest<Q>) => ({
      ...request,
      query: { ...request.query, page: 0 },
      q: removeText(request.q, text),
    });
    return { kind, text, wish, apply: without };
  });
  const withoutBox = ({ place, ...request }: ListRequest<Q>) => ({ ...request, place: { ...place, box: undefined } });
  const boxOptions = place.box ? [{ kind: "box", text: chipTexts.box, wish: false, apply: withoutBox }] : [];
  return [...boxOptions, ...groupOptions, ...featureOptions, ...termOptions];
}

/** Combines every two options. */
const combinePairs = <Q extends GroupQuery>(options: readonly RelaxationOption<Q>[]): RelaxationOption<Q>[] =>
  options.flatMap((first, at) =>
    options.slice(at + 1).map((second) => ({
      kind: first.kind,
      text: `${first.text}、${second.text}`,
      wish: first.wish && second.wish,
      apply: (request: ListRequest<Q>) => second.apply(first.apply(request)),
    })),
  );

/**
 * Suggests at most three constraints to drop if nothing was found: wishes first, then by resulting total; pairs if no
 * single one helps. Each total equals that of the list its link opens.
 */
export function findRelaxations<Q extends GroupQuery, Hit>(
  context: Context,
  list: ListKind<Q, Hit>,
  request: ListRequest<Q>,
  understood: readonly ParsedTerm[],
): Relaxation[] {
  const keepHelpful = (options: readonly RelaxationOption<Q>[]) =>
    options
      .map((option) => {
        const left = option.apply(request);
        return { ...option, left, total: searchList(context, list, left, 0).found.total };
      })
      .filter(({ total }) => total > 0);
  const options = listOptions(request, understood).slice(0, maxOptions);
  const single = keepHelpful(options);
  return (single.length > 0 ? single : keepHelpful(combinePairs(options)))
    .toSorted((a, b) => Number(b.wish) - Number(a.wish) || b.total - a.total)
    .filter(({ text }, at, all) => all.findIndex((other) => other.text === text) === at)
    .slice(0, maxRelaxations)
    .map(({ kind, text, total, left }) => ({
      kind,
      text,
      total,
      searchParams: list.format(left.query),
      ...(left.q !== request.q && { q: left.q }),
      ...(request.place.box && !left.place.box && { unboxed: true as const }),
    }));
}
