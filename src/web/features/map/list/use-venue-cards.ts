import { useEffect, useState } from "react";
import type { VenueCard } from "#contract/schemas/entities.ts";
import { type Box, formatBox, widenBox } from "#domain/search/box.ts";
import { useApi } from "#web/platform/api/create-api-client.ts";
import type { ClusterQuery } from "./use-clusters.ts";

/** Degrees added around a mark's box, so that the venues on its edge are included. */
const boxMargin = 0.0003;

/** Returns the cards of the venues in a mark's box by id; empty until they are loaded, and where the call fails. */
export function useVenueCards(query: ClusterQuery, box: Box): ReadonlyMap<string, VenueCard> {
  const call = useApi();
  const [cards, setCards] = useState<ReadonlyMap<string, VenueCard>>(new Map());
  useEffect(() => {
    const leaving = new AbortController();
    const { kind: _, ...conditions } = query;
    const input = { ...conditions, box: formatBox(widenBox(box, boxMargin)) };
    call("searchSite/getAggregateSoHotelList", input, { signal: leaving.signal }).then(
      ({ list }) => setCards(new Map(list.map((card) => [card.id, card]))),
      // Cards are optional: name and figures are shown without them.
      () => undefined,
    );
    return () => leaving.abort();
  }, [call, query, box]);
  return cards;
}
