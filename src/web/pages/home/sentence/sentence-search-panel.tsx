import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { formatNumber } from "../../../../domain/format.ts";
import { formatListHref } from "../../../../domain/search/grammar.ts";
import { homeZh } from "../../../../texts/site/home.zh.ts";
import { SearchBox } from "../../../features/search/box/search-box.tsx";
import { formatSuggestionHref } from "../../../features/search/box/format-suggestion-href.ts";
import { Button, LinkButton } from "../../../ui/forms/button.tsx";
import { Link } from "../../../ui/navigation/link.tsx";
import { BlockRenderUntilLoaded } from "../../../ui/states/block-render-until-loaded.tsx";
import { type SearchSentence, formatSentenceListHref } from "./search-sentence.ts";
import styles from "./sentence-search-panel.module.css";

interface SentenceSearchPanelProps {
  /** Slug of the city. */
  city: string;
  today: string;
  sentence: SearchSentence;
  /** Venues that fit; undefined while they are counted. */
  total: number | undefined;
  examples: string[];
  /** Popular searches. */
  hotKeywords: string[];
}

const { sentence: texts } = homeZh;

/** Renders the title block: free-text search, the link to the list, and example sentences. */
export function SentenceSearchPanel({ city, today, sentence, total, examples, hotKeywords }: SentenceSearchPanelProps) {
  const router = useRouter();
  const [text, setText] = useState("");
  const trimmedText = text.trim();
  const action = formatListHref("venue", city);
  const sentenceHref = formatSentenceListHref(city, sentence, today);
  const search = (q: string) => void router.navigate({ href: q ? formatTextSearchHref(action, q) : sentenceHref });
  return (
    <div className={styles.titleBlock}>
      <SearchBox
        action={action}
        city={city}
        className={styles.freeText}
        formatHref={(suggestion) => formatSuggestionHref(suggestion, "venue")}
        onSubmit={search}
        onValue={setText}
        placeholder={texts.placeholder}
        value={text}
      />
      {hotKeywords.length > 0 && (
        <ul aria-label={homeZh.hot.keywords} className={styles.hotKeywords}>
          {hotKeywords.map((keyword) => (
            <li key={keyword}>
              <Link href={formatTextSearchHref(action, keyword)}>{keyword}</Link>
            </li>
          ))}
        </ul>
      )}
      {trimmedText ? (
        <Button full onClick={() => search(trimmedText)} variant="ink">
          {texts.search}
        </Button>
      ) : (
        <LinkButton full href={sentenceHref} variant="ink">
          <span aria-live="polite">
            {total === undefined ? texts.counting : total > 0 ? texts.show(formatNumber(total)) : texts.relax}
          </span>
        </LinkButton>
      )}
      {examples.length > 0 && (
        <ul aria-label={texts.examples} className={styles.examples}>
          {examples.map((example) => (
            <li key={example}>
              <Link href={formatTextSearchHref(action, example)}>{example}</Link>
            </li>
          ))}
        </ul>
      )}
      <BlockRenderUntilLoaded id="asked" />
    </div>
  );
}

const formatTextSearchHref = (listPath: string, text: string): string =>
  `${listPath}?${new URLSearchParams({ q: text })}`;
