import { useEffect, useEffectEvent, useState } from "react";

/** Debounce of the taps, so that a run of choices costs one call. */
const debounceMs = 150;

/** What the filters of a draft lead to: `Facets` is what its list counts by filter. */
export interface Count<Facets> {
  total: number;
  facets: Facets;
}

/**
 * Returns the total and the facets of a draft, which `key` names; `shown` are those of the draft that the sheet opens with. The
 * last values stay until the answer arrives, and where it does not (`hasFailed`).
 */
export function useLiveCount<Facets>(
  key: string,
  shown: Count<Facets>,
  count: (signal: AbortSignal) => Promise<Count<Facets>>,
) {
  const [answer, setAnswer] = useState({ key, total: shown.total, facets: shown.facets });
  const [failed, setFailed] = useState("");
  const countDraft = useEffectEvent(count);
  const pending = answer.key !== key;
  useEffect(() => {
    if (!pending) return;
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      countDraft(leaving.signal).then(
        ({ total, facets }) => setAnswer({ key, total, facets }),
        () => setFailed(key),
      );
    }, debounceMs);
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [pending, key]);
  return { total: answer.total, facets: answer.facets, pending, hasFailed: pending && failed === key };
}
