import { type AnyRouter, useRouter } from "@tanstack/react-router";
import { useEffect, useMemo, useState } from "react";
import { readCarriedDemand } from "../../platform/storage/carried-demand.ts";
import type { CarriedFields } from "./read-carried-fields.ts";

/**
 * Returns what the list that led to this page was searched by, as far as the page does not show it: from the link, else
 * from the last list of this tab if it was of this city. Read only in the browser: the cached document is for everybody.
 */
export function useCarriedDemand(): CarriedFields {
  const router = useRouter<AnyRouter>({ warn: false }) as AnyRouter | null;
  const [fields, setFields] = useState("{}");
  // After every render, since one page may follow another in the same place.
  useEffect(() => {
    if (!router) return;
    const { location, matches } = router.state;
    const { city } = (matches.at(-1)?.loaderData ?? {}) as { city?: { pinyin: string } };
    // Most visits carry nothing, and load no reader of links.
    if (location.searchStr === "" && readCarriedDemand(city?.pinyin ?? "") === "") return setFields("{}");
    let isCurrent = true;
    import("./read-carried-fields.ts").then(
      ({ readCarriedFields }) =>
        isCurrent && setFields(JSON.stringify(readCarriedFields(location.searchStr, city?.pinyin))),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  });
  return useMemo(() => JSON.parse(fields) as CarriedFields, [fields]);
}
