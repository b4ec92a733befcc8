import { useState } from "react";
import { removeText } from "#domain/search/sentence/remove-text.ts";
import { sentenceZh } from "#texts/search/sentence.zh.ts";
import { classNames } from "#web/ui/text/class-names.ts";
import type { HomeData } from "../page.tsx";
import { formatMarkCaption } from "./format-mark-caption.ts";
import { MarkEditor } from "./mark-editor.tsx";
import { type Mark, markSentence, replaceMark } from "./mark-sentence.ts";
import type { SentenceState } from "./use-sentence.ts";
import fieldStyles from "./sentence-field.module.css";
import styles from "./sentence-marks.module.css";

interface SentenceMarksProps {
  data: HomeData;
  state: SentenceState;
}

const noReading = { q: "", terms: [], unread: [] };

/** Lists the marks of a sentence, what was not understood first: a narrow line shows it in any case. */
function listMarks({ text, reading }: SentenceState): Mark[] {
  const marks = markSentence(text, reading ?? noReading).filter(({ state }) => state !== "plain");
  return [...marks.filter(({ state }) => state === "unread"), ...marks.filter(({ state }) => state !== "unread")];
}

/** Renders in one line what a sentence is read as: each mark opens the control that rewrites its text. */
export function SentenceMarks({ data: { city, today }, state }: SentenceMarksProps) {
  const { text, setText } = state;
  const [openedFrom, setOpenedFrom] = useState<number>();
  const marks = listMarks(state);
  const opened = marks.find(({ from }) => from === openedFrom);
  return (
    <>
      <div className={fieldStyles.line}>
        <div aria-live="polite" className={styles.note}>
          <SentenceNote city={city} state={state} />
        </div>
        <ul aria-label={sentenceZh.parsed}>
          {marks.map((mark) => (
            <li key={mark.from}>
              <MarkButton
                isOpen={mark === opened}
                mark={mark}
                onPress={() => setOpenedFrom(mark === opened ? undefined : mark.from)}
              />
            </li>
          ))}
        </ul>
      </div>
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
    </>
  );
}

const stateClasses = { plain: undefined, read: undefined, guess: styles.guess, unread: styles.unread };

function MarkButton({ mark, isOpen, onPress }: { mark: Mark; isOpen: boolean; onPress: () => void }) {
  const caption = formatMarkCaption(mark) ?? "";
  return (
    <button
      aria-expanded={isOpen}
      aria-label={sentenceZh.edit(caption, mark.text)}
      className={classNames(styles.mark, stateClasses[mark.state])}
      onClick={onPress}
      type="button"
    >
      {mark.text.trim()} <small>{caption}</small>
    </button>
  );
}

/** Says that the sentence is of another city, with what returns to this one. */
function SentenceNote({ city, state }: { city: HomeData["city"]; state: SentenceState }) {
  const { reading, text, setText, isPending, hasFailed } = state;
  if (hasFailed) return sentenceZh.failed;
  if (!reading || isPending || reading.city.code === city.code) return null;
  // A place of the other city would lead there again.
  const named = reading.terms.flatMap(({ kind, text: label }) => (kind === "city" || kind === "region" ? label : []));
  return (
    <>
      {sentenceZh.otherCity(reading.city.name)}
      {named.length > 0 && (
        <button onClick={() => setText(named.reduce(removeText, text))} type="button">
          {sentenceZh.backTo(city.name)}
        </button>
      )}
    </>
  );
}
