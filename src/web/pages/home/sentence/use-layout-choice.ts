import { useRouter, useRouterState } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { findLayoutById, getLayoutByKey, type LayoutKey } from "#domain/space/layouts.ts";
import { stringifySearch } from "#web/platform/navigation/parse-search.ts";
import { markSentence, replaceMark } from "./mark-sentence.ts";
import type { SentenceState } from "./use-sentence.ts";

/** Returns the sentence with another layout: in the place of the one that it names, else at its end. */
function replaceLayout({ text, reading }: Pick<SentenceState, "text" | "reading">, layout: LayoutKey): string {
  const { name } = getLayoutByKey(layout);
  const mark = markSentence(text, reading).find(({ terms }) =>
    terms.some(({ kind, implied }) => kind === "layout" && !implied),
  );
  if (mark) return replaceMark(text, mark, name);
  const named = reading.terms.find(({ kind, implied }) => kind === "layout" && !implied);
  const before = named?.kind === "layout" && findLayoutById(named.value)?.name;
  if (before && text.includes(before)) return text.replace(before, name);
  return `${text.trim()} ${name}`.trim();
}

/**
 * Returns the function that seats the plan in another layout. Each choice is an entry in the history: back undoes it, as
 * the sentence was, before it leaves the page.
 */
export function useLayoutChoice(state: SentenceState): (layout: LayoutKey) => void {
  const router = useRouter();
  const chosen = useRouterState({ select: ({ location }) => (location.search as Record<string, string>).layout ?? "" });
  /** The sentence at each choice of the visit. */
  const sentences = useRef(new Map<string, string>());
  const shown = useRef(chosen);
  const { text, setText } = state;
  useEffect(() => {
    if (shown.current === chosen) return;
    shown.current = chosen;
    const earlier = sentences.current.get(chosen);
    if (earlier !== undefined && earlier !== text) setText(earlier);
  });
  return (layout) => {
    const next = replaceLayout(state, layout);
    sentences.current.set(shown.current, text);
    sentences.current.set(layout, next);
    shown.current = layout;
    setText(next);
    const { pathname, search } = router.state.location;
    void router.navigate({ href: pathname + stringifySearch({ ...search, layout }), resetScroll: false });
  };
}
