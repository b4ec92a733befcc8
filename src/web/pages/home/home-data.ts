import type { Call, Output } from "../../../contract/index.ts";
import type { SpaceWire, VenueCard } from "../../../contract/entities.ts";
import type { PictureWire } from "../../../contract/pictures.ts";
import type { Filters } from "../../../contract/search-site.ts";
import type { CityName } from "../../../domain/city/city.ts";
import type { NearCity } from "../../../domain/city/near-cities.ts";
import { emptyVenueQuery, parseVenueGroups, venueListHref } from "../../../domain/search/grammar.ts";
import { type LayoutKey, layoutByKey, layouts } from "../../../domain/space/layout.ts";
import { type BestHall, bestHall, fittingVenue } from "./best-hall.ts";
import { citiesAround } from "../../features/search/empty-city.tsx";
import { examplesOf } from "./examples.ts";
import { fridayInFourWeeks } from "./first-day.ts";
import { leanSpace } from "./lean-space.ts";

/** A region to filter the list by, with its number of venues. */
export interface Place {
  id: string;
  name: string;
  count: number;
}

/** A space of an occasion, with what its row shows. */
export interface UseRoom {
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
export interface Use {
  id: string;
  name: string;
  /** Number of suitable venues; absent when the API does not return it. */
  count?: number;
  people: number;
  layout: LayoutKey;
  href: string;
  rooms: UseRoom[];
  drawn?: SpaceWire;
}

export interface HomeData {
  city: CityName;
  /** Number of venues in the city. */
  total: number;
  /** Nearby cities; present only when the city has no venues. */
  near?: NearCity[];
  today: string;
  /** Initial values of the sentence. */
  people: number;
  layout: LayoutKey;
  day: string;
  /** The best fitting space for those values, and how many venues fit. */
  found: { hall: BestHall | undefined; total: number };
  examples: string[];
  uses: Use[];
  districts: (Place & { kind: string; lng: number; lat: number })[];
  /** The busiest business areas, airports and stations. */
  areas: Place[];
  types: { bit: number; name: string; count: number }[];
  banners: Output<"home/getSwipeImgs">;
  partners: Output<"home/getCooperate">;
  cases: Output<"sample/getSampleList">["list"];
}

/** Default values of the sentence, where the city has a space for them. */
const firstPeople = 180;
const firstLayout: LayoutKey = "classroom";
const casesShown = 3;
const areasShown = 5;
const hubsShown = 2;

type Search = Output<"searchSite/getAggregateSoHotelList">;

/** Searches venues for the first sentence. Without a fit, people drops to the largest capacity. */
async function firstSearch(call: Call, city: string): Promise<{ people: number; search: Search }> {
  const layout = layoutByKey(firstLayout).id;
  const search = await call("searchSite/getAggregateSoHotelList", { city, people: firstPeople, layout, sort: 3 });
  if (search.total > 0) return { people: firstPeople, search };
  const any = await call("searchSite/getAggregateSoHotelList", { city, layout, sort: 3 });
  const most = Math.max(0, ...any.list.map(({ fit }) => fit?.people ?? 0));
  if (most < 10) return { people: firstPeople, search: any };
  const people = Math.floor(most / 10) * 10;
  return { people, search: await call("searchSite/getAggregateSoHotelList", { city, people, layout, sort: 3 }) };
}

const busiest = (places: Place[], shown: number): Place[] =>
  places.toSorted((a, b) => b.count - a.count).slice(0, shown);

function placesOf(filters: Filters) {
  const of = (kind: string) =>
    filters.regions
      .filter((group) => group.kind === kind)
      .flatMap((group) => group.options.filter(({ count }) => (count ?? 0) > 0));
  const place = ({ id, name, count = 0 }: { id: string; name: string; count?: number }): Place => ({ id, name, count });
  const hubs = busiest(of("hub").map(place), hubsShown);
  return {
    districts: of("district").map(({ kind, lng, lat, ...region }) => ({ ...place(region), kind, lng, lat })),
    areas: [...busiest(of("business-area").map(place), areasShown - hubs.length), ...hubs],
  };
}

const areaNamesOf = (filters: Filters): ReadonlySet<string> =>
  new Set(
    filters.regions.filter(({ kind }) => kind !== "district").flatMap(({ options }) => options.map(({ name }) => name)),
  );

const lineOf = ({ id, name, demo, reason, fit }: VenueCard & { reason: string }): Use["rooms"] =>
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
function usesOf(city: string, places: Output<"home/getGoodPlace">): Use[] {
  const uses = places.flatMap(({ type, people, layout, searchParams, list }): Use[] => {
    if (!isLayout(layout)) return [];
    const first = fittingVenue(list, layout, people);
    const ordered = first
      ? [...list.filter(({ id }) => id === first.id), ...list.filter(({ id }) => id !== first.id)]
      : list;
    const rooms = ordered.flatMap(lineOf).slice(0, 2);
    if (rooms.length === 0) return [];
    const { id, name, count } = type;
    const href = venueListHref(city, parseVenueGroups(searchParams) ?? emptyVenueQuery);
    return [
      {
        id,
        name,
        ...(count && { count }),
        people,
        layout,
        href,
        rooms,
        ...(first && { drawn: leanSpace(first.fit.space) }),
      },
    ];
  });
  return uses.toSorted((a, b) => b.people - a.people);
}

/** Fetches the city's cases, filled up with those of other cities to `casesShown`. */
async function firstCases(call: Call, city: string): Promise<HomeData["cases"]> {
  const own = (await call("sample/getSampleList", { city })).list;
  if (own.length >= casesShown) return own.slice(0, casesShown);
  const { list } = await call("sample/getSampleList", {});
  return [...own, ...list.filter(({ id }) => own.every((one) => one.id !== id))].slice(0, casesShown);
}

/** Loads what a city's home page shows, and no more: the data is embedded in the document. */
export async function loadHome(city: string, call: Call, today: string): Promise<HomeData> {
  const [filters, { people, search }, places, banners, partners, cases] = await Promise.all([
    call("searchSite/getAggregateSearchFilterNew", { city }),
    firstSearch(call, city),
    call("home/getGoodPlace", { city }),
    call("home/getSwipeImgs", { city }),
    call("home/getCooperate"),
    firstCases(call, city),
  ]);
  const day = fridayInFourWeeks(today);
  const types = filters.types
    .map(({ id, name, count = 0 }) => ({ bit: Number(id), name, count }))
    .filter(({ count }) => count > 0);
  const near = await citiesAround(call, filters);
  const { code, name, pinyin } = filters.city;
  return {
    city: { code, name, pinyin },
    ...(near && { near }),
    total: types.reduce((sum, { count }) => sum + count, 0),
    today,
    people,
    layout: firstLayout,
    day,
    found: { hall: bestHall(search.list, firstLayout, people), total: search.total },
    examples: examplesOf({ seated: search.list, places, day, areaNames: areaNamesOf(filters) }),
    uses: usesOf(city, places),
    ...placesOf(filters),
    types,
    banners,
    partners,
    cases,
  };
}
