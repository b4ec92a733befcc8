import type { Understood } from "../../../contract/search-site.ts";
import { formatNumber, formatYuan } from "../../../domain/format.ts";
import { cleared, type SpaceQuery } from "../../../domain/search/grammar.ts";
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

/** A constraint that can be given up: what is left then, and whether it was only wished for. */
interface Way<Q> {
  kind: string;
  text: string;
  wish: boolean;
  query: Q;
  q: string;
}

export interface Relaxation {
  kind: string;
  text: string;
  total: number;
  searchParams: string;
  q?: string;
}

const shown = 3;
const words = searchZh.chip;

const namesIn = (set: number, table: readonly { bit: number; name: string }[]): string =>
  table
    .filter(({ bit }) => set & (1 << bit))
    .map(({ name }) => name)
    .join("、");

/** How a chosen group reads: 200 人, 朝阳区, LED 屏. */
function textOf(query: GroupQuery, key: keyof SpaceQuery, cityCode: string): string {
  const { region, types, stars, people, layout, price, features, area = 0, height = 0 } = query;
  const texts: Partial<Record<keyof SpaceQuery, string>> = {
    region: (region && regionsById(cityCode).get(region)?.name) ?? words.region,
    types: namesIn(types, venueTypes),
    stars: namesIn(stars, starLevels),
    people: `${formatNumber(people)} 人`,
    layout: layoutById(layout)?.name ?? "",
    price: words.priceValue(formatYuan(price)),
    area: `${formatNumber(area)} m²`,
    height: `${words.height} ${height / 10} m`,
    features: namesIn(features, featuresIn(features)),
  };
  return texts[key] ?? "";
}

const groups = ["region", "types", "stars", "people", "layout", "area", "price", "height", "features"] as const;

/** A way for every chosen group, each feature for itself, and for every piece of the sentence. */
function waysOf<Q extends GroupQuery>({ city, query, q }: ListRequest<Q>, understood: readonly Understood[]): Way<Q>[] {
  const chosen = groups.flatMap((key): Way<Q>[] => {
    if (!(query as Partial<SpaceQuery>)[key] || key === "features") return [];
    return [{ kind: key, text: textOf(query, key, city.code), wish: false, query: cleared(query, key as keyof Q), q }];
  });
  const features = featuresIn(query.features).map(
    ({ bit, name }): Way<Q> => ({
      kind: "features",
      text: name,
      wish: false,
      query: { ...query, features: query.features & ~(1 << bit), page: 0 },
      q,
    }),
  );
  const said = understood.map(
    ({ kind, text, wish = false }): Way<Q> => ({
      kind,
      text,
      wish,
      query: { ...query, page: 0 },
      q: withoutWords(q, text),
    }),
  );
  return [...chosen, ...features, ...said];
}

/**
 * What to give up where nothing was found, best first, at most three: wishes before conditions, then by what is left. Each
 * total is that of the list its link opens.
 */
export function relaxations<Q extends GroupQuery, Hit>(
  context: Context,
  list: ListKind<Q, Hit>,
  request: ListRequest<Q>,
  understood: readonly Understood[],
): Relaxation[] {
  return waysOf(request, understood)
    .map((way) => ({
      ...way,
      total: searchList(context, list, { ...request, query: way.query, q: way.q }, 0).found.total,
    }))
    .filter(({ total }) => total > 0)
    .toSorted((a, b) => Number(b.wish) - Number(a.wish) || b.total - a.total)
    .filter(({ text, total }, at, all) => all.findIndex((other) => other.text === text && other.total === total) === at)
    .slice(0, shown)
    .map(({ kind, text, total, query, q }) => ({
      kind,
      text,
      total,
      searchParams: list.format(query),
      ...(q !== request.q && { q }),
    }));
}
