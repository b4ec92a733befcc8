import { useEffect, useMemo, useState } from "react";
import { isDay } from "../../../domain/demand/rules.ts";
import { persisted } from "../../platform/persisted.ts";

/** How far a visitor is with a checklist: the day of the event and what is done, by the items' own words. */
export interface Progress {
  day: string;
  done: string[];
}

const nothing: Progress = { day: "", done: [] };
/** Items of a checklist are fewer; what is stored is not trusted. */
const mostItems = 200;

function parse(stored: unknown): Progress | undefined {
  if (typeof stored !== "object" || stored === null) return undefined;
  const { day, done } = stored as Record<string, unknown>;
  const items = Array.isArray(done) ? done.filter((item) => typeof item === "string").slice(0, mostItems) : [];
  return { day: typeof day === "string" && isDay(day) ? day : "", done: items };
}

/** A solution's progress, kept on the visitor's machine alone. The server and the first paint show none. */
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
