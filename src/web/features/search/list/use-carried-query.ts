import { useEffect } from "react";
import { type DemandFormFields, formatDemandFormQuery } from "#domain/demand/format-demand-form-href.ts";
import { carriedDemand } from "#web/platform/storage/carried-demand.ts";

/**
 * Returns what a list was searched by besides the event size and the city, as a query for its links to venues and spaces.
 * All of it is also stored for the pages that are reached from those (`useCarriedDemand`).
 */
export function useCarriedQuery(demand: DemandFormFields): string {
  const text = formatDemandFormQuery(demand);
  useEffect(() => void carriedDemand.write(text), [text]);
  const { city: _, people: __, layout: ___, ...rest } = demand;
  return formatDemandFormQuery(rest);
}
