import { useRouterState } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import type { DemandFormFields, DemandFormQuery } from "../../../domain/demand/format-demand-form-href.ts";
import { parseDemandFormQuery } from "../../../domain/demand/parse-demand-form-query.ts";
import { carriedDemand } from "../../platform/storage/carried-demand.ts";

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

/** Returns the slug of the page's city. */
const useCity = (): string | undefined =>
  useRouterState({
    select: ({ matches }) => (matches.at(-1)?.loaderData as { city?: { pinyin: string } } | undefined)?.city?.pinyin,
  });

/**
 * Returns what the list that led to this page was searched by, as far as the page does not show it: from the link, else
 * from the last list of this tab if it was of this city. Read only in the browser: the cached document is for everybody.
 */
export function useCarriedDemand(): CarriedFields {
  const search = useRouterState({ select: ({ location }) => location.searchStr });
  const city = useCity();
  const [fields, setFields] = useState<CarriedFields>({});
  useEffect(() => {
    const linked = parseCarriedFields(new URLSearchParams(search));
    if (Object.keys(linked).length > 0) {
      carriedDemand.write(new URLSearchParams([["city", city ?? ""], ...new URLSearchParams(search)]).toString());
      setFields(linked);
      return;
    }
    const last = new URLSearchParams(carriedDemand.read() ?? "");
    setFields(last.get("city") === city ? parseCarriedFields(last) : {});
  }, [search, city]);
  return fields;
}
