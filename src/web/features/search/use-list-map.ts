import { useRouter } from "@tanstack/react-router";
import { useCallback, useMemo } from "react";
import { hrefOf, type ListPlace, type ListQuery, mapQueryOf } from "./list-query.ts";

/** Formats the URL of a list that shows its map instead of its rows on the phone. */
export function mapHref(place: ListPlace, query: ListQuery): string {
  const href = hrefOf(place, query);
  return `${href}${href.includes("?") ? "&" : "?"}view=map`;
}

/** Returns the props of a list's map: its query, its box, and a callback that searches another box. */
export function useListMap(place: ListPlace, query: ListQuery, mapShown: boolean) {
  const router = useRouter();
  // The map fetches again when the query's values change, not when only the object does.
  const question = JSON.stringify(mapQueryOf(place, query));
  const asked = useMemo(() => JSON.parse(question) as ReturnType<typeof mapQueryOf>, [question]);
  const boxed = useCallback(
    (box: string | undefined) => {
      const there = { ...place, beside: { ...place.beside, box } };
      const next = { ...query, page: 0 };
      void router.navigate({ href: mapShown ? mapHref(there, next) : hrefOf(there, next), resetScroll: false });
    },
    [router, place, query, mapShown],
  );
  return { query: asked, box: place.beside.box, onBox: boxed };
}
