import type { WebSite } from "schema-dts";
import { defaultCity } from "../../../domain/city/city.ts";
import { formatNumber } from "../../../domain/format-number.ts";
import { emptyVenueQuery, formatVenueListHref } from "../../../domain/search/grammar.ts";
import { formatSpaceHref } from "../../../domain/venue/format-venue-href.ts";
import { homeZh } from "../../../texts/site/home.zh.ts";
import { definePage, type PageProps } from "../../page.ts";
import { buildItemListJsonLd } from "../../seo/build-item-list-json-ld.ts";
import { CasesSection } from "./sections/cases-section.tsx";
import { type HomeData, loadHome } from "./loader.ts";
import { AreasSection } from "./sections/areas-section.tsx";
import { FirstScreen } from "./first-screen.tsx";
import { QuickDemandSection } from "./sections/quick-demand-section.tsx";
import { BannersSection } from "./sections/banners-section.tsx";
import { useSearchSentence } from "./sentence/use-search-sentence.ts";
import { OccasionsSection } from "./sections/occasions-section.tsx";
import "./home.css";
import "./first-screen.css";
import "./sections/occasions-section.css";

interface Input {
  /** Slug. */
  city: string;
  /** Path of the canonical link. */
  canonical: string;
}

function HomePage({ data }: PageProps<Input, HomeData>) {
  const { city, total } = data;
  const [sentence, changeSentence] = useSearchSentence(data);
  return (
    <main className="home" id="main">
      <FirstScreen sentence={sentence} data={data} onSentenceChange={changeSentence} />
      <OccasionsSection occasions={data.occasions} />
      {total > 0 && <AreasSection {...data} />}
      <CasesSection cases={data.cases} city={city.name} />
      <BannersSection banners={data.banners} partners={data.partners} />
      <QuickDemandSection sentence={sentence} city={city} />
    </main>
  );
}

const typesInDescription = 3;

/** Builds the site's JSON-LD with its search action; `searchPath` is the URL template with `{search_term_string}`. */
function buildSiteJsonLd(searchPath: string): WebSite {
  // Not inlined: schema-dts does not type the `query-input` annotation.
  const search = {
    "@type": "SearchAction" as const,
    target: { "@type": "EntryPoint" as const, urlTemplate: `{origin}${searchPath}` },
    "query-input": "required name=search_term_string",
  };
  return { "@type": "WebSite", name: homeZh.site, url: "{origin}/", inLanguage: "zh-CN", potentialAction: search };
}

export default definePage<Input, HomeData>({
  validate: ({ params, chosenCity }) => {
    if (params.city === undefined) return { city: chosenCity ?? defaultCity.pinyin, canonical: "/" };
    if (!/^[a-z]{2,40}$/.test(params.city)) return undefined;
    return { city: params.city, canonical: `/${params.city}` };
  },
  loader: ({ city }, { call, today }) => loadHome(city, call, today),
  head: ({ city, total, types, occasions }, { canonical }) => {
    const typeTexts = types
      .toSorted((a, b) => b.count - a.count)
      .slice(0, typesInDescription)
      .map(({ name, count }) => homeZh.kindCount(name, formatNumber(count)));
    const searchPath = `${formatVenueListHref(city.pinyin, emptyVenueQuery)}?q={search_term_string}`;
    const spaces = occasions.flatMap((occasion) => occasion.spaces);
    return {
      title: canonical === "/" ? homeZh.siteTitle : homeZh.title(city.name),
      description:
        (canonical === "/" ? homeZh.siteDescription : "") +
        homeZh.description(city.name, formatNumber(total), typeTexts.join("、")),
      canonical,
      noindex: total === 0 && canonical !== "/",
      jsonLd: [
        buildSiteJsonLd(searchPath),
        ...(spaces.length > 0
          ? [
              buildItemListJsonLd(
                spaces.map(({ venueId, id, venue, name }) => ({
                  name: `${venue} ${name}`,
                  href: formatSpaceHref(venueId, id),
                })),
                spaces.length,
              ),
            ]
          : []),
      ],
    };
  },
  city: ({ city }) => city,
  component: HomePage,
});
