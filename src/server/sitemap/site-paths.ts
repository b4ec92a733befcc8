import { questionHref, questionsHref } from "../../domain/content/question-href.ts";
import { peoplePresets } from "../../domain/demand/options.ts";
import type { QuestionFacts } from "../../domain/content/question.ts";
import { solutionHref, solutionsHref } from "../../domain/content/solution-href.ts";
import { pageSize } from "../../domain/limits.ts";
import {
  emptySpaceQuery,
  emptyVenueQuery,
  spaceListHref,
  type VenueQuery,
  venueListHref,
} from "../../domain/search/grammar.ts";
import { layouts } from "../../domain/space/layout.ts";
import { cityByCode, type ReferenceCity } from "../geography/cities.ts";
import { regionsOf } from "../geography/regions.ts";
import type { FacetCounts } from "../search/search-index.ts";
import type { Context } from "../services/context.ts";

/** Lists paths that belong to no city: the demand form, solutions, questions and their tags. */
async function plainPaths({ content }: Pick<Context, "content">): Promise<string[]> {
  const [solutions, questions] = await Promise.all([content.list("solution"), content.list<QuestionFacts>("question")]);
  const pages = (rows: number) => Array.from({ length: Math.ceil(rows / pageSize) }, (_, at) => at + 1);
  const tags = [...new Set(questions.flatMap(({ body }) => body.tags))];
  return [
    "/",
    "/case/submit",
    ...pages(solutions.length).map((page) => (page > 1 ? `${solutionsHref}?page=${page}` : solutionsHref)),
    ...solutions.map(({ id }) => solutionHref(id)),
    ...pages(questions.length).map((page) => questionsHref(undefined, page)),
    ...tags.flatMap((tag) => {
      const rows = questions.filter(({ body }) => body.tags.includes(tag)).length;
      return pages(rows).map((page) => questionsHref(tag, page));
    }),
    ...questions.map(({ id }) => questionHref(id)),
  ];
}

interface Found {
  total: number;
  facets: FacetCounts;
}

type Narrowed = Partial<Pick<VenueQuery, "region" | "types" | "stars" | "features" | "layout" | "people">>;

/** Returns the bit values whose count is above zero. */
const bitsIn = (counts: readonly number[]): number[] => counts.flatMap((count, bit) => (count > 0 ? [1 << bit] : []));

/** Lists the single-filter queries of a city that are indexed (conditions.ts) and have results; `search` runs a query. */
function narrowed(city: ReferenceCity, ask: (query: Narrowed) => Found): Narrowed[] {
  const { total, facets } = ask({});
  if (total === 0) return [];
  const regions = regionsOf(city.code).filter(({ id }) => (facets.regions.get(id) ?? 0) > 0);
  const kindsIn = (region: string) => bitsIn(ask({ region }).facets.types).map((types) => ({ region, types }));
  return [
    {},
    ...regions.map(({ id }) => ({ region: id })),
    ...bitsIn(facets.types).map((types) => ({ types })),
    ...bitsIn(facets.stars).map((stars) => ({ stars })),
    ...bitsIn(facets.features).map((features) => ({ features })),
    ...layouts.filter(({ id }) => facets.layouts[id - 1]! > 0).map(({ id }) => ({ layout: id })),
    ...peoplePresets.filter((people) => ask({ people }).total > 0).map((people) => ({ people })),
    ...regions.filter(({ kind }) => kind === "district").flatMap(({ id }) => kindsIn(id)),
  ];
}

/** Lists paths of a city's non-empty venue and space lists. */
function listPaths({ index }: Pick<Context, "index">, city: ReferenceCity): string[] {
  const all = { cityCode: city.code, pageSize: 0 };
  const venues = narrowed(city, (query) => index.venues({ ...emptyVenueQuery, ...query }, all));
  const spaces = narrowed(city, (query) => index.spaces({ ...emptySpaceQuery, ...query }, all));
  return [
    ...venues.map((query) => venueListHref(city.pinyin, { ...emptyVenueQuery, ...query })),
    ...spaces.map((query) => spaceListHref(city.pinyin, { ...emptySpaceQuery, ...query })),
  ];
}

/** Lists paths of the city-independent pages and of home and lists of every city that has venues. */
export async function sitePaths(context: Context): Promise<string[]> {
  const cities = [...context.index.cityCounts().keys()].flatMap((code) => cityByCode(code) ?? []);
  return [
    ...(await plainPaths(context)),
    ...cities.flatMap((city) => [`/${city.pinyin}`, ...listPaths(context, city)]),
  ];
}
