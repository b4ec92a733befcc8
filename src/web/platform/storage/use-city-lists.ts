import { useCallback, useEffect, useState } from "react";
import { useApi } from "../api/create-api-client.ts";
import type { CityLists } from "./city-lists.ts";

/**
 * Returns the lists of cities once they are needed: the stored ones at once, which are then refreshed in the background where they are old.
 * `failure` where there are none, and none can be fetched; `load` tries again. The lists' code is loaded with them.
 */
export function useCityLists(isNeeded = true): {
  lists: CityLists | undefined;
  failure: { error: unknown } | undefined;
  load: () => void;
} {
  const call = useApi();
  const [lists, setLists] = useState<CityLists>();
  const [failure, setFailure] = useState<{ error: unknown }>();
  const load = useCallback(() => {
    setFailure(undefined);
    const show = async () => {
      const { cityLists } = await import("./city-lists.ts");
      const stored = cityLists.read();
      if (stored) setLists(stored.list);
      if (!stored?.isFresh) await cityLists.fetch(call).then(setLists);
    };
    show().catch((error: unknown) => setFailure({ error }));
  }, [call]);
  useEffect(() => {
    if (isNeeded) load();
  }, [isNeeded, load]);
  return { lists, failure: lists ? undefined : failure, load };
}
