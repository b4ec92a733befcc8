import { useEffect, useState } from "react";
import { getLayoutByKey } from "../../../../domain/space/layouts.ts";
import { useApi } from "../../../platform/api/create-api-client.ts";
import type { SearchSentence } from "../sentence/search-sentence.ts";
import type { HomeData } from "../loader.ts";

type Found = HomeData["found"];

/** Debounce in milliseconds, so that ten steps of the stepper cost one call. */
const debounceMs = 250;

export interface BestSpaceState {
  /** The best fitting space; while a request is pending, the one shown before. */
  bestSpace?: Found["bestSpace"];
  /** Number of venues that fit; undefined while a request is pending or after it failed. */
  total: number | undefined;
}

interface Fetched {
  key: string;
  city: string;
  found: Found;
}

const getFetchedSpace = (fetched: Fetched | undefined, city: string) =>
  fetched?.city === city ? fetched.found.bestSpace : undefined;

/** Returns the best space and the venue count for the sentence: from the document at first, fetched after a change. */
export function useBestSpace(data: HomeData, sentence: SearchSentence): BestSpaceState {
  const call = useApi();
  const city = data.city.pinyin;
  const { people, layout } = sentence;
  const requestKey = `${city} ${people} ${layout}`;
  const initialKey = `${city} ${data.people} ${data.layout}`;
  const [fetched, setFetched] = useState<Fetched>();
  useEffect(() => {
    if (requestKey === initialKey) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const timer = setTimeout(() => {
      const input = { city, people, layout: getLayoutByKey(layout).id, sort: 3 };
      const answer = call("searchSite/getAggregateSoHotelList", input, { signal });
      // The seating rules come with the first change; the server picked the space of the document.
      Promise.all([answer, import("../../../../domain/space/pick-best-space.ts")]).then(
        ([{ list, total }, { pickBestSpace }]) => {
          if (signal.aborted) return;
          const space = pickBestSpace(list, layout, people);
          // Where no space fits, the one shown before stays, seated to its limit.
          setFetched((previous) => ({
            key: requestKey,
            city,
            found: { bestSpace: space ?? getFetchedSpace(previous, city), total },
          }));
        },
        // On failure the shown space stays, and the button links to the list without a count.
        () => undefined,
      );
    }, debounceMs);
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [call, city, people, layout, requestKey, initialKey]);
  if (requestKey === initialKey) return data.found;
  return {
    bestSpace: getFetchedSpace(fetched, city) ?? data.found.bestSpace,
    total: fetched?.key === requestKey ? fetched.found.total : undefined,
  };
}
