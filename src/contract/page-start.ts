/** Id of the JSON script element that says how a document starts in the browser. */
export const startElementId = "page-start";

/** Attribute of the root of each document of the site, by which the service worker tells it from a portal's page. */
export const siteAttribute = "data-site";

/** Beginning of the addresses of pages' states. No page has it: no slug has a hyphen. */
const stateRoot = "/page-state";

/** The venue that a page is about, as the counting of visits names it. */
export interface PageVenue {
  id: string;
  name: string;
  brandId?: string;
  brandName?: string;
  cityName?: string;
  districtName?: string;
}

/**
 * What comes before the touch. `run`: the page shows what only the browser knows, so it starts. `fetched`: the page is to be typed in, so all
 * that it starts with is fetched once it is idle.
 */
export type EarlyStart = "run" | "fetched";

/** What a document says of its start in the browser. */
export interface PageStart {
  /** Address of the script with the page's state; absent where the document itself holds it (a private page, an error). */
  state?: string;
  /** Paths of the scripts that the page needs once it is used. */
  files: string[];
  early?: EarlyStart;
  /** Slug of the city that the frame shows where the page has none of its own: another chosen one takes its place. */
  city?: string;
  venue?: PageVenue;
  /** Slug of the city of a venue's page, whose links carry what the last list of the city was searched by. */
  venueCity?: string;
  /** What a press is answered where the page cannot start without the network. */
  offline: string;
}

/** Returns the address of a page's state, by the state's version. */
export const formatStateHref = (version: string, { pathname, search }: Pick<URL, "pathname" | "search">): string =>
  `${stateRoot}/${version}${pathname === "/" ? "" : pathname}${search}`;

/** Returns the version and the path of the page that an address of a state names; undefined for another address. */
export function parseStatePath(path: string): { version: string; path: string } | undefined {
  const [, version, rest] = /^\/page-state\/([\w-]{1,64})(\/.*)?$/.exec(path) ?? [];
  return version === undefined ? undefined : { version, path: rest ?? "/" };
}
