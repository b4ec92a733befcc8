import type { Filters, ParsedConstraint } from "../../../../contract/schemas/search-site.ts";
import { formatBox, parseBox } from "../../../../domain/search/box.ts";
import { findLayoutById } from "../../../../domain/space/layouts.ts";
import { listZh } from "../../../../texts/search/list.zh.ts";
import type { PartialEventSize } from "../../../../domain/venue/event-size.ts";
import type { SearchContext, ListQuery } from "./list-query.ts";

/** UTF-16 units of the sentence that are parsed; a surrogate pair cut in two at the end is dropped. */
const maxSentenceLength = 200;

/** The query parameters of a list's URL. */
type ListParameters = Readonly<Record<"q" | "k" | "lng" | "lat" | "box" | "view", string | undefined>>;

/** Parses the search context and the map view from a list's query string; undefined where `k` is present (a 404). */
export function parseSearchContext(search: ListParameters): (SearchContext & { mapShown: boolean }) | undefined {
  if (search.k !== undefined) return undefined;
  const q =
    search.q
      ?.trim()
      .slice(0, maxSentenceLength)
      .toWellFormed()
      .replace(/\uFFFD+$/, "") || undefined;
  const parseDegrees = (value: string | undefined, max: number) =>
    value && /^-?\d{1,3}(\.\d{1,8})?$/.test(value) && Math.abs(Number(value)) <= max ? value : undefined;
  const [lng, lat] = [parseDegrees(search.lng, 180), parseDegrees(search.lat, 90)];
  const box = parseBox(search.box);
  return {
    ...(q && { q }),
    ...(lng && lat && { lng, lat }),
    ...(box && { box: formatBox(box) }),
    mapShown: search.view === "map",
  };
}

/** Returns the filters as the page stores them: regions with results only, each with its id, name and count. */
export function trimFilters(filters: Filters): Filters {
  const regions = filters.regions.map((kind) => ({
    ...kind,
    options: kind.options
      .filter(({ count }) => (count ?? 0) > 0)
      .map(({ id, cityCode, name, count }) => ({
        id,
        cityCode,
        kind: kind.kind,
        name,
        pinyin: "",
        lng: 0,
        lat: 0,
        count,
      })),
  }));
  return { ...filters, regions };
}

/** Formats the name of a list: 北京朝阳 200 人课桌式. */
export function formatListName(cityName: string, query: ListQuery, filters: Filters): string {
  const found = filters.regions.flatMap((kind) => kind.options).find(({ id }) => id === query.region);
  const place = found?.name.startsWith(cityName) ? found.name : cityName + (found?.name ?? "");
  // A station and the business area of the same name are two lists, and need two names.
  const station = found?.kind === "metro" || found?.kind === "hub" ? listZh.by[found.kind] : "";
  const people = query.people > 0 ? ` ${query.people} 人` : "";
  return `${place}${station}${people}${findLayoutById(query.layout)?.name ?? ""}`;
}

/** Returns the query with people and layout from the parsed sentence terms, where the groups do not set them. */
export function withParsedTerms<Q extends ListQuery>(query: Q, understood: ParsedConstraint[]): Q {
  const getTermValue = (kind: string) => Number(understood.find((term) => term.kind === kind)?.value ?? 0);
  const layout = query.layout || (getTermValue("layout") as Q["layout"]);
  return { ...query, people: query.people || getTermValue("people"), layout };
}

/** Returns the event size of a list query for links to venues and spaces; unset values are left out. */
export const toEventSizeQuery = ({ people, layout }: ListQuery): PartialEventSize => {
  const key = findLayoutById(layout)?.key;
  return { ...(people > 0 && { people }), ...(key && { layout: key }) };
};

/** Parses a list's URL with the grammar of its groups; undefined where section 2 of the specification makes it a 404. */
export function parseListInput<Q>(
  url: { params: Record<string, string>; query: ListParameters },
  parse: (groups: string) => Q | undefined,
): { city: string; query: Q; searchContext: SearchContext; mapShown: boolean } | undefined {
  const { city, searchParams = "" } = url.params;
  const query = parse(searchParams);
  const context = parseSearchContext(url.query);
  if (!city || !/^[a-z]+$/.test(city) || !query || !context) return undefined;
  const { mapShown, ...searchContext } = context;
  return { city, query, searchContext, mapShown };
}

/** Fetches a page of a list; a page beyond the last is out of range, and the first is fetched instead. */
export async function fetchPage<Q extends ListQuery, A extends { total: number; list: unknown[] }>(
  query: Q,
  fetchOne: (query: Q) => Promise<A>,
): Promise<A> {
  const answer = await fetchOne(query);
  return answer.list.length === 0 && answer.total > 0 ? fetchOne({ ...query, page: 0 }) : answer;
}
