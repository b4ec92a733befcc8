import { useRouter } from "@tanstack/react-router";
import { type KeyboardEvent, useRef, useState } from "react";
import { formatListHref } from "../../../../domain/search/grammar.ts";
import { sentenceZh } from "../../../../texts/site/sentence.zh.ts";
import type { HomeData } from "../loader.ts";
import { classNames } from "../../../ui/text/class-names.ts";
import { formatMarkCaption } from "./format-mark-caption.ts";
import { type Mark, markSentence, replaceMark } from "./mark-sentence.ts";
import { MarkEditor } from "./mark-editor.tsx";
import { formatTextSearchHref } from "./search-sentence.ts";
import { SentenceResult } from "./sentence-result.tsx";
import type { SentenceState } from "./use-sentence.ts";
import styles from "./read-sentence.module.css";

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
  const marks = markSentence(text, reading);
  const opened = marks.find(({ from, state: mark }) => from === openedFrom && mark !== "plain");
  const submit = () => void router.navigate({ href: formatTextSearchHref(reading.city.pinyin, text) });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.key !== "Enter") return;
    event.preventDefault();
    submit();
  };
  // The words under the caret are those that were pressed.
  const openAtCaret = () => {
    const at = field.current?.selectionStart ?? -1;
    const isRange = field.current?.selectionEnd !== at;
    const mark = marks.find(
      ({ from, text: words, state: kind }) => kind !== "plain" && from < at && at < from + words.length,
    );
    setOpenedFrom(isRange ? undefined : mark?.from);
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
          <div className={styles.mirror}>
            {marks.map((mark) => (
              <MarkedText
                isOpen={mark === opened}
                key={mark.from}
                mark={mark}
                onPress={() => setOpenedFrom(mark === opened ? undefined : mark.from)}
              />
            ))}
            {"\u200b"}
          </div>
        </div>
        {opened && (
          <MarkEditor
            city={city}
            key={opened.from}
            mark={opened}
            onClose={() => setOpenedFrom(undefined)}
            onWords={(words) => {
              if (words === "") setOpenedFrom(undefined);
              setText(replaceMark(text, opened, words));
            }}
            today={today}
          />
        )}
        <SentenceResult data={data} state={state} />
      </form>
    </search>
  );
}

interface MarkedTextProps {
  mark: Mark;
  isOpen: boolean;
  onPress: () => void;
}

const stateClasses = { read: undefined, guess: styles.guess, unread: styles.unread };

/** Renders words of the sentence with the dimension line that says what they were read as; pressed, they open their control. */
function MarkedText({ mark, isOpen, onPress }: MarkedTextProps) {
  const { text, state } = mark;
  if (state === "plain") return <span>{text}</span>;
  const caption = formatMarkCaption(mark) ?? "";
  return (
    <span
      aria-expanded={isOpen}
      aria-label={sentenceZh.edit(caption, text)}
      className={classNames(styles.mark, stateClasses[state], isOpen && styles.opened)}
      onClick={onPress}
      onKeyDown={(event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        onPress();
      }}
      role="button"
      tabIndex={0}
    >
      {text}
      <i>
        <span>{caption}</span>
      </i>
    </span>
  );
}
