import { useEffect, useMemo, useState } from "react";
import { isIsoDay } from "#domain/day.ts";
import { createPersistedState } from "../../platform/storage/persisted-state.ts";

/** Progress of a checklist: the event's ISO day (or empty) and the texts of the items done. */
export interface ChecklistProgress {
  day: string;
  done: string[];
}

const emptyProgress: ChecklistProgress = { day: "", done: [] };
/** Maximum items read from storage, which is not trusted; a checklist has fewer. */
const maxItems = 200;

function parseProgress(stored: unknown): ChecklistProgress | undefined {
  if (typeof stored !== "object" || stored === null) return undefined;
  const { day, done } = stored as Record<string, unknown>;
  const items = Array.isArray(done) ? done.filter((item) => typeof item === "string").slice(0, maxItems) : [];
  return { day: typeof day === "string" && isIsoDay(day) ? day : "", done: items };
}

/** Returns a solution's progress and its setter, stored in the browser. The server and the first paint show none. */
export function useChecklistProgress(id: string): [ChecklistProgress, (next: ChecklistProgress) => void] {
  const savedProgress = useMemo(
    () => createPersistedState<ChecklistProgress>(`solution-${id}`, { parse: parseProgress }),
    [id],
  );
  const [progress, setProgress] = useState(emptyProgress);
  useEffect(() => setProgress(savedProgress.read() ?? emptyProgress), [savedProgress]);
  const change = (next: ChecklistProgress) => {
    setProgress(next);
    savedProgress.write(next);
  };
  return [progress, change];
}
