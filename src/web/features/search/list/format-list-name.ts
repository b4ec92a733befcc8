import { formatPeople } from "../../../../domain/format.ts";
import type { Filters } from "../../../../contract/schemas/search-site.ts";
import type { ListQuery } from "../../../../domain/search/filters.ts";
import { findLayoutById } from "../../../../domain/space/layouts.ts";
import { listZh } from "../../../../texts/search/list.zh.ts";

/** Formats the name of a list: 北京朝阳 200 人课桌式. */
export function formatListName(cityName: string, query: ListQuery, filters: Filters): string {
  const found = filters.regions.flatMap((kind) => kind.options).find(({ id }) => id === query.region);
  const place = found?.name.startsWith(cityName) ? found.name : cityName + (found?.name ?? "");
  // A station and the business area of the same name are two lists, and need two names.
  const station = found?.kind === "metro" || found?.kind === "hub" ? listZh.by[found.kind] : "";
  const people = query.people > 0 ? ` ${formatPeople(query.people)}` : "";
  return `${place}${station}${people}${findLayoutById(query.layout)?.name ?? ""}`;
}
