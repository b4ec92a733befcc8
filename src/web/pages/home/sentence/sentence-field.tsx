import { useRouter } from "@tanstack/react-router";
import { lazy, type RefObject, Suspense } from "react";
import { formatListHref } from "#domain/search/grammar.ts";
import { sentenceZh } from "#texts/search/sentence.zh.ts";
import { Button } from "#web/ui/forms/button.tsx";
import { Link } from "#web/ui/navigation/link.tsx";
import textStyles from "#web/ui/text/text.module.css";
import type { HomeData } from "../page.tsx";
import { formatTextSearchHref } from "./search-sentence.ts";
import type { SentenceState } from "./use-sentence.ts";
import styles from "./sentence-field.module.css";

const importMarks = () => import("./sentence-marks.tsx");
/** What the sentence is read as: nobody sees it before something is typed. */
const SentenceMarks = lazy(async () => ({ default: (await importMarks()).SentenceMarks }));

const maxLength = 200;

interface SentenceFieldProps {
  data: HomeData;
  state: SentenceState;
  /** An example that the empty field shows; it is never sent. */
  hint: string;
  field: RefObject<HTMLInputElement | null>;
}

/** Renders the sentence of the search with one line for what it is read as. Without script it is a form that leads to the list. */
export function SentenceField({ data, state, hint, field }: SentenceFieldProps) {
  const { city } = data;
  const { text, setText, reading, isPending } = state;
  const router = useRouter();
  // What is typed may name another city than what was read last: the list finds out.
  const found = isPending ? city : (reading?.city ?? city);
  return (
    <search>
      <form
        action={formatListHref("venue", city.pinyin)}
        className={styles.sentenceField}
        data-restores="sentence"
        onSubmit={(event) => {
          event.preventDefault();
          void router.navigate({ href: formatTextSearchHref(found.pinyin, text) });
        }}
      >
        <input
          aria-label={sentenceZh.label}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={maxLength}
          name="q"
          onChange={(event) => setText(event.target.value)}
          onFocus={() => void importMarks().catch(() => undefined)}
          placeholder={sentenceZh.hint(hint)}
          ref={field}
          spellCheck={false}
          value={text}
        />
        <Button type="submit" variant="ink">
          {sentenceZh.find}
        </Button>
      </form>
      {text === "" ? (
        <HotKeywords city={city.pinyin} texts={data.hotKeywords} />
      ) : (
        <Suspense fallback={<div className={styles.line} />}>
          <SentenceMarks data={data} state={state} />
        </Suspense>
      )}
    </search>
  );
}

/** Renders popular searches in the line of what a sentence is read as, while there is none. */
const HotKeywords = ({ city, texts }: { city: string; texts: string[] }) => (
  <div className={styles.line}>
    {texts.length > 0 && <span className={textStyles.soft}>{sentenceZh.hot}</span>}
    <ul aria-label={sentenceZh.hot}>
      {texts.map((text) => (
        <li key={text}>
          <Link href={formatTextSearchHref(city, text)}>{text}</Link>
        </li>
      ))}
    </ul>
  </div>
);
