import { useRouter } from "@tanstack/react-router";
import { type KeyboardEvent, useRef, useState } from "react";
import { formatListHref } from "#domain/search/grammar.ts";
import { sentenceZh } from "#texts/search/sentence.zh.ts";
import type { HomeData } from "../page.tsx";
import { hasFinePointer } from "#web/platform/device/has-fine-pointer.ts";
import { classNames } from "#web/ui/text/class-names.ts";
import { formatMarkCaption } from "./format-mark-caption.ts";
import { type Mark, markSentence, replaceMark } from "./mark-sentence.ts";
import { MarkEditor } from "./mark-editor.tsx";
import { formatTextSearchHref } from "./search-sentence.ts";
import { SentenceResult } from "./sentence-result.tsx";
import type { SentenceState } from "./use-sentence.ts";
import textStyles from "#web/ui/text/text.module.css";
import styles from "./read-sentence.module.css";
import { withoutComposingKeys } from "#web/platform/device/without-composing-keys.ts";

const maxLength = 200;

interface ReadSentenceProps {
  data: HomeData;
  state: SentenceState;
}

/**
 * Renders the sentence of the search and what it is read as: a field over the same text, whose words carry dimension lines.
 * Without script it is a form that leads to the list.
 */
export function ReadSentence({ data, state }: ReadSentenceProps) {
  const { city, today } = data;
  const { text, setText, reading } = state;
  const router = useRouter();
  const field = useRef<HTMLTextAreaElement>(null);
  const [openedFrom, setOpenedFrom] = useState<number>();
  /** Of the words whose button has the focus of the keyboard. */
  const [focusedFrom, setFocusedFrom] = useState<number>();
  const marks = markSentence(text, reading);
  const opened = marks.find(({ from, state: mark }) => from === openedFrom && mark !== "plain");
  // What is typed may name another city than what was read last: the list finds out.
  const found = state.isPending ? city : reading.city;
  const submit = () => void router.navigate({ href: formatTextSearchHref(found.pinyin, text) });
  const onKeyDown = withoutComposingKeys((event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    submit();
  });
  // The words under the caret are those that were pressed.
  const openAtCaret = () => {
    const at = field.current?.selectionStart ?? -1;
    const isRange = field.current?.selectionEnd !== at;
    const mark = marks.find(
      ({ from, text: marked, state: kind }) => kind !== "plain" && from < at && at < from + marked.length,
    );
    setOpenedFrom(isRange ? undefined : mark?.from);
    // A finger opens the control of the words, not the keyboard over it.
    if (mark && !isRange && !hasFinePointer()) field.current?.blur();
  };
  return (
    <search>
      <form
        action={formatListHref("venue", city.pinyin)}
        className={styles.readSentence}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <div className={styles.field} data-restores="sentence">
          <textarea
            aria-label={sentenceZh.label}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={maxLength}
            name="q"
            onChange={(event) => {
              setOpenedFrom(undefined);
              setText(event.target.value.replaceAll("\n", " "));
            }}
            onClick={openAtCaret}
            onKeyDown={onKeyDown}
            placeholder={sentenceZh.placeholder}
            ref={field}
            rows={1}
            spellCheck={false}
            value={text}
          />
          <div aria-hidden="true" className={styles.mirror}>
            {joinNeighbours(marks).map((mark) => (
              <MarkedText
                isOpen={mark.from === (opened?.from ?? focusedFrom)}
                key={`${mark.from} ${mark.state} ${mark.text}`}
                mark={mark}
              />
            ))}
            {"\u200b"}
          </div>
        </div>
        <ul aria-label={sentenceZh.parsed} className={textStyles.visuallyHidden}>
          {marks
            .filter(({ state: kind }) => kind !== "plain")
            .map((mark) => (
              <li key={mark.from}>
                <button
                  aria-expanded={mark === opened}
                  onBlur={() => setFocusedFrom(undefined)}
                  onClick={() => setOpenedFrom(mark === opened ? undefined : mark.from)}
                  onFocus={() => setFocusedFrom(mark.from)}
                  type="button"
                >
                  {sentenceZh.edit(formatMarkCaption(mark) ?? "", mark.text)}
                </button>
              </li>
            ))}
        </ul>
        {opened && (
          <MarkEditor
            city={city}
            key={opened.from}
            mark={opened}
            onClose={() => setOpenedFrom(undefined)}
            onReplace={(replacement) => {
              if (replacement === "") setOpenedFrom(undefined);
              setText(replaceMark(text, opened, replacement));
            }}
            today={today}
          />
        )}
        <SentenceResult data={data} state={state} />
      </form>
    </search>
  );
}

/** Gives words the space after them where other words follow, so that neighbours share a tick, as a chain on a plan. */
const joinNeighbours = (marks: readonly Mark[]): Mark[] =>
  marks.flatMap((mark, at) => {
    const isBetween = (one: Mark | undefined) => one?.state === "plain" && one.text === " ";
    const isMarked = (one: Mark | undefined) => one !== undefined && one.state !== "plain" && one.state !== "unread";
    if (isBetween(mark) && isMarked(marks[at - 1]) && isMarked(marks[at + 1])) return [];
    const joins = isMarked(mark) && isBetween(marks[at + 1]) && isMarked(marks[at + 2]);
    return [joins ? { ...mark, text: `${mark.text} ` } : mark];
  });

const stateClasses = { plain: undefined, read: undefined, guess: styles.guess, unread: styles.unread };

/** Renders a piece of the sentence, under words that were read the dimension line that says as what. */
function MarkedText({ mark, isOpen }: { mark: Mark; isOpen: boolean }) {
  const { text, state } = mark;
  if (state === "plain") return text;
  return (
    <span className={classNames(styles.mark, stateClasses[state], isOpen && styles.opened)}>
      {text}
      <i>
        <span>{formatMarkCaption(mark)}</span>
      </i>
    </span>
  );
}
