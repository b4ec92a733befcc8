/** The query parameters that a page may depend on; whatever else stands in a query (utm_… and the like) changes no page. */
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

/** The part of a query that a page may depend on, in a fixed order. */
export function meaningfulQuery(query: Record<string, unknown>): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const name of pageQuery) if (query[name] !== undefined) kept[name] = String(query[name]);
  return kept;
}
