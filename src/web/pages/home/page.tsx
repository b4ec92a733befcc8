import type { WebSite } from "schema-dts";
import { defaultCity } from "../../../domain/city/city.ts";
import { formatNumber } from "../../../domain/format.ts";
import { emptyVenueQuery, venueListHref } from "../../../domain/search/grammar.ts";
import { spaceHref } from "../../../domain/venue/venue-href.ts";
import { homeZh } from "../../../texts/home.zh.ts";
import { definePage, type PageProps } from "../../page.ts";
import { listThing } from "../../ui/list-thing.ts";
import { Cases } from "./cases.tsx";
import { type HomeData, loadHome } from "./home-data.ts";
import { Near } from "./near.tsx";
import { Opening } from "./opening.tsx";
import { Quick } from "./quick.tsx";
import { Strip } from "./strip.tsx";
import { useAsked } from "./use-asked.ts";
import { Uses } from "./uses.tsx";
import "./home.css";
import "./home-hall.css";
import "./home-pictures.css";

interface Input {
  /** Slug. */
  city: string;
  /** Path of the canonical link. */
  canonical: string;
}

function HomePage({ data }: PageProps<Input, HomeData>) {
  const { city, total } = data;
  const [asked, change] = useAsked(data);
  return (
    <main className="home" id="main">
      <Opening asked={asked} data={data} onAsked={change} />
      <Uses uses={data.uses} />
      {total > 0 && <Near {...data} />}
      <Cases cases={data.cases} city={city.name} />
      <Strip banners={data.banners} partners={data.partners} />
      <Quick asked={asked} city={city} />
    </main>
  );
}

const kindsNamed = 3;

/** Builds the site's JSON-LD with its search action; `searchPath` is the URL template with `{search_term_string}`. */
function siteThing(words: string): WebSite {
  // Not inlined: schema-dts does not type the `query-input` annotation.
  const search = {
    "@type": "SearchAction" as const,
    target: { "@type": "EntryPoint" as const, urlTemplate: `{origin}${words}` },
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
  head: ({ city, total, types, uses }, { canonical }) => {
    const kinds = types
      .toSorted((a, b) => b.count - a.count)
      .slice(0, kindsNamed)
      .map(({ name, count }) => homeZh.kindCount(name, formatNumber(count)));
    const words = `${venueListHref(city.pinyin, emptyVenueQuery)}?q={search_term_string}`;
    const rooms = uses.flatMap((use) => use.rooms);
    return {
      title: canonical === "/" ? homeZh.siteTitle : homeZh.title(city.name),
      description:
        (canonical === "/" ? homeZh.siteDescription : "") +
        homeZh.description(city.name, formatNumber(total), kinds.join("、")),
      canonical,
      noindex: total === 0 && canonical !== "/",
      jsonLd: [
        siteThing(words),
        ...(rooms.length > 0
          ? [
              listThing(
                rooms.map(({ venueId, id, venue, name }) => ({
                  name: `${venue} ${name}`,
                  href: spaceHref(venueId, id),
                })),
                rooms.length,
              ),
            ]
          : []),
      ],
    };
  },
  city: ({ city }) => city,
  component: HomePage,
});
