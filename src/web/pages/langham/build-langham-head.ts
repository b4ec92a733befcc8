import { formatNumber } from "#domain/format.ts";
import { formatLanghamHref } from "#domain/langham/format-langham-href.ts";
import { formatVenueHref } from "#domain/venue/format-venue-href.ts";
import { langhamTexts } from "#texts/langham/langham-texts.ts";
import type { PageHead } from "../../page.ts";
import { buildBreadcrumbJsonLd } from "../../seo/build-breadcrumb-json-ld.ts";
import { buildItemListJsonLd } from "../../seo/build-item-list-json-ld.ts";
import type { LanghamData, LanghamInput } from "./types.ts";

/** Builds the head of the brand page or a type; the city whose sun it shows is no page of its own. */
export function buildLanghamHead({ index, packages, cities }: LanghamData, { lang, type }: LanghamInput): PageHead {
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
