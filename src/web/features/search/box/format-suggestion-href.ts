import {
  emptySpaceQuery,
  emptyVenueQuery,
  formatSpaceListHref,
  formatVenueListHref,
} from "../../../../domain/search/grammar.ts";
import type { ListKind } from "../list/list-query.ts";
import type { Suggestion } from "./use-suggestions.ts";

/** Formats the URL of a suggestion: a venue's page, a region's list, a city's home page. */
export function formatSuggestionHref({ kind, id, cityPinyin }: Suggestion, list: ListKind): string {
  if (kind === "venue") return `/view/hotel-${id}`;
  if (kind === "city") return `/${cityPinyin}`;
  return list === "venue"
    ? formatVenueListHref(cityPinyin, { ...emptyVenueQuery, region: id })
    : formatSpaceListHref(cityPinyin, { ...emptySpaceQuery, region: id });
}
