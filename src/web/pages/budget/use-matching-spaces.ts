import { useEffect, useState } from "react";
import type { EstimateInput } from "#domain/estimate/estimate-event.ts";
import { useApi } from "../../platform/api/create-api-client.ts";
import { getSearchKey, loadMatchingSpaces, type MatchingSpaces } from "./load-matching-spaces.ts";
import type { BudgetData } from "./loader.ts";

/** Milliseconds without a change after which spaces are searched again. */
const quietMs = 500;

/** Returns the spaces that the estimate pays for, and whether they are being searched after a change. */
export function useMatchingSpaces(
  estimate: EstimateInput,
  data: BudgetData,
): { matching: MatchingSpaces; isStale: boolean } {
  const call = useApi();
  const [found, setFound] = useState(data.matching);
  const key = getSearchKey(estimate, data);
  const matching = data.matching.key === key ? data.matching : found;
  const isStale = matching.key !== key;
  useEffect(() => {
    if (!isStale) return;
    const timer = setTimeout(() => {
      loadMatchingSpaces(call, estimate, data).then(setFound, () => setFound({ key, href: key, spaces: [] }));
    }, quietMs);
    return () => clearTimeout(timer);
  }, [call, data, estimate, isStale, key]);
  return { matching, isStale };
}
