import { formatQuestionHref, formatQuestionsHref } from "../../domain/content/format-question-href.ts";
import { peoplePresets } from "../../domain/demand/demand-option.ts";
import { formatDemandFormHref } from "../../domain/demand/format-demand-form-href.ts";
import type { QuestionFacts } from "../../domain/content/question.ts";
import { formatSolutionHref, formatSolutionsHref } from "../../domain/content/format-solution-href.ts";
import { pageSize } from "../../domain/limits.ts";
import { emptyQuery, type ListQuery } from "../../domain/search/filters.ts";
import { formatListHref } from "../../domain/search/grammar.ts";
import { layouts } from "../../domain/space/layouts.ts";
import { findCityByCode, type ReferenceCity } from "../geography/reference-city.ts";
import { getRegions } from "../geography/get-regions.ts";
import type { FacetCounts } from "../search/index/search-index.ts";
import type { Context } from "../api/services/context.ts";

/** Lists paths that belong to no city: the demand form, solutions, questions and their tags. */
async function listCityIndependentPaths({ content }: Pick<Context, "content">): Promise<string[]> {
  const [solutions, questions] = await Promise.all([content.list("solution"), content.list<QuestionFacts>("question")]);
  const pages = (rows: number) => Array.from({ length: Math.ceil(rows / pageSize) }, (_, at) => at + 1);
  const tags = [...new Set(questions.flatMap(({ body }) => body.tags))];
  return [
    "/",
    formatDemandFormHref(),
    ...pages(solutions.length).map(formatSolutionsHref),
    ...solutions.map(({ id }) => formatSolutionHref(id)),
    ...pages(questions.length).map((page) => formatQuestionsHref(undefined, page)),
    ...tags.flatMap((tag) => {
      const rows = questions.filter(({ body }) => body.tags.includes(tag)).length;
      return pages(rows).map((page) => formatQuestionsHref(tag, page));
    }),
    ...questions.map(({ id }) => formatQuestionHref(id)),
  ];
}

interface SearchResult {
  total: number;
  facets: FacetCounts;
}

type SingleFilterQuery = Partial<Pick<ListQuery, "region" | "types" | "stars" | "features" | "layout" | "people">>;

/** Returns the bit values whose count is above zero. */
const listBits = (counts: readonly number[]): number[] => counts.flatMap((count, bit) => (count > 0 ? [1 << bit] : []));

/** Lists the single-filter queries of a city that are indexed (conditions.ts) and have results; `search` runs a query. */
function listIndexedQueries(
  city: ReferenceCity,
  search: (query: SingleFilterQuery) => SearchResult,
): SingleFilterQuery[] {
  const { total, facets } = search({});
  if (total === 0) return [];
  const regions = getRegions(city.code).filter(({ id }) => (facets.regions.get(id) ?? 0) > 0);
  const kindsIn = (region: string) => listBits(search({ region }).facets.types).map((types) => ({ region, types }));
  return [
    {},
    ...regions.map(({ id }) => ({ region: id })),
    ...listBits(facets.types).map((types) => ({ types })),
    ...listBits(facets.stars).map((stars) => ({ stars })),
    ...listBits(facets.features).map((features) => ({ features })),
    ...layouts.filter(({ id }) => facets.layouts[id - 1]! > 0).map(({ id }) => ({ layout: id })),
    ...peoplePresets.filter((people) => search({ people }).total > 0).map((people) => ({ people })),
    ...regions.filter(({ kind }) => kind === "district").flatMap(({ id }) => kindsIn(id)),
  ];
}

/** Lists paths of a city's non-empty venue and space lists. */
function listListPaths({ index }: Pick<Context, "index">, city: ReferenceCity): string[] {
  const all = { cityCode: city.code, pageSize: 0 };
  const venues = listIndexedQueries(city, (query) => index.searchVenues({ ...emptyQuery, ...query }, all));
  const spaces = listIndexedQueries(city, (query) => index.searchSpaces({ ...emptyQuery, ...query }, all));
  return [
    ...venues.map((query) => formatListHref("venue", city.pinyin, query)),
    ...spaces.map((query) => formatListHref("space", city.pinyin, query)),
  ];
}

/** Lists paths of the city-independent pages and of home and lists of every city that has venues. */
export async function listSitePaths(context: Context): Promise<string[]> {
  const cities = [...context.index.countVenuesByCity().keys()].flatMap((code) => findCityByCode(code) ?? []);
  return [
    ...(await listCityIndependentPaths(context)),
    ...cities.flatMap((city) => [`/${city.pinyin}`, ...listListPaths(context, city)]),
  ];
}
