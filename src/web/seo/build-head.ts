import { formatPictureHref, listPictureWidths } from "#domain/picture/format-picture-href.ts";
import { shellEn } from "#texts/site/shell.en.ts";
import { siteZh } from "#texts/site/site.zh.ts";
import type { PageHead } from "../page.ts";

/** Returns a copy of the value in which every `{origin}` is replaced with the public origin. */
const resolveOrigin = (value: unknown, origin: string): unknown =>
  JSON.parse(JSON.stringify(value).replaceAll("{origin}", origin));

/** Largest width of a shared link's picture, in pixels: what most link previews request. */
const maxSharedWidth = 1280;

/** Returns the Open Graph image tags: JPEG, which every link preview reads; the site's image where the page has none. */
function buildImageTags(image: PageHead["image"], origin: string) {
  if (!image) {
    return [
      { property: "og:image", content: `${origin}/share.png` },
      { property: "og:image:width", content: "1200" },
      { property: "og:image:height", content: "630" },
    ];
  }
  const { picture, alt } = image;
  const { hash, width, height } = picture;
  const widths = listPictureWidths(width);
  const shown = widths.findLast((each) => each <= maxSharedWidth) ?? widths[0]!;
  return [
    { property: "og:image", content: origin + formatPictureHref(hash, shown, "jpg") },
    { property: "og:image:width", content: String(shown) },
    { property: "og:image:height", content: String(Math.round((shown / width) * height)) },
    { property: "og:image:alt", content: alt },
  ];
}

interface Language {
  lang?: "en" | undefined;
  /** Path of the same page in the other language. */
  alternate?: string | undefined;
}

/** Returns the hreflang links of a page in two languages; the Chinese one is for visitors of any other language. */
function buildAlternateLinks(canonical: string, origin: string, { lang, alternate }: Language) {
  if (alternate === undefined) return [];
  const [chinese, english] = lang === "en" ? [alternate, canonical] : [canonical, alternate];
  return [
    { rel: "alternate", hrefLang: "zh-CN", href: origin + chinese },
    { rel: "alternate", hrefLang: "en", href: origin + english },
    { rel: "alternate", hrefLang: "x-default", href: origin + chinese },
  ];
}

/** Builds the router's head of a page: title, description, canonical link, hreflang, Open Graph, JSON-LD. */
export function buildHead(page: PageHead, origin: string, language: Language = {}) {
  const { lang } = language;
  const { siteName } = lang === "en" ? shellEn : siteZh.shell;
  const title = page.title.includes(siteName) ? page.title : `${page.title} · ${siteName}`;
  const { canonical } = page;
  const url = canonical === undefined ? undefined : origin + canonical;
  // What no search engine lists needs no data for one.
  const jsonLd = (page.noindex ? [] : (page.jsonLd ?? [])).map((item) => ({
    "script:ld+json": resolveOrigin({ "@context": "https://schema.org", ...(item as object) }, origin),
  }));
  return {
    meta: [
      { title },
      { name: "description", content: page.description },
      ...(page.noindex ? [{ name: "robots", content: "noindex, follow" }] : []),
      // As the header of a private page says; for one that is opened from another page of the site.
      ...(url === undefined ? [{ name: "referrer", content: "no-referrer" }] : []),
      { property: "og:site_name", content: siteName },
      { property: "og:type", content: "website" },
      { property: "og:locale", content: lang === "en" ? "en_US" : "zh_CN" },
      { property: "og:title", content: page.title },
      { property: "og:description", content: page.description },
      ...(url === undefined ? [] : [{ property: "og:url", content: url }]),
      ...buildImageTags(page.image, origin),
      ...jsonLd,
    ],
    links: [
      ...(url === undefined ? [] : [{ rel: "canonical", href: url }]),
      ...(page.noindex || canonical === undefined ? [] : buildAlternateLinks(canonical, origin, language)),
      ...(page.previous ? [{ rel: "prev", href: origin + page.previous }] : []),
      ...(page.next ? [{ rel: "next", href: origin + page.next }] : []),
    ],
  };
}
