import type { Output, Parsed } from "../../../contract/index.ts";
import { defaultCity } from "../../../domain/city/city.ts";
import { questionsHref } from "../../../domain/content/question-href.ts";
import { solutionsHref } from "../../../domain/content/solution-href.ts";
import { emptySpaceQuery, emptyVenueQuery, spaceListHref, venueListHref } from "../../../domain/search/grammar.ts";
import { footerZh } from "../../../texts/footer.zh.ts";
import { hotCities } from "../../geography/cities.ts";
import { askedCity } from "../asked-city.ts";
import type { Context } from "../context.ts";

const citiesShown = 5;

/** Returns the footer: lists of the city, other hot cities, demand form; hotline and filing number from the settings. */
export function getFooter(
  { index, site }: Context,
  { city: key }: Parsed<"common/getFooterData">,
): Output<"common/getFooterData"> {
  const city = askedCity(key ?? defaultCity.code);
  const counts = index.cityCounts();
  const open = hotCities()
    .filter(({ code }) => code !== city.code && counts.has(code))
    .slice(0, citiesShown);
  return {
    columns: [
      {
        title: footerZh.find,
        links: [
          { text: footerZh.venues(city.name), href: venueListHref(city.pinyin, emptyVenueQuery) },
          { text: footerZh.spaces(city.name), href: spaceListHref(city.pinyin, emptySpaceQuery) },
        ],
      },
      {
        title: footerZh.cities,
        links: open.map(({ name, pinyin }) => ({ text: footerZh.city(name), href: `/${pinyin}` })),
      },
      {
        title: footerZh.service,
        links: [
          { text: footerZh.demand, href: "/case/submit" },
          { text: footerZh.solutions, href: solutionsHref },
          { text: footerZh.questions, href: questionsHref() },
        ],
      },
    ].filter(({ links }) => links.length > 0),
    hotline: site.hotline,
    icp: site.icp,
    copyright: footerZh.copyright,
  };
}
