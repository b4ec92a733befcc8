import { findLanghamType, type LanghamLang, type LanghamType } from "#domain/langham/langham-type.ts";
import { formatNumber } from "#domain/format.ts";
import { formatLanghamHref, langhamAddress } from "#domain/langham/format-langham-href.ts";
import { formatVenueHref } from "#domain/venue/format-venue-href.ts";
import { langhamTexts } from "#texts/langham/langham-texts.ts";
import { type DataOf, definePage, type LoaderContext, type PageHead } from "../../page.ts";
import { buildBreadcrumbJsonLd } from "../../seo/build-breadcrumb-json-ld.ts";
import { buildItemListJsonLd } from "../../seo/build-item-list-json-ld.ts";
import { LanghamView } from "./view.tsx";

export interface LanghamInput {
  lang: LanghamLang;
  /** Absent on the brand page itself. */
  type?: LanghamType;
  /** Slug or code of the city whose sun is shown; absent: the group's first. */
  city?: string;
}

/** Loads the brand page or one of its types: content and sun, packages, cities. */
async function loadLangham({ lang, type, city }: LanghamInput, { call }: LoaderContext) {
  const [index, packages, cities] = await Promise.all([
    call("marketing/getLanghamGroupIndex", { lang, ...(type && { type }), ...(city && { city }) }),
    call("marketing/getLangtingPackage", { lang, ...(type && { type }) }),
    call("marketing/getLanghamGroupCity", { lang }),
  ]);
  return { index, packages, cities };
}

/** What the page shows. */
export type LanghamData = DataOf<typeof loadLangham>;

/** Builds the head of the brand page or a type; the city whose sun it shows is no page of its own. */
function buildLanghamHead({ index, packages, cities }: LanghamData, { lang, type }: LanghamInput): PageHead {
  const texts = langhamTexts[lang];
  const canonical = formatLanghamHref(lang, type);
  const types = index.hours.map((hour) => texts.types[hour.type]).join(texts.and);
  const [section] = index.sections;
  const crumbs = [
    { label: texts.home, href: "/" },
    { label: texts.name, ...(type && { href: formatLanghamHref(lang) }) },
    ...(type ? [{ label: texts.types[type] }] : []),
  ];
  return {
    title: type ? texts.typeTitle(texts.types[type]) : texts.title,
    description: type
      ? texts.describeType(texts.types[type], formatNumber(packages.length), section?.note ?? "")
      : texts.describe(formatNumber(index.hotelCount), formatNumber(cities.length), types),
    canonical,
    noindex: index.hotelCount === 0 && packages.length === 0,
    ...(section?.picture && { image: { picture: section.picture, alt: section.title } }),
    jsonLd: [
      buildItemListJsonLd(
        index.hotels.map(({ id, name }) => ({ name, href: formatVenueHref(id) })),
        index.hotelCount,
      ),
      buildBreadcrumbJsonLd(crumbs, canonical),
    ],
  };
}

export default definePage("langham", {
  validate: ({ path, params, query }): LanghamInput | undefined => {
    const lang = path.startsWith("/marketing/langham/en") ? "en" : "zh";
    const type = findLanghamType(params.type);
    if (params.type !== undefined && type === undefined) return undefined;
    return { lang, ...(type && { type }), ...langhamAddress.parse(query) };
  },
  loader: loadLangham,
  head: buildLanghamHead,
  lang: ({ lang }) => (lang === "en" ? "en" : undefined),
  alternate: ({ lang, type }) => formatLanghamHref(lang === "en" ? "zh" : "en", type),
  component: LanghamView,
});
