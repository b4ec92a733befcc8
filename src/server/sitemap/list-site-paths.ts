import { formatOffersHref } from "#domain/offer/offers-address.ts";
import type { CaseFacts } from "#domain/content/case-facts.ts";
import { formatCasesHref } from "#domain/content/case-filters.ts";
import { formatQuestionHref, formatQuestionsHref } from "#domain/content/format-question-href.ts";
import { ihgTopicHref } from "#domain/clear-height/clear-height-address.ts";
import { hiltonTopicHref } from "#domain/event-day/event-day-address.ts";
import { formatDemandFormHref } from "#domain/demand/format-demand-form-href.ts";
import type { Region } from "#domain/city/city.ts";
import type { QuestionFacts } from "#domain/content/question.ts";
import { formatSolutionHref, formatSolutionsHref } from "#domain/content/format-solution-href.ts";
import { formatLanghamHref } from "#domain/langham/format-langham-href.ts";
import { formatLanghamListHref } from "#domain/langham/format-langham-list-href.ts";
import { langhamKinds, type LanghamPackage } from "#domain/langham/langham-package.ts";
import { langhamLangs } from "#domain/langham/langham-type.ts";
import { pageSize } from "#domain/limits.ts";
import { emptyQuery, type Filter, filters, type ListQuery } from "#domain/search/filters.ts";
import { formatListHref } from "#domain/search/grammar.ts";
import { destinations } from "../geography/tables/destinations.ts";
import { formatGroupHref } from "#domain/venue/group-query.ts";
import { venueGroups } from "#domain/venue/venue-groups.ts";
import { findCityByCode, type ReferenceCity } from "../geography/reference-city.ts";
import { getRegions } from "../geography/get-regions.ts";
import type { FacetCounts } from "../search/index/search-index.ts";
import type { Context } from "../api/services/context.ts";

/** Lists the paths of South-east Asia: all destinations, each of them, several at once. */
const listDestinationPaths = (): string[] => [
  "/southeastAsia",
  ...destinations.flatMap(({ cityCode }) => {
    const slug = findCityByCode(cityCode)?.pinyin;
    return slug ? [`/southeastAsia?city=${slug}`] : [];
  }),
  "/southeastAsia/activity",
];

/** Lists paths that belong to no city: the demand form, Langham, cases, South-east Asia, solutions, questions and tags. */
async function listCityIndependentPaths({ content }: Pick<Context, "content">): Promise<string[]> {
  const [solutions, questions, cases, packages] = await Promise.all([
    content.list("solution"),
    content.list<QuestionFacts>("question"),
    content.list<CaseFacts>("case"),
    content.list<LanghamPackage>(langhamKinds.package),
  ]);
  const langhamTypes = [...new Set(packages.map(({ body }) => body.type))];
  const pages = (rows: number) => Array.from({ length: Math.ceil(rows / pageSize) }, (_, at) => at + 1);
  const tags = [...new Set(questions.flatMap(({ body }) => body.tags))];
  return [
    "/",
    formatDemandFormHref(),
    "/nianhui",
    formatDemandFormHref({}, "en"),
    "/app/download",
    "/huichat/download2023",
    "/customer/dakehu",
    ...pages(cases.length).map((page) => formatCasesHref({ page })),
    ...[...new Set(cases.map(({ body }) => body.eventType))].map((eventType) => formatCasesHref({ eventType })),
    ...listDestinationPaths(),
    "/activity/budget",
    "/activity/scheme",
    hiltonTopicHref,
    ihgTopicHref,
    ...pages(solutions.length).map(formatSolutionsHref),
    ...solutions.map(({ id }) => formatSolutionHref(id)),
    ...pages(questions.length).map((page) => formatQuestionsHref(undefined, page)),
    ...tags.flatMap((tag) => {
      const rows = questions.filter(({ body }) => body.tags.includes(tag)).length;
      return pages(rows).map((page) => formatQuestionsHref(tag, page));
    }),
    ...questions.map(({ id }) => formatQuestionHref(id)),
    ...(packages.length > 0 ? langhamLangs : []).flatMap((lang) => [
      formatLanghamHref(lang),
      ...langhamTypes.map((type) => formatLanghamHref(lang, type)),
      formatLanghamListHref(lang),
    ]),
  ];
}

interface SearchResult {
  total: number;
  facets: FacetCounts;
}

type CountQuery = (query: Partial<ListQuery>) => SearchResult;

/** Returns the bit values whose count is above zero. */
const listBits = (counts: readonly number[]): number[] => counts.flatMap((count, bit) => (count > 0 ? [1 << bit] : []));

/** Lists the values of a filter that lists are indexed with and that have results. */
function listIndexedValues(
  filter: Filter,
  facets: FacetCounts,
  regions: readonly Region[],
  count: CountQuery,
): readonly (string | number)[] {
  if (filter.indexed === "none") return [];
  if (filter.kind === "id") return regions.map(({ id }) => id);
  if (filter.kind === "bits") return listBits(facets[filter.facet]);
  if (filter.kind === "option")
    return filter.options.flatMap(({ id }) => (facets[filter.facet][id - 1]! > 0 ? id : []));
  return filter.presets.filter((preset) => count({ [filter.key]: preset }).total > 0);
}

/** Lists the queries of a city whose lists are indexed (`isIndexable`) and have results; `count` runs a query. */
function listIndexedQueries(city: ReferenceCity, count: CountQuery): Partial<ListQuery>[] {
  const { total, facets } = count({});
  if (total === 0) return [];
  const regions = getRegions(city.code).filter(({ id }) => (facets.regions.get(id) ?? 0) > 0);
  const districts = regions.filter(({ kind }) => kind === "district");
  return [
    {},
    ...filters.flatMap((filter) =>
      listIndexedValues(filter, facets, regions, count).map((value) => ({ [filter.key]: value })),
    ),
    ...districts.flatMap(({ id }) =>
      listBits(count({ region: id }).facets.types).map((types) => ({ region: id, types })),
    ),
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

/** Lists the page of a programme of several sessions, of a city that has venues. */
const listOffersPath = ({ index }: Pick<Context, "index">, city: ReferenceCity): string[] =>
  index.searchVenues(emptyQuery, { cityCode: city.code, pageSize: 0 }).total > 0 ? [formatOffersHref(city.pinyin)] : [];

/** Lists paths of the hotel groups that have venues, and of their cities and brands. */
const listGroupPaths = ({ index }: Pick<Context, "index">): string[] =>
  venueGroups.flatMap((group) => {
    const venues = index.readGroupVenues(group);
    if (venues.length === 0) return [];
    const cities = new Set(venues.map(({ cityCode }) => cityCode));
    const brands = new Set(venues.flatMap(({ brandId }) => brandId || []));
    return [
      formatGroupHref(group),
      ...[...cities].map((cityCode) => formatGroupHref(group, { cityCode })),
      ...[...brands].map((brandId) => formatGroupHref(group, { brandId })),
    ];
  });

/** Lists paths of the city-independent pages, the hotel groups and of home and lists of every city that has venues. */
export async function listSitePaths(context: Context): Promise<string[]> {
  const cities = [...context.index.countVenuesByCity().keys()].flatMap((code) => findCityByCode(code) ?? []);
  return [
    ...(await listCityIndependentPaths(context)),
    ...listGroupPaths(context),
    ...cities.flatMap((city) => [`/${city.pinyin}`, ...listListPaths(context, city), ...listOffersPath(context, city)]),
  ];
}
