import { createPersistedState } from "./persisted-state.ts";

/** A field of a form as it was typed or chosen: the value is that of the box or the radio button which is ticked or not. */
export interface TypedValue {
  name: string;
  /** Of a box or radio button: which one it is. */
  option: string | undefined;
  value: string | boolean;
}

/** What is typed into the forms of a page that has not started yet. */
interface TypedValues {
  /** Path and query of the page. */
  href: string;
  fields: TypedValue[];
}

/** Stored at each change until the page has started and keeps a draft: a reload must not lose it. In the session only. */
export const typedValues = createPersistedState<TypedValues>("typed", {
  life: "session",
  parse: (stored) => {
    const { href, fields } = (stored ?? {}) as Partial<TypedValues>;
    return typeof href === "string" && Array.isArray(fields) ? { href, fields } : undefined;
  },
});
