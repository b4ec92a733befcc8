/** The query parameters that a page may depend on; others (utm_… and the like) change no page. */
export const pageQuery = [
  "q",
  "k",
  "lng",
  "lat",
  "box",
  "view",
  "lang",
  "reference",
  "siteId",
  "spaceCode",
  "city",
  "people",
  "layout",
  "date",
  "days",
  "budget",
  "rooms",
  "eventType",
  "page_from",
  "tag",
  "page",
  "scene",
] as const;

/** Returns the part of a query that a page may depend on, in a fixed order. */
export function meaningfulQuery(query: Record<string, unknown>): Record<string, string> {
  const picked: Record<string, string> = {};
  for (const name of pageQuery) if (query[name] !== undefined) picked[name] = String(query[name]);
  return picked;
}
