import { formatGroupHref } from "#domain/venue/group-query.ts";
import { hiltonTopicHref } from "#domain/event-day/event-day-address.ts";
import { formatVenueHref } from "#domain/venue/format-venue-href.ts";
import { groupTopicZh } from "#texts/marketing/group-topic.zh.ts";
import { hiltonTopicZh } from "#texts/marketing/hilton-topic.zh.ts";
import type { PageHead } from "../../page.ts";
import { buildBreadcrumbJsonLd } from "../../seo/build-breadcrumb-json-ld.ts";
import { buildItemListJsonLd } from "../../seo/build-item-list-json-ld.ts";
import type { HiltonTopicData } from "./page.tsx";

export const hiltonTopicCrumbs = [
  { label: groupTopicZh.home, href: "/" },
  { label: hiltonTopicZh.group, href: formatGroupHref("hilton") },
  { label: hiltonTopicZh.crumb },
];

/** Builds the head: one canonical page whatever is asked for. */
export function buildHiltonTopicHead({ city, venues }: HiltonTopicData): PageHead {
  return {
    title: hiltonTopicZh.headTitle(city?.name),
    description: hiltonTopicZh.description(city?.name),
    canonical: hiltonTopicHref,
    noindex: venues.length === 0,
    jsonLd: [
      buildItemListJsonLd(
        venues.map(({ id, name }) => ({ name, href: formatVenueHref(id) })),
        venues.length,
        0,
      ),
      buildBreadcrumbJsonLd(hiltonTopicCrumbs, hiltonTopicHref),
    ],
  };
}
