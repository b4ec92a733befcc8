import { defaultTrip, formatSoutheastAsiaHref } from "#domain/destination/trip.ts";
import { formatNumber } from "#domain/format.ts";
import { formatVenueHref } from "#domain/venue/format-venue-href.ts";
import { destinationZh } from "#texts/content/destination.zh.ts";
import type { PageHead } from "../../page.ts";
import { buildBreadcrumbJsonLd } from "../../seo/build-breadcrumb-json-ld.ts";
import { buildItemListJsonLd } from "../../seo/build-item-list-json-ld.ts";
import type { SoutheastAsiaData, SoutheastAsiaInput } from "./types.ts";

const citiesInDescription = 5;

/** Builds the head; a destination named in the address has a page of its own for search engines. */
export function buildSoutheastAsiaHead(
  { overview, venues }: SoutheastAsiaData,
  { city }: SoutheastAsiaInput,
): PageHead {
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
