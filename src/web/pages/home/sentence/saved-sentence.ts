import { createPersistedState } from "#web/platform/storage/persisted-state.ts";

/** A typed sentence, and the city on whose page it was typed. */
export interface SavedSentence {
  /** Name of the city. */
  city: string;
  text: string;
}

const maxLength = 200;

/** Returns the stored sentence, or undefined where it is none. */
export function parseSavedSentence(stored: unknown): SavedSentence | undefined {
  const { city, text } = (stored ?? {}) as Record<string, unknown>;
  if (typeof city !== "string" || typeof text !== "string" || text.length > maxLength) return undefined;
  return { city, text };
}

/** Returns the sentence for the page of a city: the name of the city that it was typed for becomes this one's. */
export const adaptToCity = ({ city, text }: SavedSentence, name: string): string =>
  city === name || city === "" ? text : text.replace(city, name);

/** The sentence that the visitor typed, so that a return from a list shows it again. */
export const savedSentence = createPersistedState<SavedSentence>("sentence", {
  life: "session",
  version: 2,
  parse: parseSavedSentence,
});
