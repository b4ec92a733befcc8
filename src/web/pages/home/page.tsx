import type { Output } from "#contract/index.ts";
import { formatNumber } from "#domain/format.ts";
import { formatListHref } from "#domain/search/grammar.ts";
import { formatSpaceHref } from "#domain/venue/format-venue-href.ts";
import { homeZh } from "#texts/site/home.zh.ts";
import { defaultCity } from "#domain/city/city.ts";
import { definePage, type LoaderContext, type PageHead } from "../../page.ts";
import { buildItemListJsonLd } from "../../seo/build-item-list-json-ld.ts";
import { buildSiteJsonLd } from "../../seo/build-site-json-ld.ts";
import { HomeView } from "./view.tsx";

/** What a city's home page shows. */
export type HomeData = Output<"home/getHomePage">;

/** Loads the home page of a city, by slug. */
const loadHome = (city: string, { call, today }: LoaderContext): Promise<HomeData> =>
  call("home/getHomePage", { city, today });

const typesInDescription = 3;

/** Builds the head of a city's home page; `canonical` is its path, `/` for the site's own. */
function buildHomeHead(
  { city, total, types, spaces: { list } }: HomeData,
  { canonical }: { canonical: string },
): PageHead {
  const typeTexts = types
    .toSorted((a, b) => b.count - a.count)
    .slice(0, typesInDescription)
    .map(({ name, count }) => homeZh.kindCount(name, formatNumber(count)));
  const description = homeZh.description(city.name, formatNumber(total), typeTexts.join("、"));
  const searchPath = `${formatListHref("venue", city.pinyin)}?q={search_term_string}`;
  const spaces = list.map(({ venueId, id, venue, name }) => ({
    name: `${venue} ${name}`,
    href: formatSpaceHref(venueId, id),
  }));
  const isSite = canonical === "/";
  return {
    title: isSite ? homeZh.siteTitle : homeZh.title(city.name),
    description: isSite ? homeZh.siteDescription + description : description,
    canonical,
    noindex: total === 0 && !isSite,
    jsonLd: [buildSiteJsonLd(searchPath), ...(spaces.length > 0 ? [buildItemListJsonLd(spaces, spaces.length)] : [])],
  };
}

export default definePage("home", {
  validate: ({ params, chosenCity }) => {
    if (params.city === undefined) return { city: chosenCity ?? defaultCity.pinyin, canonical: "/" };
    if (!/^[a-z]{2,40}$/.test(params.city)) return undefined;
    return { city: params.city, canonical: `/${params.city}` };
  },
  loader: ({ city }, context) => loadHome(city, context),
  head: buildHomeHead,
  city: ({ city }) => city,
  component: HomeView,
});
