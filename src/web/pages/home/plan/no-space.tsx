import type { SentenceReading } from "#contract/schemas/sentence/sentence-reading.ts";
import { formatNumber } from "#domain/format.ts";
import { formatListPath } from "#domain/search/grammar.ts";
import { homeZh } from "#texts/site/home.zh.ts";
import { LinkButton } from "#web/ui/forms/button.tsx";
import { formatSentenceDemandHref, formatTextSearchHref } from "../sentence/search-sentence.ts";
import styles from "./no-space.module.css";

const { plan: texts } = homeZh;

const formatRelaxedHref = (city: string, searchParams: string, q: string | undefined): string => {
  const path = formatListPath("venue", city, searchParams);
  return q ? `${path}?${new URLSearchParams({ q })}` : path;
};

/** Renders what takes the place of the space that answers a sentence where there is none: why, and what leads on. */
export function NoSpace({ reading }: { reading: SentenceReading }) {
  const { city, total, q, relax, terms } = reading;
  const isUnread = terms.length === 0 && reading.unread.length > 0;
  return (
    <div className={styles.noSpace}>
      <h2>{isUnread ? texts.unread : total > 0 ? texts.unmeasured(formatNumber(total)) : texts.noMatch}</h2>
      {relax.length > 0 && <p>{texts.relax}</p>}
      <p className={styles.links}>
        {relax.map(({ kind, text, total: found, searchParams, q: rest }) => (
          <LinkButton href={formatRelaxedHref(city.pinyin, searchParams, rest)} key={`${kind} ${text}`}>
            {texts.relaxTo(text, formatNumber(found))}
          </LinkButton>
        ))}
        {(isUnread || total > 0) && (
          <LinkButton href={formatTextSearchHref(city.pinyin, q)}>
            {isUnread ? texts.search : texts.all(formatNumber(total))}
          </LinkButton>
        )}
        <LinkButton href={formatSentenceDemandHref(city.pinyin, reading)} variant="act">
          {texts.submitDemand}
        </LinkButton>
      </p>
    </div>
  );
}
