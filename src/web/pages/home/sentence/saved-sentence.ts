import { isIsoDay } from "../../../../domain/day.ts";
import { demandLimits } from "../../../../domain/limits.ts";
import { layouts } from "../../../../domain/space/layouts.ts";
import { createPersistedState } from "../../../platform/storage/persisted-state.ts";
import type { SearchSentence } from "./search-sentence.ts";

/** Returns the valid parts of a stored sentence, or undefined if none. The caller checks the day against today. */
export function parseSavedSentence(stored: unknown): Partial<SearchSentence> | undefined {
  if (typeof stored !== "object" || stored === null) return undefined;
  const { people, layout, day } = stored as Record<string, unknown>;
  const layoutKey = layouts.find(({ key }) => key === layout)?.key;
  const saved: Partial<SearchSentence> = {
    ...(Number.isSafeInteger(people) &&
      Number(people) >= 1 &&
      Number(people) <= demandLimits.people && { people: Number(people) }),
    ...(layoutKey && { layout: layoutKey }),
    ...(typeof day === "string" && isIsoDay(day) && { day }),
  };
  return Object.keys(saved).length > 0 ? saved : undefined;
}

/** The sentence values that the visitor set, saved in session storage so that a return from a list restores them. */
export const savedSentence = createPersistedState<Partial<SearchSentence>>("sentence", {
  life: "session",
  parse: parseSavedSentence,
});
