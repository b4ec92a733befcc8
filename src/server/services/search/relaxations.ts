import { formatNumber, formatYuan } from "../../../domain/format.ts";
import { cleared, type SpaceQuery } from "../../../domain/search/grammar.ts";
import type { Understood } from "../../../domain/search/sentence.ts";
import { withoutWords } from "../../../domain/search/without-words.ts";
import { featuresIn } from "../../../domain/space/feature.ts";
import { layoutById } from "../../../domain/space/layout.ts";
import { starLevels } from "../../../domain/venue/star.ts";
import { venueTypes } from "../../../domain/venue/venue-type.ts";
import { searchZh } from "../../../texts/search.zh.ts";
import type { GroupQuery } from "../../search/search-index.ts";
import { regionsById } from "../card/regions-by-id.ts";
import type { Context } from "../context.ts";
import { type ListKind, searchList } from "./list-search.ts";
import type { ListRequest } from "./list-request.ts";

/** A constraint that can be dropped, and whether it was optional. */
interface Way<Q extends GroupQuery> {
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

const shown = 3;
/** Maximum number of options tried, as a URL may contain all 26 features. */
const mostWays = 12;
const words = searchZh.chip;

const namesIn = (set: number, table: readonly { bit: number; name: string }[]): string =>
  table
    .filter(({ bit }) => set & (1 << bit))
    .map(({ name }) => name)
    .join("、");

/** Formats a selected group: 200 人, 朝阳区. */
function textOf(query: GroupQuery, key: keyof SpaceQuery, cityCode: string): string {
  const { region, types, stars, people, layout, price, area = 0, height = 0 } = query;
  const texts: Partial<Record<keyof SpaceQuery, string>> = {
    region: (region && regionsById(cityCode).get(region)?.name) ?? words.region,
    types: namesIn(types, venueTypes),
    stars: namesIn(stars, starLevels),
    people: `${formatNumber(people)} 人`,
    layout: layoutById(layout)?.name ?? "",
    price: words.priceValue(formatYuan(price)),
    area: `${formatNumber(area)} m²`,
    height: `${words.height} ${height / 10} m`,
  };
  return texts[key] ?? "";
}

const groups = ["region", "types", "stars", "people", "layout", "area", "price", "height"] as const;

/** Lists the options: one for the box, each selected group, each feature and each term of the sentence. */
function waysOf<Q extends GroupQuery>(
  { city, query, place }: ListRequest<Q>,
  understood: readonly Understood[],
): Way<Q>[] {
  const change = (by: (query: Q) => Q) => (request: ListRequest<Q>) => ({
    ...request,
    query: { ...by(request.query), page: 0 },
  });
  const chosen = groups.flatMap((key): Way<Q>[] => {
    if (!(query as Partial<SpaceQuery>)[key]) return [];
    const text = textOf(query, key, city.code);
    return [{ kind: key, text, wish: false, apply: change((before) => cleared(before, key as keyof Q)) }];
  });
  const features = featuresIn(query.features).map(({ bit, name }): Way<Q> => {
    const without = change((before) => ({ ...before, features: before.features & ~(1 << bit) }));
    return { kind: "features", text: name, wish: false, apply: without };
  });
  const said = understood.map(({ kind, text, wish = false }): Way<Q> => {
    const without = (request: ListRequest<Q>) => ({
      ...request,
      query: { ...request.query, page: 0 },
      q: withoutWords(request.q, text),
    });
    return { kind, text, wish, apply: without };
  });
  const unboxed = ({ place, ...request }: ListRequest<Q>) => ({ ...request, place: { ...place, box: undefined } });
  const boxed = place.box ? [{ kind: "box", text: words.box, wish: false, apply: unboxed }] : [];
  return [...boxed, ...chosen, ...features, ...said];
}

/** Combines every two options. */
const pairsOf = <Q extends GroupQuery>(ways: readonly Way<Q>[]): Way<Q>[] =>
  ways.flatMap((first, at) =>
    ways.slice(at + 1).map((second) => ({
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
export function relaxations<Q extends GroupQuery, Hit>(
  context: Context,
  list: ListKind<Q, Hit>,
  request: ListRequest<Q>,
  understood: readonly Understood[],
): Relaxation[] {
  const helpful = (ways: readonly Way<Q>[]) =>
    ways
      .map((way) => {
        const left = way.apply(request);
        return { ...way, left, total: searchList(context, list, left, 0).found.total };
      })
      .filter(({ total }) => total > 0);
  const ways = waysOf(request, understood).slice(0, mostWays);
  const single = helpful(ways);
  return (single.length > 0 ? single : helpful(pairsOf(ways)))
    .toSorted((a, b) => Number(b.wish) - Number(a.wish) || b.total - a.total)
    .filter(({ text }, at, all) => all.findIndex((other) => other.text === text) === at)
    .slice(0, shown)
    .map(({ kind, text, total, left }) => ({
      kind,
      text,
      total,
      searchParams: list.format(left.query),
      ...(left.q !== request.q && { q: left.q }),
      ...(request.place.box && !left.place.box && { unboxed: true as const }),
    }));
}
