import { formatNumber } from "#domain/format.ts";
import { formatNameWithCity } from "#domain/venue/format-name-with-city.ts";
import { formatVenueCasesHref } from "#domain/venue/format-venue-href.ts";
import { caseZh } from "#texts/content/case.zh.ts";
import { pictureZh } from "#texts/venue/picture.zh.ts";
import { buildVenueSubpageCrumbs } from "../../features/venue-frame/build-venue-crumbs.ts";
import type { PageHead } from "../../page.ts";
import { buildCaseJsonLd } from "../../seo/build-case-json-ld.ts";
import { buildBreadcrumbJsonLd } from "../../seo/build-breadcrumb-json-ld.ts";
import type { VenueCasesData } from "./types.ts";

const namesInDescription = 3;

/** Builds the head of a venue's cases, an article for each; a page without cases is not indexed. */
export function buildVenueCasesHead({ venue, cases }: VenueCasesData): PageHead {
  const path = formatVenueCasesHref(venue.id);
  const names = cases.slice(0, namesInDescription).map(({ name }) => name);
  const shown = cases.find(({ hall: space }) => space?.picture)?.hall;
  return {
    title: caseZh.pageTitle(formatNameWithCity(venue)),
    description:
      cases.length > 0
        ? caseZh.describe(formatNameWithCity(venue), formatNumber(cases.length), names.join("、"))
        : caseZh.noneDescribe(formatNameWithCity(venue)),
    canonical: path,
    noindex: cases.length === 0,
    ...(shown?.picture && { image: { picture: shown.picture, alt: pictureZh.alt(venue.name, shown.name) } }),
    jsonLd: [
      ...cases.map((one) => buildCaseJsonLd(venue.id, one, one.hall)),
      buildBreadcrumbJsonLd(buildVenueSubpageCrumbs(venue, caseZh.name), path),
    ],
  };
}
