import { useState } from "react";
import type { DestinationRow } from "#contract/marketing/destination-row.ts";
import { formatTripHref, type Trip } from "#domain/destination/trip.ts";
import { replaceAddress } from "../../platform/navigation/replace-address.ts";
import { formatCities, getTicked, maxTicked } from "./get-ticked.ts";

/** The path of the page. */
export const activityPath = "/southeastAsia/activity";

/** Returns the ticked slugs and a function that ticks or unticks one, which is stored in the address. */
export function useTicked(rows: readonly DestinationRow[], trip: Trip, slugs: readonly string[] | undefined) {
  const [ticked, setTicked] = useState(() => getTicked(rows, slugs));
  const toggle = (slug: string) => {
    const next = ticked.includes(slug) ? ticked.filter((one) => one !== slug) : [...ticked, slug].slice(-maxTicked);
    setTicked(next);
    replaceAddress(formatTripHref(activityPath, trip, { cities: formatCities(next) }));
  };
  return { ticked, toggle };
}
