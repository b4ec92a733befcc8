import { formatNameWithCity } from "../../../domain/venue/format-name-with-city.ts";
import type { Call } from "../../../contract/index.ts";
import { isId } from "../../../domain/is-id.ts";
import { formatVenueCasesHref } from "../../../domain/venue/format-venue-href.ts";
import { caseZh } from "../../../texts/content/case.zh.ts";
import { pictureZh } from "../../../texts/venue/picture.zh.ts";
import { buildVenueSubpageCrumbs } from "../../features/venue-frame/build-venue-crumbs.ts";
import { pickVenueHead } from "../../features/venue-frame/venue-facts.ts";
import { buildCaseJsonLd } from "../../seo/build-article-json-ld.ts";
import { buildBreadcrumbJsonLd } from "../../seo/build-breadcrumb-json-ld.ts";
import { definePage } from "../../page.ts";
import { trimCase, trimCard } from "./loader.ts";
import { VenueCasesView } from "./view.tsx";

const othersShown = 3;
const namesInDescription = 3;

async function fetchCaseDetails(call: Call, siteId: string) {
  const { list } = await call("sample/getSampleList", { siteId });
  return Promise.all(list.map(({ id }) => call("sample/getSampleDetail", { id })));
}

export default definePage("venue-cases", {
  validate: ({ params: { siteCode } }) => (isId(siteCode) ? { siteId: siteCode } : undefined),
  loader: async ({ siteId }, { call }) => {
    const [venue, cases] = await Promise.all([
      call("hotel/getSiteDetailNew", { siteId }),
      fetchCaseDetails(call, siteId),
    ]);
    const { list } = await call("sample/getSampleList", { city: venue.cityPinyin });
    const others = list.filter(({ hall: space }) => space && space.venueId !== siteId);
    return {
      venue: pickVenueHead(venue),
      cases: cases.map(trimCase),
      others: others.slice(0, othersShown).map(trimCard),
    };
  },
  head: ({ venue, cases }) => {
    const path = formatVenueCasesHref(venue.id);
    const names = cases.slice(0, namesInDescription).map(({ name }) => name);
    const shown = cases.find(({ hall: space }) => space?.picture)?.hall;
    return {
      title: caseZh.pageTitle(formatNameWithCity(venue)),
      description:
        cases.length > 0
          ? caseZh.describe(formatNameWithCity(venue), cases.length, names.join("、"))
          : caseZh.noneDescribe(formatNameWithCity(venue)),
      canonical: path,
      noindex: cases.length === 0,
      ...(shown?.picture && { image: { picture: shown.picture, alt: pictureZh.alt(venue.name, shown.name) } }),
      jsonLd: [
        ...cases.map((one) => buildCaseJsonLd(venue.id, one)),
        buildBreadcrumbJsonLd(buildVenueSubpageCrumbs(venue, caseZh.name), path),
      ],
    };
  },
  city: ({ venue }) => ({ code: venue.cityCode, name: venue.cityName, pinyin: venue.cityPinyin }),
  component: VenueCasesView,
});
