import { formatPeople } from "#domain/format.ts";
import type { ListFilters } from "./trim-filters.ts";
import type { ListQuery } from "#domain/search/filters.ts";
import { findLayoutById } from "#domain/space/layouts.ts";
import { listZh } from "#texts/search/list.zh.ts";

/** Formats the name of a list: 北京朝阳 200 人课桌式. */
export function formatListName(cityName: string, query: ListQuery, filters: ListFilters): string {
  const isSelected = ({ id }: { id: string }) => id === query.region;
  const group = filters.regions.find(({ options }) => options.some(isSelected));
  const found = group?.options.find(isSelected);
  const place = found?.name.startsWith(cityName) ? found.name : cityName + (found?.name ?? "");
  // A station and the business area of the same name are two lists, and need two names.
  const station = group?.kind === "metro" || group?.kind === "hub" ? listZh.by[group.kind] : "";
  const people = query.people > 0 ? ` ${formatPeople(query.people)}` : "";
  return `${place}${station}${people}${findLayoutById(query.layout)?.name ?? ""}`;
}
