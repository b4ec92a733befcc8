import type { Output, Parsed } from "#contract/index.ts";
import { defaultCity } from "#domain/city/city.ts";
import { formatCasesHref } from "#domain/content/case-filters.ts";
import { formatQuestionsHref } from "#domain/content/format-question-href.ts";
import { contentHrefs } from "#domain/content/content-hrefs.ts";
import { formatEstimateHref } from "#domain/estimate/format-estimate-href.ts";
import { formatListHref } from "#domain/search/grammar.ts";
import { formatDemandFormHref } from "#domain/demand/format-demand-form-href.ts";
import { footerZh } from "#texts/site/footer.zh.ts";
import { listHotCities } from "#server/geography/reference-city.ts";
import { requireCity } from "../require-city.ts";
import { cacheByVersion } from "../cache-by-version.ts";
import type { Context } from "../context.ts";
import { getEnglishFooter } from "./get-english-footer.ts";

const citiesShown = 5;

const countVenues = cacheByVersion((index: Context["index"]) => index.countVenuesByCity());

/** Returns the footer: lists of the city, other hot cities, demand form; hotline and filing number from the settings. */
export function getFooter(
  { index, site }: Context,
  { city: key, lang }: Parsed<"common/getFooterData">,
): Output<"common/getFooterData"> {
  const city = requireCity(key ?? defaultCity.code);
  if (lang === "en") return getEnglishFooter({ site }, city);
  const counts = countVenues(index, "");
  const open = listHotCities()
    .filter(({ code }) => code !== city.code && counts.has(code))
    .slice(0, citiesShown);
  return {
    columns: [
      {
        title: footerZh.find,
        links: [
          { text: footerZh.venues(city.name), href: formatListHref("venue", city.pinyin) },
          { text: footerZh.spaces(city.name), href: formatListHref("space", city.pinyin) },
        ],
      },
      {
        title: footerZh.cities,
        links: open.map(({ name, pinyin }) => ({ text: footerZh.city(name), href: `/${pinyin}` })),
      },
      {
        title: footerZh.service,
        links: [
          { text: footerZh.demand, href: formatDemandFormHref() },
          { text: footerZh.cases, href: formatCasesHref() },
          { text: footerZh.solutions, href: contentHrefs.solutions },
          { text: footerZh.estimate, href: formatEstimateHref() },
          { text: footerZh.annualMeetings, href: "/nianhui" },
          { text: footerZh.southeastAsia, href: "/southeastAsia" },
          { text: footerZh.questions, href: formatQuestionsHref() },
          { text: footerZh.enterprise, href: "/customer/dakehu" },
          { text: footerZh.app, href: "/app/download" },
          { text: footerZh.english, href: "/case/submit-en" },
        ],
      },
    ].filter(({ links }) => links.length > 0),
    hotline: site.hotline,
    icp: site.icp,
    copyright: site.hasDemo ? footerZh.copyright : footerZh.ownCopyright,
  };
}
