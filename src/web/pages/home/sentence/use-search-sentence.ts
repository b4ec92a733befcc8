import { useLayoutEffect, useState } from "react";
import type { SearchSentence } from "./search-sentence.ts";
import type { HomeData } from "../loader.ts";
import { savedSentence } from "./saved-sentence.ts";

/**
 * Returns the sentence's values and a function to change them. Values set by the visitor survive a change of city and a
 * return from a list; the others follow the city.
 */
export function useSearchSentence(data: HomeData): [SearchSentence, (change: Partial<SearchSentence>) => void] {
  const { people, layout, day, today } = data;
  const [changes, setChanges] = useState<Partial<SearchSentence>>({});
  // Before first paint on a client-side navigation; a server-rendered document shows its own values first.
  useLayoutEffect(() => {
    const saved = savedSentence.read();
    if (!saved) return;
    const { day: savedDay, ...rest } = saved;
    setChanges(savedDay && savedDay >= today ? saved : rest);
  }, [today]);
  const change = (next: Partial<SearchSentence>) => {
    const all = { ...changes, ...next };
    setChanges(all);
    savedSentence.write(all);
  };
  return [{ people, layout, day, ...changes }, change];
}
