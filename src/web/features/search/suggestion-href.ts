import { emptySpaceQuery, emptyVenueQuery, spaceListHref, venueListHref } from "../../../domain/search/grammar.ts";
import type { ListKind } from "./list-query.ts";
import type { Suggestion } from "./use-suggestions.ts";

/** Formats the URL of a suggestion: a venue's page, a region's list, a city's home page. */
export function suggestionHref({ kind, id, cityPinyin }: Suggestion, list: ListKind): string {
  if (kind === "venue") return `/view/hotel-${id}`;
  if (kind === "city") return `/${cityPinyin}`;
  return list === "venue"
    ? venueListHref(cityPinyin, { ...emptyVenueQuery, region: id })
    : spaceListHref(cityPinyin, { ...emptySpaceQuery, region: id });
}
