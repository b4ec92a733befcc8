import type { LanghamLang } from "#domain/langham/langham-type.ts";
import { formatNumber } from "#domain/format.ts";
import { formatLanghamHref } from "#domain/langham/format-langham-href.ts";
import { formatLanghamListHref, langhamListAddress } from "#domain/langham/format-langham-list-href.ts";
import { formatVenueHref } from "#domain/venue/format-venue-href.ts";
import { langhamTexts } from "#texts/langham/langham-texts.ts";
import { type DataOf, definePage, type LoaderContext, type PageHead } from "../../page.ts";
import { buildBreadcrumbJsonLd } from "../../seo/build-breadcrumb-json-ld.ts";
import { buildItemListJsonLd } from "../../seo/build-item-list-json-ld.ts";
import { findListCity } from "./find-list-city.ts";
import { LanghamListView } from "./view.tsx";

export interface LanghamListInput {
  lang: LanghamLang;
  /** Slug or code. */
  city?: string;
  people?: number;
  page: number;
}

/** Loads a page of the group's hotels and its cities. */
async function loadLanghamList({ lang, city, people, page }: LanghamListInput, { call }: LoaderContext) {
  const [hotels, cities] = await Promise.all([
    call("searchSite/getAggregateLanghamList", { lang, ...(city && { city }), ...(people && { people }), page }),
    call("marketing/getLanghamGroupCity", { lang }),
  ]);
  return { hotels, cities };
}

/** What the page shows. */
export type LanghamListData = DataOf<typeof loadLanghamList>;

/** Builds the head of a page of the list; lists by city or by number of people are not indexed. */
function buildLanghamListHead({ hotels, cities }: LanghamListData, input: LanghamListInput): PageHead {
  const { lang, people } = input;
  const { total, page, pageSize, list } = hotels;
  const texts = langhamTexts[lang];
  const city = findListCity(cities, input);
  const formatHref = (number: number) =>
    formatLanghamListHref(lang, { city: city?.pinyin ?? input.city, people, page: number });
  const canonical = formatHref(page);
  const crumbs = [
    { label: texts.home, href: "/" },
    { label: texts.name, href: formatLanghamHref(lang) },
    { label: texts.list.heading(city?.name) },
  ];
  return {
    title: city ? texts.list.heading(city.name) : texts.list.title,
    description: texts.list.describe(formatNumber(total)),
    canonical,
    noindex: total === 0 || people !== undefined || input.city !== undefined,
    ...(page > 1 && { previous: formatHref(page - 1) }),
    ...(page * pageSize < total && { next: formatHref(page + 1) }),
    jsonLd: [
      buildItemListJsonLd(
        list.map(({ id, name }) => ({ name, href: formatVenueHref(id) })),
        total,
        (page - 1) * pageSize,
      ),
      buildBreadcrumbJsonLd(crumbs, canonical),
    ],
  };
}

export default definePage("langham-list", {
  validate: ({ query }): LanghamListInput | undefined => {
    const values = langhamListAddress.parse({ ...query, lang: query.lang ?? "zh" });
    return values.lang && { ...values, lang: values.lang };
  },
  loader: loadLanghamList,
  head: buildLanghamListHead,
  lang: ({ lang }) => (lang === "en" ? "en" : undefined),
  alternate: ({ lang, ...filters }) => formatLanghamListHref(lang === "en" ? "zh" : "en", filters),
  component: LanghamListView,
});
