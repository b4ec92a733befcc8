import type { Output, Parsed } from "#contract/index.ts";
import { defaultCity } from "#domain/city/city.ts";
import { formatEstimateHref } from "#domain/estimate/format-estimate-href.ts";
import { formatOffersHref } from "#domain/offer/offers-address.ts";
import { footerZh } from "#texts/site/footer.zh.ts";
import { listHotCities } from "#server/geography/reference-city.ts";
import { requireCity } from "../require-city.ts";
import { cacheByVersion } from "../cache-by-version.ts";
import type { Context } from "../context.ts";
import { getEnglishFooter } from "./get-english-footer.ts";

const citiesShown = 5;

const countVenues = cacheByVersion((index: Context["index"]) => index.countVenuesByCity());

/** Returns the footer: what the header does not lead to, other hot cities; hotline and filing number from the settings. */
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
        title: footerZh.service,
        links: [
          { text: footerZh.offers, href: formatOffersHref(city.pinyin) },
          { text: footerZh.estimate, href: formatEstimateHref() },
          { text: footerZh.annualMeetings, href: "/nianhui" },
          { text: footerZh.southeastAsia, href: "/southeastAsia" },
          { text: footerZh.app, href: "/app/download" },
          { text: footerZh.english, href: "/case/submit-en" },
        ],
      },
      {
        title: footerZh.cities,
        links: open.map(({ name, pinyin }) => ({ text: footerZh.city(name), href: `/${pinyin}` })),
      },
    ].filter(({ links }) => links.length > 0),
    hotline: site.hotline,
    icp: site.icp,
    copyright: site.hasDemo ? footerZh.copyright : footerZh.ownCopyright,
  };
}
