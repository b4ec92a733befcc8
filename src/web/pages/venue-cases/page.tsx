import type { CaseCard, CaseDetail } from "#contract/schemas/sample.ts";
import type { Call } from "#contract/index.ts";
import { omitUndefined } from "#domain/omit-undefined.ts";
import { formatNumber } from "#domain/format.ts";
import { formatNameWithCity } from "#domain/venue/format-name-with-city.ts";
import { formatVenueCasesHref } from "#domain/venue/format-venue-href.ts";
import { caseZh } from "#texts/content/case.zh.ts";
import { pictureZh } from "#texts/venue/picture.zh.ts";
import { isId } from "#domain/is-id.ts";
import { pickVenueHead } from "../../features/venue-frame/venue-facts.ts";
import { type DataOf, definePage, type LoaderContext, type PageHead } from "../../page.ts";
import { buildVenueSubpageCrumbs } from "../../features/venue-frame/build-venue-crumbs.ts";
import { buildCaseJsonLd } from "../../seo/build-case-json-ld.ts";
import { buildBreadcrumbJsonLd } from "../../seo/build-breadcrumb-json-ld.ts";
import { getVenueCity } from "../../features/venue-frame/get-venue-city.ts";
import { VenueCasesView } from "./view.tsx";

export interface VenueCasesInput {
  siteId: string;
}

/** A case without its pictures: the page shows the one of its space. */
export type VenueCase = Omit<CaseDetail, "pictures">;

const othersShown = 3;

async function fetchCaseDetails(call: Call, siteId: string): Promise<CaseDetail[]> {
  const { list } = await call("sample/getSampleList", { siteId });
  return Promise.all(list.map(({ id }) => call("sample/getSampleDetail", { id })));
}

const trimCase = ({ pictures: _, ...one }: CaseDetail): VenueCase => omitUndefined(one);

/** Loads a venue's cases in full and some of other venues in its city. */
async function loadVenueCases({ siteId }: VenueCasesInput, { call }: LoaderContext) {
  const [venue, cases] = await Promise.all([
    call("hotel/getSiteDetailNew", { siteId }),
    fetchCaseDetails(call, siteId),
  ]);
  const { list } = await call("sample/getSampleList", { city: venue.cityPinyin });
  const others = list.filter(({ hall: space }) => space && space.venueId !== siteId);
  return {
    venue: pickVenueHead(venue),
    cases: cases.map(trimCase),
    others: others.slice(0, othersShown).map((card): CaseCard => omitUndefined(card)),
  };
}

/** What the page shows. */
export type VenueCasesData = DataOf<typeof loadVenueCases>;

const namesInDescription = 3;

/** Builds the head of a venue's cases, an article for each; a page without cases is not indexed. */
function buildVenueCasesHead({ venue, cases }: VenueCasesData): PageHead {
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

export default definePage("venue-cases", {
  validate: ({ params: { siteCode } }) => (isId(siteCode) ? { siteId: siteCode } : undefined),
  loader: loadVenueCases,
  head: buildVenueCasesHead,
  city: getVenueCity,
  component: VenueCasesView,
});
