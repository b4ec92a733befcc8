import { sentenceZh } from "#texts/search/sentence.zh.ts";
import { Link } from "#web/ui/navigation/link.tsx";
import { formatTextSearchHref } from "./search-sentence.ts";
import styles from "./sentence-examples.module.css";

interface SentenceExamplesProps {
  /** Slug of the city. */
  city: string;
  examples: string[];
  hotKeywords: string[];
  onChoose: (text: string) => void;
}

/** Renders sentences to try in one line: pressed, they are the sentence; without script they lead to the list. */
export function SentenceExamples({ city, examples, hotKeywords, onChoose }: SentenceExamplesProps) {
  const lists = [
    { label: sentenceZh.examples, texts: examples },
    { label: sentenceZh.hot, texts: hotKeywords },
  ].filter(({ texts }) => texts.length > 0);
  if (lists.length === 0) return null;
  return (
    <div className={styles.sentenceExamples}>
      <span>{sentenceZh.tries}</span>
      {lists.map(({ label, texts }) => (
        <ul aria-label={label} key={label}>
          {texts.map((text) => (
            <li key={text}>
              <Link
                href={formatTextSearchHref(city, text)}
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                  event.preventDefault();
                  onChoose(text);
                }}
              >
                {text}
              </Link>
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}
