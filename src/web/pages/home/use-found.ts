import { useEffect, useState } from "react";
import { layoutByKey } from "../../../domain/space/layout.ts";
import { useApi } from "../../platform/api-client.ts";
import type { Asked } from "./asked.ts";
import { bestHall } from "./best-hall.ts";
import type { HomeData } from "./home-data.ts";

type Found = HomeData["found"];

/** Debounce in milliseconds, so that ten steps of the stepper cost one call. */
const pauseMs = 250;

export interface Shown {
  /** The best fitting space; while a request is pending, the one shown before. */
  hall: Found["hall"];
  /** Number of venues that fit; undefined while a request is pending or after it failed. */
  total: number | undefined;
}

interface Fetched {
  key: string;
  city: string;
  found: Found;
}

const hallOf = (fetched: Fetched | undefined, city: string) =>
  fetched?.city === city ? fetched.found.hall : undefined;

/** Returns the best space and the venue count for the sentence: from the document at first, fetched after a change. */
export function useFound(data: HomeData, asked: Asked): Shown {
  const call = useApi();
  const city = data.city.pinyin;
  const { people, layout } = asked;
  const key = `${city} ${people} ${layout}`;
  const first = `${city} ${data.people} ${data.layout}`;
  const [fetched, setFetched] = useState<Fetched>();
  useEffect(() => {
    if (key === first) return;
    let current = true;
    const timer = setTimeout(() => {
      call("searchSite/getAggregateSoHotelList", { city, people, layout: layoutByKey(layout).id, sort: 3 }).then(
        ({ list, total }) => {
          if (!current) return;
          const hall = bestHall(list, layout, people);
          // Where no space fits, the one shown before stays, seated to its limit.
          setFetched((before) => ({ key, city, found: { hall: hall ?? hallOf(before, city), total } }));
        },
        // On failure the shown space stays, and the button links to the list without a count.
        () => undefined,
      );
    }, pauseMs);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [call, city, people, layout, key, first]);
  if (key === first) return data.found;
  return {
    hall: hallOf(fetched, city) ?? data.found.hall,
    total: fetched?.key === key ? fetched.found.total : undefined,
  };
}
