import { searchZh } from "#texts/search/search.zh.ts";
import { LinkButton } from "#web/ui/forms/button.tsx";
import { Link } from "#web/ui/navigation/link.tsx";
import textStyles from "#web/ui/text/text.module.css";
import { formatScopeHref, type ListScope, withContext } from "../list/list-scope.ts";
import styles from "./unread-sentence.module.css";

interface UnreadSentenceProps {
  scope: ListScope;
  cityName: string;
  /** Sentences that find something in this city. */
  examples: readonly string[];
  demandHref: string;
}

/** Renders the list of a sentence of which nothing was read: no rows, but sentences to try, all of the city, and the form. */
export function UnreadSentence({ scope, cityName, examples, demandHref }: UnreadSentenceProps) {
  const { title, hint, all } = searchZh.unreadSentence;
  const formatSentenceHref = (q: string | undefined) => formatScopeHref(withContext(scope, { q, box: undefined }), {});
  return (
    <section className={styles.unreadSentence}>
      <h2>{title}</h2>
      <p className={textStyles.soft}>{hint}</p>
      {examples.length > 0 && (
        <ul>
          {examples.map((example) => (
            <li key={example}>
              <Link href={formatSentenceHref(example)}>{example}</Link>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.actions}>
        <Link href={formatSentenceHref(undefined)}>{all[scope.kind](cityName)}</Link>
        <LinkButton href={demandHref} variant="act">
          {searchZh.enquiry}
        </LinkButton>
      </p>
    </section>
  );
}
