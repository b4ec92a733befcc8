import { isComposingKey } from "./is-composing-key.ts";

/** Returns a handler of React that leaves the keys of an input method alone: every field that listens to Enter has it. */
export const withoutComposingKeys =
  <Event extends { nativeEvent: KeyboardEvent }>(handle: (event: Event) => void) =>
  (event: Event): void => {
    if (!isComposingKey(event.nativeEvent)) handle(event);
  };
