/** Facts that the crawler reads from a document. */
export interface PageRead {
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
  things: Record<string, unknown>[];
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'" };
/** Decodes entities into a copied string, since a slice would keep the whole document in memory. */
const plain = (text: string) =>
  Buffer.from(text.replace(/&([^;]+);/g, (whole, name: string) => entities[name] ?? whole)).toString();
const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found]) => plain(found!));
const one = (html: string, pattern: RegExp) => all(html, pattern)[0];

/** Parses a document of this site, whose attributes are always in double quotes. */
export function readPage(html: string): PageRead {
  return {
    title: one(html, /<title>([^<]*)<\/title>/g) ?? "",
    description: one(html, /<meta name="description" content="([^"]*)"/g) ?? "",
    canonical: one(html, /<link rel="canonical" href="([^"]*)"/g),
    noindex: /<meta [^>]*content="noindex/.test(html),
    headings: html.match(/<h1[\s>]/g)?.length ?? 0,
    sharedPicture: one(html, /<meta property="og:image" content="([^"]*)"/g),
    links: all(html, /<a\s[^>]*?href="([^"]*)"/g),
    ids: new Set(all(html, /\sid="([^"]*)"/g)),
    things: [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
      ([, json]) => JSON.parse(json!) as Record<string, unknown>,
    ),
  };
}
