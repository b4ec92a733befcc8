import type { ListKind } from "../../../../domain/search/filters.ts";
import { formatScopeHref, type ListAnswer } from "./list-scope.ts";
import type { ListInput } from "./parse-list-input.ts";
import { formatListMapHref } from "./use-list-map.ts";

/**
 * Returns the URL that a list's answer belongs to, where it is not the one that was opened: the first page of the city that
 * the sentence names, without the map box of the old one. There the sentence names the page's own city, so it is final.
 */
export function getListRedirect(
  kind: ListKind,
  { city, searchContext, mapShown }: ListInput,
  { cityPinyin, query }: Pick<ListAnswer, "cityPinyin" | "query">,
): string | undefined {
  if (cityPinyin === city) return undefined;
  const scope = { kind, city: cityPinyin, searchContext: { ...searchContext, box: undefined } };
  return (mapShown ? formatListMapHref : formatScopeHref)(scope, { ...query, page: 0 });
}
