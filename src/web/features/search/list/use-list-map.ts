import { useRouter } from "@tanstack/react-router";
import { useCallback, useMemo } from "react";
import type { ListQuery } from "#domain/search/filters.ts";
import { formatScopeHref, type ListScope, toMapQuery, withContext } from "./list-scope.ts";

/** Formats the URL of a list that shows its map instead of its rows on the phone. */
export function formatListMapHref(scope: ListScope, query: ListQuery): string {
  const href = formatScopeHref(scope, query);
  return `${href}${href.includes("?") ? "&" : "?"}view=map`;
}

/** Returns the props of a list's map: its query, its box, and callbacks that search another box. */
export function useListMap(scope: ListScope, query: ListQuery, mapShown: boolean) {
  const router = useRouter();
  // The map fetches again when the query's values change, not when only the object does.
  const queryKey = JSON.stringify(toMapQuery(scope, query));
  const mapQuery = useMemo(() => JSON.parse(queryKey) as ReturnType<typeof toMapQuery>, [queryKey]);
  const searchBox = useCallback(
    (box: string, mapStays: boolean) => {
      const nextScope = withContext(scope, { box });
      const next = { ...query, page: 0 };
      void router.navigate({
        href: mapStays ? formatListMapHref(nextScope, next) : formatScopeHref(nextScope, next),
        resetScroll: false,
      });
    },
    [router, scope, query],
  );
  const onBox = useCallback((box: string) => searchBox(box, mapShown), [searchBox, mapShown]);
  const onListBox = useCallback((box: string) => searchBox(box, false), [searchBox]);
  return { query: mapQuery, box: scope.searchContext.box, onBox, onListBox };
}
