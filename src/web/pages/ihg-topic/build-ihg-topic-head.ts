import { ihgTopicHref } from "#domain/clear-height/clear-height-address.ts";
import { formatVenueHref } from "#domain/venue/format-venue-href.ts";
import { formatGroupHref } from "#domain/venue/group-query.ts";
import { groupTopicZh } from "#texts/marketing/group-topic.zh.ts";
import { ihgTopicZh } from "#texts/marketing/ihg-topic.zh.ts";
import type { PageHead } from "../../page.ts";
import { buildBreadcrumbJsonLd } from "../../seo/build-breadcrumb-json-ld.ts";
import { buildItemListJsonLd } from "../../seo/build-item-list-json-ld.ts";
import type { IhgTopicData } from "./page.tsx";

export const ihgTopicCrumbs = [
  { label: groupTopicZh.home, href: "/" },
  { label: ihgTopicZh.group, href: formatGroupHref("ihg") },
  { label: ihgTopicZh.crumb },
];

/** Builds the head: one canonical page whatever is asked for. */
export function buildIhgTopicHead({ city, brands }: IhgTopicData): PageHead {
  const rooms = brands.flatMap(({ room }) => room ?? []);
  return {
    title: ihgTopicZh.headTitle(city?.name),
    description: ihgTopicZh.description(city?.name),
    canonical: ihgTopicHref,
    noindex: brands.length === 0,
    jsonLd: [
      buildItemListJsonLd(
        rooms.map(({ venue }) => ({ name: venue.name, href: formatVenueHref(venue.id) })),
        rooms.length,
        0,
      ),
      buildBreadcrumbJsonLd(ihgTopicCrumbs, ihgTopicHref),
    ],
  };
}
