/** Facts that the crawler reads from a document. */
export interface PageFacts {
  title: string;
  description: string;
  canonical: string | undefined;
  noindex: boolean;
  headings: number;
  sharedPicture: string | undefined;
  /** Hrefs of anchors, entities decoded. */
  links: string[];
  ids: Set<string>;
  /** Parsed JSON-LD. */
  jsonLd: Record<string, unknown>[];
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'" };
/** Decodes entities into a copied string, since a slice would keep the whole document in memory. */
const decodeEntities = (text: string) =>
  Buffer.from(text.replace(/&([^;]+);/g, (entity, name: string) => entities[name] ?? entity)).toString();
const matchAll = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, found]) => decodeEntities(found!));
const matchFirst = (html: string, pattern: RegExp) => matchAll(html, pattern)[0];

/** Parses a document of this site, whose attributes are always in double quotes. */
export function readPage(html: string): PageFacts {
  return {
    title: matchFirst(html, /<title>([^<]*)<\/title>/g) ?? "",
    description: matchFirst(html, /<meta name="description" content="([^"]*)"/g) ?? "",
    canonical: matchFirst(html, /<link rel="canonical" href="([^"]*)"/g),
    noindex: /<meta [^>]*content="noindex/.test(html),
    headings: html.match(/<h1[\s>]/g)?.length ?? 0,
    sharedPicture: matchFirst(html, /<meta property="og:image" content="([^"]*)"/g),
    links: matchAll(html, /<a\s[^>]*?href="([^"]*)"/g),
    ids: new Set(matchAll(html, /\sid="([^"]*)"/g)),
    jsonLd: [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
      ([, json]) => JSON.parse(json!) as Record<string, unknown>,
    ),
  };
}
