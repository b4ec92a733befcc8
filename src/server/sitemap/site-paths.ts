import { questionHref, questionsHref } from "../../domain/content/question-href.ts";
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
import { venueTypes } from "../../domain/venue/venue-type.ts";
import { cityByCode, type ReferenceCity } from "../geography/cities.ts";
import { regionsOf } from "../geography/regions.ts";
import type { FacetCounts } from "../search/search-index.ts";
import type { Context } from "../services/context.ts";

/** Pages that are about no city: the form, solutions, questions and their subjects. */
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

/** What a city's list is narrowed to by one condition, where something is left: each district, business area, type. */
function narrowed(city: ReferenceCity, { regions, types }: FacetCounts): Pick<VenueQuery, "region" | "types">[] {
  const areas = regionsOf(city.code).filter(({ kind, id }) => kind !== "hub" && (regions.get(id) ?? 0) > 0);
  return [
    { types: 0 },
    ...areas.map(({ id }) => ({ region: id, types: 0 })),
    ...venueTypes.filter(({ bit }) => (types[bit] ?? 0) > 0).map(({ bit }) => ({ types: 1 << bit })),
  ];
}

/** The lists of a city that have something in them. */
function listPaths({ index }: Pick<Context, "index">, city: ReferenceCity): string[] {
  const all = { cityCode: city.code, pageSize: 0 };
  const venues = index.venues(emptyVenueQuery, all);
  const spaces = index.spaces(emptySpaceQuery, all);
  return [
    ...narrowed(city, venues.facets).map((query) => venueListHref(city.pinyin, { ...emptyVenueQuery, ...query })),
    ...(spaces.total > 0
      ? narrowed(city, spaces.facets).map((query) => spaceListHref(city.pinyin, { ...emptySpaceQuery, ...query }))
      : []),
  ];
}

/** Home and lists of every city that has venues, and the pages that are about no city. */
export async function sitePaths(context: Context): Promise<string[]> {
  const cities = [...context.index.cityCounts().keys()].flatMap((code) => cityByCode(code) ?? []);
  return [
    ...(await plainPaths(context)),
    ...cities.flatMap((city) => [`/${city.pinyin}`, ...listPaths(context, city)]),
  ];
}
