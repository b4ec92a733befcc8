import type { Call, Output } from "../../../contract/index.ts";
import type { SpaceWire, VenueCard } from "../../../contract/schemas/entities.ts";
import type { PictureWire } from "../../../contract/schemas/picture.ts";
import type { Filters } from "../../../contract/schemas/search-site.ts";
import type { CityName } from "../../../domain/city/city.ts";
import type { NearbyCity } from "../../../domain/city/find-nearby-cities.ts";
import { emptyQuery } from "../../../domain/search/filters.ts";
import { parseGroups, formatListHref } from "../../../domain/search/grammar.ts";
import { type LayoutKey, getLayoutByKey, layouts } from "../../../domain/space/layouts.ts";
import { type BestSpace, pickBestSpace, pickFittingVenue } from "./plan/best-space.ts";
import { fetchNearbyCities } from "../../features/search/list/empty-city.tsx";
import { buildExampleSentences } from "./sentence/build-example-sentences.ts";
import { getFridayInFourWeeks } from "./sentence/get-friday-in-four-weeks.ts";
import { trimSpace } from "./plan/trim-space.ts";

/** A region to filter the list by, with its number of venues. */
export interface RegionCount {
  id: string;
  name: string;
  count: number;
}

/** A space of an occasion, with what its row shows. */
export interface OccasionSpace {
  venueId: string;
  venue: string;
  demo?: boolean;
  reason: string;
  people: number;
  id: string;
  name: string;
  picture?: PictureWire;
}

/** An occasion and the spaces of this city that suit it; the first one is drawn when it is measured. */
export interface Occasion {
  id: string;
  name: string;
  /** Number of suitable venues; absent when the API does not return it. */
  count?: number;
  people: number;
  layout: LayoutKey;
  href: string;
  spaces: OccasionSpace[];
  drawn?: SpaceWire;
}

export interface HomeData {
  city: CityName;
  /** Number of venues in the city. */
  total: number;
  /** Nearby cities; present only when the city has no venues. */
  near?: NearbyCity[];
  today: string;
  /** Initial values of the sentence. */
  people: number;
  layout: LayoutKey;
  day: string;
  /** The best fitting space for those values, and how many venues fit. */
  found: { bestSpace: BestSpace | undefined; total: number };
  examples: string[];
  occasions: Occasion[];
  districts: (RegionCount & { kind: string; lng: number; lat: number })[];
  /** The busiest business areas, airports and stations. */
  areas: RegionCount[];
  types: { bit: number; name: string; count: number }[];
  banners: Output<"home/getSwipeImgs">;
  partners: Output<"home/getCooperate">;
  cases: Output<"sample/getSampleList">["list"];
}

/** Default values of the sentence, where the city has a space for them. */
const defaultPeople = 180;
const defaultLayout: LayoutKey = "classroom";
const casesShown = 3;
const areasShown = 5;
const hubsShown = 2;

type Search = Output<"searchSite/getAggregateSoHotelList">;

/** Searches venues for the first sentence. Without a fit, people drops to the largest capacity. */
async function fetchFirstSearch(call: Call, city: string): Promise<{ people: number; search: Search }> {
  const layout = getLayoutByKey(defaultLayout).id;
  const search = await call("searchSite/getAggregateSoHotelList", { city, people: defaultPeople, layout, sort: 3 });
  if (search.total > 0) return { people: defaultPeople, search };
  const anySearch = await call("searchSite/getAggregateSoHotelList", { city, layout, sort: 3 });
  const maxPeople = Math.max(0, ...anySearch.list.map(({ fit }) => fit?.people ?? 0));
  if (maxPeople < 10) return { people: defaultPeople, search: anySearch };
  const people = Math.floor(maxPeople / 10) * 10;
  return { people, search: await call("searchSite/getAggregateSoHotelList", { city, people, layout, sort: 3 }) };
}

const pickBusiest = (places: RegionCount[], shown: number): RegionCount[] =>
  places.toSorted((a, b) => b.count - a.count).slice(0, shown);

