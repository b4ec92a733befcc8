import type { ListKind } from "#domain/search/filters.ts";
import { formatScopeHref, type ListAnswer } from "./list-scope.ts";
import type { ListInput } from "./parse-list-input.ts";
import { formatListMapHref } from "./use-list-map.ts";

/**
 * Returns the URL that a list's answer belongs to, where it is not the one that was opened: that of the city which the
 * sentence names, without the map box of the old one, and of a sentence without the words that selected filters replace.
 * Both end: there the city is the page's own, and the sentence is shorter each time.
 */
export function getListRedirect(
  kind: ListKind,
  { city, searchContext, mapShown }: ListInput,
  { cityPinyin, query, q }: Pick<ListAnswer, "cityPinyin" | "query" | "q">,
): string | undefined {
  const { q: sentence = "", box } = searchContext;
  if (cityPinyin === city && q.length >= sentence.length) return undefined;
  const scope = {
    kind,
    city: cityPinyin,
    searchContext: { ...searchContext, q, box: cityPinyin === city ? box : undefined },
  };
  return (mapShown ? formatListMapHref : formatScopeHref)(scope, { ...query, page: 0 });
}
