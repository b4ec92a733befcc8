import { useEffect, useRef, useState } from "react";
import { shortlistLimits } from "#domain/limits.ts";
import { setNote } from "#domain/shortlist/set-event.ts";
import { shortlistPageZh } from "#texts/shortlist/shortlist-page.zh.ts";
import { applyChange } from "../../features/shortlist/use-shortlist.ts";
import styles from "./editable-row.module.css";

const texts = shortlistPageZh.row;

/** Renders a space's note as a line that is written in place; what is typed is stored a moment later, and when it is left. */
export function NoteField({ spaceCode, note }: { spaceCode: string; note: string }) {
  const [typed, setTyped] = useState<string>();
  const last = useRef<string>(undefined);
  last.current = typed;
  useEffect(() => {
    if (typed === undefined) return;
    const timer = setTimeout(() => applyChange((list) => setNote(list, spaceCode, typed)), 400);
    return () => clearTimeout(timer);
  }, [typed, spaceCode]);
  // A page that is left at once stores what was typed last.
  useEffect(
    () => () => {
      const text = last.current;
      if (text !== undefined) applyChange((list) => setNote(list, spaceCode, text));
    },
    [spaceCode],
  );
  return (
    <input
      aria-label={texts.note}
      className={styles.note}
      maxLength={shortlistLimits.note}
      onBlur={() => {
        if (typed !== undefined) applyChange((list) => setNote(list, spaceCode, typed));
        setTyped(undefined);
      }}
      onChange={(event) => setTyped(event.target.value)}
      placeholder={texts.notePlaceholder}
      value={typed ?? note}
    />
  );
}
