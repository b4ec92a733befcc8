import { formatListHref } from "#domain/search/grammar.ts";
import type { ListKind } from "#domain/search/filters.ts";
import type { Suggestion } from "./use-suggestions.ts";

/** Formats the URL of a suggestion: a venue's page, a region's list, a city's home page. */
export function formatSuggestionHref({ kind, id, cityPinyin }: Suggestion, list: ListKind): string {
  if (kind === "venue") return `/view/hotel-${id}`;
  if (kind === "city") return `/${cityPinyin}`;
  return formatListHref(list, cityPinyin, { region: id });
}
