import { useEffect, useMemo, useState } from "react";
import { isDay } from "../../../domain/demand/rules.ts";
import { persisted } from "../../platform/persisted.ts";

/** Progress of a checklist: the event's ISO day (or empty) and the texts of the items done. */
export interface Progress {
  day: string;
  done: string[];
}

const nothing: Progress = { day: "", done: [] };
/** Maximum items read from storage, which is not trusted; a checklist has fewer. */
const mostItems = 200;

function parse(stored: unknown): Progress | undefined {
  if (typeof stored !== "object" || stored === null) return undefined;
  const { day, done } = stored as Record<string, unknown>;
  const items = Array.isArray(done) ? done.filter((item) => typeof item === "string").slice(0, mostItems) : [];
  return { day: typeof day === "string" && isDay(day) ? day : "", done: items };
}

/** Returns a solution's progress and its setter, stored in the browser. The server and the first paint show none. */
export function useProgress(id: string): [Progress, (next: Progress) => void] {
  const kept = useMemo(() => persisted<Progress>(`solution-${id}`, { parse }), [id]);
  const [progress, setProgress] = useState(nothing);
  useEffect(() => setProgress(kept.read() ?? nothing), [kept]);
  const change = (next: Progress) => {
    setProgress(next);
    kept.write(next);
  };
  return [progress, change];
}
