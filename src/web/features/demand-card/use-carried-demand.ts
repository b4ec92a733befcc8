import { type AnyRouter, useRouter } from "@tanstack/react-router";
import { useEffect, useMemo, useState } from "react";
import type { DemandFormFields, DemandFormQuery } from "../../../domain/demand/format-demand-form-href.ts";
import { parseDemandFormQuery } from "../../../domain/demand/parse-demand-form-query.ts";
import { carriedDemand, readCarriedDemand } from "../../platform/storage/carried-demand.ts";

type CarriedFields = Pick<
  DemandFormFields,
  "date" | "dateTo" | "days" | "budget" | "rooms" | "eventType" | "features" | "remarks"
>;

/** Parses the query of a demand link into the fields that a venue's page does not have itself; unset ones are left out. */
function parseCarriedFields(query: URLSearchParams): CarriedFields {
  const { date, dateTo, days, budget, rooms, eventType, features, remarks } = parseDemandFormQuery(
    Object.fromEntries(query) as unknown as DemandFormQuery,
  );
  const fields = { date, dateTo, days, budget, rooms, eventType, features, remarks };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** Reads the query of the demand link that this page continues; empty if there is none. Stores what its own link has. */
function readCarriedQuery(search: string, city = ""): string {
  const own = new URLSearchParams(search);
  if (Object.keys(parseCarriedFields(own)).length > 0) {
    own.set("city", city);
    carriedDemand.write(own.toString());
    return own.toString();
  }
  return readCarriedDemand(city);
}

/**
 * Returns what the list that led to this page was searched by, as far as the page does not show it: from the link, else
 * from the last list of this tab if it was of this city. Read only in the browser: the cached document is for everybody.
 */
export function useCarriedDemand(): CarriedFields {
  const router = useRouter<AnyRouter>({ warn: false }) as AnyRouter | null;
  const [query, setQuery] = useState("");
  // After every render, since one page may follow another in the same place.
  useEffect(() => {
    if (!router) return;
    const { location, matches } = router.state;
    const { city } = (matches.at(-1)?.loaderData ?? {}) as { city?: { pinyin: string } };
    setQuery(readCarriedQuery(location.searchStr, city?.pinyin));
  });
  return useMemo(() => parseCarriedFields(new URLSearchParams(query)), [query]);
}
