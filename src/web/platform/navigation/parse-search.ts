/** Parses a query string into plain strings, without type conversion; of repeated names the first counts. */
export function parseSearch(text: string): Record<string, string> {
  const query: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(text)) if (!Object.hasOwn(query, name)) query[name] = value;
  return query;
}

/** Formats a query string, the reverse of `parseSearch`: with a leading question mark, or empty. */
export function stringifySearch(query: Record<string, unknown>): string {
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const text = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString();
  return text && `?${text}`;
}
