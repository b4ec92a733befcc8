import { formatNumber } from "#domain/format.ts";
import { formatListPath } from "#domain/search/grammar.ts";
import { removeText } from "#domain/search/sentence/remove-text.ts";
import { sentenceZh } from "#texts/search/sentence.zh.ts";
import { Button } from "#web/ui/forms/button.tsx";
import { Link } from "#web/ui/navigation/link.tsx";
import type { HomeData } from "../page.tsx";
import type { SentenceState } from "./use-sentence.ts";
import styles from "./read-sentence.module.css";

interface SentenceResultProps {
  data: HomeData;
  state: SentenceState;
}

/** Renders what a sentence finds: a note where something is to be known, and the button to the list with its count. */
export function SentenceResult({ data, state }: SentenceResultProps) {
  const { text, isPending } = state;
  const isNothing = text.trim() !== "" && !isPending && !state.hasFailed && isWithoutMatch(state);
  return (
    <div className={styles.result}>
      <div aria-live="polite" className={styles.note}>
        <SentenceNote data={data} state={state} />
      </div>
      <Button busy={isPending} disabled={isNothing} full type="submit" variant="ink">
        {formatButton(data, state)}
      </Button>
    </div>
  );
}

/** Nothing of the sentence was read: the list says what a sentence can say. */
const isUnread = ({ reading }: SentenceState): boolean => reading.terms.length === 0 && reading.unread.length > 0;

const isWithoutMatch = (state: SentenceState): boolean => state.reading.total === 0 && !isUnread(state);

function formatButton({ city, total }: HomeData, state: SentenceState): string {
  const { reading, text, hasFailed } = state;
  if (text.trim() === "") return sentenceZh.show(formatNumber(total));
  if (hasFailed) return sentenceZh.showAny;
  if (isUnread(state)) return sentenceZh.search;
  if (reading.total === 0) return sentenceZh.none;
  const found = formatNumber(reading.total);
  return reading.city.code === city.code ? sentenceZh.show(found) : sentenceZh.showIn(reading.city.name, found);
}

function SentenceNote({ data: { city }, state }: SentenceResultProps) {
  const { reading, text, setText, isPending, hasFailed } = state;
  if (text.trim() === "") return sentenceZh.empty;
  if (isPending || hasFailed) return null;
  if (isUnread(state)) return sentenceZh.unreadAll;
  if (reading.total === 0 && reading.relax.length > 0) {
    return (
      <>
        {sentenceZh.relax}
        {reading.relax.map(({ kind, text: label, total, searchParams, q }) => (
          <Link href={formatRelaxedHref(reading.city.pinyin, searchParams, q)} key={`${kind} ${label}`}>
            {sentenceZh.relaxTo(label, formatNumber(total))}
          </Link>
        ))}
      </>
    );
  }
  if (reading.city.code === city.code) return null;
  // A place of the other city would lead there again.
  const named = reading.terms.flatMap(({ kind, text: label }) => (kind === "city" || kind === "region" ? label : []));
  return (
    <>
      {sentenceZh.otherCity(reading.city.name, city.name)}
      {named.length > 0 && (
        <button onClick={() => setText(named.reduce(removeText, text))} type="button">
          {sentenceZh.backTo(city.name)}
        </button>
      )}
    </>
  );
}

const formatRelaxedHref = (city: string, searchParams: string, q: string | undefined): string => {
  const path = formatListPath("venue", city, searchParams);
  return q ? `${path}?${new URLSearchParams({ q })}` : path;
};
