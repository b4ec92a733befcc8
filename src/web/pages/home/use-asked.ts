import { useLayoutEffect, useState } from "react";
import type { Asked } from "./asked.ts";
import type { HomeData } from "./home-data.ts";
import { keptSentence } from "./kept-sentence.ts";

/**
 * Returns the sentence's values and a function to change them. Values set by the visitor survive a change of city and a
 * return from a list; the others follow the city.
 */
export function useAsked(data: HomeData): [Asked, (change: Partial<Asked>) => void] {
  const { people, layout, day, today } = data;
  const [set, setSet] = useState<Partial<Asked>>({});
  // Before first paint on a client-side navigation; a server-rendered document shows its own values first.
  useLayoutEffect(() => {
    const kept = keptSentence.read();
    if (!kept) return;
    const { day: keptDay, ...rest } = kept;
    setSet(keptDay && keptDay >= today ? kept : rest);
  }, [today]);
  const change = (next: Partial<Asked>) => {
    const all = { ...set, ...next };
    setSet(all);
    keptSentence.write(all);
  };
  return [{ people, layout, day, ...set }, change];
}
