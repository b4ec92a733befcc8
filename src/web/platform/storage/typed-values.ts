import { createPersistedState } from "./persisted-state.ts";

/** What is typed or chosen by the keys of the fields (`getFieldKey`). */
export type FieldValues = Record<string, string | boolean>;

/** What is typed into the demands of a page that has not started yet. */
interface TypedValues {
  /** Path and query of the page. */
  href: string;
  fields: FieldValues;
}

/** Stored at each change until the page has started and keeps a draft: a reload must not lose it. In the session only. */
export const typedValues = createPersistedState<TypedValues>("typed", {
  life: "session",
  parse: (stored) => (stored as Partial<TypedValues> | null)?.fields && (stored as TypedValues),
});
