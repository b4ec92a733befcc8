import type { Call } from "#contract/index.ts";
import type { Filters } from "#contract/schemas/search-site.ts";

/** Milliseconds for which a browser uses the filters of a city again: each change of a filter is a page of its own. */
const storedMs = 5 * 60_000;

/** The call that answers the filters of venues, or of spaces. */
export type FiltersPath = "searchSite/getAggregateSearchFilterNew" | "searchSite/getKongJianFilter";

const stored = new Map<string, { filters: Filters; fetchedAt: number }>();

/** Fetches the filters of a city's venues or spaces; in the browser once in five minutes. */
export async function fetchFilters(call: Call, path: FiltersPath, city: string): Promise<Filters> {
  if (import.meta.env.SSR) return call(path, { city });
  const key = `${path} ${city}`;
  const found = stored.get(key);
  if (found && performance.now() - found.fetchedAt < storedMs) return found.filters;
  const filters = await call(path, { city });
  stored.set(key, { filters, fetchedAt: performance.now() });
  return filters;
}
