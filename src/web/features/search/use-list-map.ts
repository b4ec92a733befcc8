import { useRouter } from "@tanstack/react-router";
import { useCallback, useMemo } from "react";
import { hrefOf, type ListPlace, type ListQuery, mapQueryOf } from "./list-query.ts";

/** The URL of a query with the map in the place of the rows on the phone. */
export function mapHref(place: ListPlace, query: ListQuery): string {
  const href = hrefOf(place, query);
  return `${href}${href.includes("?") ? "&" : "?"}view=map`;
}

/** What the map of a list is handed: its questions, the piece it stays in, and how it stays in another. */
export function useListMap(place: ListPlace, query: ListQuery, mapShown: boolean) {
  const router = useRouter();
  // The map asks anew where the question is another, not where it is another object.
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