function pickRegions(filters: Filters) {
  const getOptions = (kind: string) =>
    filters.regions
      .filter((group) => group.kind === kind)
      .flatMap((group) => group.options.filter(({ count }) => (count ?? 0) > 0));
  const toRegionCount = ({ id, name, count = 0 }: { id: string; name: string; count?: number }): RegionCount => ({
    id,
    name,
    count,
  });
  const hubs = pickBusiest(getOptions("hub").map(toRegionCount), hubsShown);
  return {
    districts: getOptions("district").map(({ kind, lng, lat, ...region }) => ({
      ...toRegionCount(region),
      kind,
      lng,
      lat,
    })),
    areas: [...pickBusiest(getOptions("business-area").map(toRegionCount), areasShown - hubs.length), ...hubs],
  };
}

const getAreaNames = (filters: Filters): ReadonlySet<string> =>
  new Set(
    filters.regions.filter(({ kind }) => kind !== "district").flatMap(({ options }) => options.map(({ name }) => name)),
  );

const toOccasionSpaces = ({ id, name, demo, reason, fit }: VenueCard & { reason: string }): Occasion["spaces"] =>
  fit
    ? [
        {
          venueId: id,
          venue: name,
          ...(demo && { demo }),
          reason,
          people: fit.people,
          id: fit.space.id,
          name: fit.space.name,
          ...(fit.space.picture && { picture: fit.space.picture }),
        },
      ]
    : [];

const isLayout = (key: string): key is LayoutKey => layouts.some((layout) => layout.key === key);

/** Returns the occasions that this city has spaces for, the most people first. The drawn space heads its list. */
function toOccasions(city: string, places: Output<"home/getGoodPlace">): Occasion[] {
  const occasions = places.flatMap(({ type, people, layout, searchParams, list }): Occasion[] => {
    if (!isLayout(layout)) return [];
    const first = pickFittingVenue(list, layout, people);
    const ordered = first
      ? [...list.filter(({ id }) => id === first.id), ...list.filter(({ id }) => id !== first.id)]
      : list;
    const spaces = ordered.flatMap(toOccasionSpaces).slice(0, 2);
    if (spaces.length === 0) return [];
    const { id, name, count } = type;
    const href = formatListHref("venue", city, parseGroups("venue", searchParams) ?? emptyQuery);
    return [
      {
        id,
        name,
        ...(count && { count }),
        people,
        layout,
        href,
        spaces,
        ...(first && { drawn: trimSpace(first.fit.space) }),
      },
    ];
  });
  return occasions.toSorted((a, b) => b.people - a.people);
}

/** Fetches the city's cases, filled up with those of other cities to `casesShown`. */
async function fetchCases(call: Call, city: string): Promise<HomeData["cases"]> {
  const cityCases = (await call("sample/getSampleList", { city })).list;
  if (cityCases.length >= casesShown) return cityCases.slice(0, casesShown);
  const { list } = await call("sample/getSampleList", {});
  return [...cityCases, ...list.filter(({ id }) => cityCases.every((one) => one.id !== id))].slice(0, casesShown);
}

/** Loads what a city's home page shows, and no more: the data is embedded in the document. */
export async function loadHome(city: string, call: Call, today: string): Promise<HomeData> {
  const [filters, { people, search }, places, banners, partners, cases] = await Promise.all([
    call("searchSite/getAggregateSearchFilterNew", { city }),
    fetchFirstSearch(call, city),
    call("home/getGoodPlace", { city }),
    call("home/getSwipeImgs", { city }),
    call("home/getCooperate"),
    fetchCases(call, city),
  ]);
  const day = getFridayInFourWeeks(today);
  const types = filters.types
    .map(({ id, name, count = 0 }) => ({ bit: Number(id), name, count }))
    .filter(({ count }) => count > 0);
  const near = await fetchNearbyCities(call, filters);
  const { code, name, pinyin } = filters.city;
  return {
    city: { code, name, pinyin },
    ...(near && { near }),
    total: types.reduce((sum, { count }) => sum + count, 0),
    today,
    people,
    layout: defaultLayout,
    day,
    found: { bestSpace: pickBestSpace(search.list, defaultLayout, people), total: search.total },
    examples: buildExampleSentences({ seated: search.list, places, day, areaNames: getAreaNames(filters) }),
    occasions: toOccasions(city, places),
    ...pickRegions(filters),
    types,
    banners,
    partners,
    cases,
  };
}
