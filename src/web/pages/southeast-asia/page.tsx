import { defaultTrip, formatSoutheastAsiaHref, southeastAsiaAddress, type Trip } from "#domain/destination/trip.ts";
import { formatNumber } from "#domain/format.ts";
import { formatVenueHref } from "#domain/venue/format-venue-href.ts";
import { destinationZh } from "#texts/content/destination.zh.ts";
import { type DataOf, definePage, type LoaderContext, type PageHead } from "../../page.ts";
import { buildBreadcrumbJsonLd } from "../../seo/build-breadcrumb-json-ld.ts";
import { buildItemListJsonLd } from "../../seo/build-item-list-json-ld.ts";
import { SoutheastAsiaView } from "./view.tsx";

export interface SoutheastAsiaInput {
  trip: Trip;
  /** Slug of the chosen destination, if the address names one. */
  city?: string;
  /** The bit of a venue type. */
  type?: number;
  page: number;
}

/** Loads the destinations for the trip, then the venues of the chosen one and the types among them. */
async function loadSoutheastAsia({ trip, city, type, page }: SoutheastAsiaInput, { call }: LoaderContext) {
  const overview = await call("marketing/getSeaDestinations", { ...trip, ...(city && { city }) });
  const { code: cityCode } = overview.chosen.city;
  const [venues, { types }] = await Promise.all([
    call("marketing/getSeaHotelList", { cityCode, people: trip.people, page, ...(type !== undefined && { type }) }),
    call("common/getSoutheastAsiaSiteFilter", { cityCode, people: trip.people }),
  ]);
  return { overview, venues, types };
}

/** What the page shows. */
export type SoutheastAsiaData = DataOf<typeof loadSoutheastAsia>;

const citiesInDescription = 5;

/** Builds the head; a destination named in the address has a page of its own for search engines. */
function buildSoutheastAsiaHead({ overview, venues }: SoutheastAsiaData, { city }: SoutheastAsiaInput): PageHead {
  const { rows, chosen } = overview;
  const named = city === chosen.city.pinyin ? chosen.city : undefined;
  const canonical = formatSoutheastAsiaHref(defaultTrip, { city: named?.pinyin });
  const venueCount = rows.find((row) => row.city.code === chosen.city.code)?.venueCount ?? 0;
  const crumbs = [{ label: destinationZh.home, href: "/" }, { label: destinationZh.name }];
  const cover = venues.list[0]?.cover;
  return {
    title: named ? destinationZh.cityTitle(named.name) : destinationZh.title,
    description: named
      ? destinationZh.cityDescription(named.name, formatNumber(venueCount))
      : destinationZh.description(
          rows
            .slice(0, citiesInDescription)
            .map((row) => row.city.name)
            .join("、"),
        ),
    canonical,
    ...(cover && { image: { picture: cover, alt: chosen.city.name } }),
    jsonLd: [
      buildItemListJsonLd(
        venues.list.map(({ id, name }) => ({ name, href: formatVenueHref(id) })),
        venues.total,
        (venues.page - 1) * venues.pageSize,
      ),
      buildBreadcrumbJsonLd(crumbs, canonical),
    ],
  };
}

export default definePage("southeast-asia", {
  validate: ({ query }): SoutheastAsiaInput => {
    const { city, type, page, ...trip } = southeastAsiaAddress.parse(query);
    return { trip, page, ...(city && { city }), ...(type !== undefined && { type }) };
  },
  loader: loadSoutheastAsia,
  head: buildSoutheastAsiaHead,
  component: SoutheastAsiaView,
});
