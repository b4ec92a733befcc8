import { useState } from "react";
import type { DestinationRow } from "#contract/marketing/destination-row.ts";
import { formatSoutheastAsiaActivityHref, type Trip } from "#domain/destination/trip.ts";
import { replaceAddress } from "../../platform/navigation/replace-address.ts";
import { getTicked, maxTicked } from "./get-ticked.ts";

/** Returns the ticked slugs and a function that ticks or unticks one, which is stored in the address. */
export function useTicked(rows: readonly DestinationRow[], trip: Trip, slugs: readonly string[] | undefined) {
  const [ticked, setTicked] = useState(() => getTicked(rows, slugs));
  const toggle = (slug: string) => {
    const next = ticked.includes(slug) ? ticked.filter((one) => one !== slug) : [...ticked, slug].slice(-maxTicked);
    setTicked(next);
    replaceAddress(formatSoutheastAsiaActivityHref(trip, next));
  };
  return { ticked, toggle };
}
