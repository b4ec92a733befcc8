import { placedName } from "../../../domain/venue/placed-name.ts";
import type { Article } from "schema-dts";
import type { Call } from "../../../contract/index.ts";
import { isId } from "../../../domain/id.ts";
import { venueCasesHref } from "../../../domain/venue/venue-href.ts";
import { caseZh } from "../../../texts/case.zh.ts";
import { pictureZh } from "../../../texts/picture.zh.ts";
import { insideCrumbs } from "../../features/venue-frame/crumbs.ts";
import { venueHead } from "../../features/venue-frame/lean-venue.ts";
import { crumbThing } from "../../ui/breadcrumb-thing.ts";
import { definePage } from "../../page.ts";
import { leanCase, leanCard, type VenueCasesData, type VenueCasesInput } from "./venue-cases-data.ts";
import { VenueCasesView } from "./venue-cases-view.tsx";

const othersShown = 3;
const namesSaid = 3;

async function casesOf(call: Call, siteId: string) {
  const { list } = await call("sample/getSampleList", { siteId });
  return Promise.all(list.map(({ id }) => call("sample/getSampleDetail", { id })));
}

export default definePage<VenueCasesInput, VenueCasesData>({
  validate: ({ params: { siteCode } }) => (isId(siteCode) ? { siteId: siteCode } : undefined),
  loader: async ({ siteId }, { call }) => {
    const [venue, cases] = await Promise.all([call("hotel/getSiteDetailNew", { siteId }), casesOf(call, siteId)]);
    const { list } = await call("sample/getSampleList", { city: venue.cityPinyin });
    const others = list.filter(({ hall }) => hall && hall.venueId !== siteId);
    return { venue: venueHead(venue), cases: cases.map(leanCase), others: others.slice(0, othersShown).map(leanCard) };
  },
  head: ({ venue, cases }) => {
    const path = venueCasesHref(venue.id);
    const names = cases.slice(0, namesSaid).map(({ name }) => name);
    const shown = cases.find(({ hall }) => hall?.picture)?.hall;
    return {
      title: caseZh.pageTitle(placedName(venue)),
      description:
        cases.length > 0
          ? caseZh.describe(placedName(venue), cases.length, names.join("、"))
          : caseZh.noneDescribe(placedName(venue)),
      canonical: path,
      noindex: cases.length === 0,
      ...(shown?.picture && { image: { picture: shown.picture, alt: pictureZh.alt(venue.name, shown.name) } }),
      jsonLd: [
        ...cases.map(
          ({ id, name, story, hall }): Article => ({
            "@type": "Article",
            "@id": `{origin}${venueCasesHref(venue.id, id)}`,
            url: `{origin}${venueCasesHref(venue.id, id)}`,
            headline: name,
            description: story,
            inLanguage: "zh-CN",
            ...(hall && { contentLocation: { "@type": "Place", name: `${hall.venueName} ${hall.name}` } }),
          }),
        ),
        crumbThing(insideCrumbs(venue, caseZh.name), path),
      ],
    };
  },
  city: ({ venue }) => ({ code: venue.cityCode, name: venue.cityName, pinyin: venue.cityPinyin }),
  component: VenueCasesView,
});
