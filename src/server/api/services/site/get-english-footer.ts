import type { Output } from "#contract/index.ts";
import { formatQuestionsHref } from "#domain/content/format-question-href.ts";
import { contentHrefs } from "#domain/content/content-hrefs.ts";
import { formatDemandFormHref } from "#domain/demand/format-demand-form-href.ts";
import { formatListHref } from "#domain/search/grammar.ts";
import { footerEn } from "#texts/site/footer.en.ts";
import { markSample } from "#texts/site/mark-sample.ts";
import type { ReferenceCity } from "#server/geography/reference-city.ts";
import type { Context } from "../context.ts";

/** Formats the filing number for English pages: the sample by its digits; a real number is a registered name and stays. */
const formatFiling = (icp: string) =>
  markSample(icp, "en") === icp ? icp : footerEn.sampleIcp(icp.replace(/\D/g, ""));

/** Returns the footer of English pages: the English form, and the city's lists, which are in Chinese and say so. */
export function getEnglishFooter({ site }: Pick<Context, "site">, city: ReferenceCity): Output<"common/getFooterData"> {
  return {
    columns: [
      {
        title: footerEn.service,
        links: [{ text: footerEn.demand, href: formatDemandFormHref({}, "en") }],
      },
      {
        title: footerEn.find,
        links: [
          { text: footerEn.venues(city.nameEn), href: formatListHref("venue", city.pinyin) },
          { text: footerEn.spaces(city.nameEn), href: formatListHref("space", city.pinyin) },
          { text: footerEn.solutions, href: contentHrefs.solutions },
          { text: footerEn.questions, href: formatQuestionsHref() },
        ],
      },
    ],
    hotline: markSample(site.hotline, "en"),
    icp: formatFiling(site.icp),
    copyright: site.hasDemo ? footerEn.copyright : footerEn.ownCopyright,
  };
}
