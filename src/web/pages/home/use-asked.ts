import { useLayoutEffect, useState } from "react";
import type { Asked } from "./asked.ts";
import type { HomeData } from "./home-data.ts";
import { keptSentence } from "./kept-sentence.ts";

/**
 * What the sentence says, and how to change it. What the visitor set stays when the city changes and when they come back
 * from a list; what they did not set follows the city.
 */
export function useAsked(data: HomeData): [Asked, (change: Partial<Asked>) => void] {
  const { people, layout, day, today } = data;
  const [set, setSet] = useState<Partial<Asked>>({});
  // Before the first paint of a page that the browser renders; a document from the server shows its own first.
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
