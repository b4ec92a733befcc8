import { formatNumber } from "#domain/format.ts";
import type { ListQuery } from "#domain/search/filters.ts";
import { searchZh } from "#texts/search/search.zh.ts";
import { Link } from "#web/ui/navigation/link.tsx";
import { formatScopeHref, type ListAnswer, type ListScope } from "../list/list-scope.ts";
import styles from "./sentence-notes.module.css";

interface SentenceNotesProps {
  scope: ListScope;
  query: ListQuery;
  answer: Pick<ListAnswer, "understood" | "unread" | "otherCities" | "effective">;
}

/** Returns whether there is something to say about how a sentence was read. */
export const hasSentenceNotes = ({
  understood,
  unread,
  otherCities,
  effective,
}: SentenceNotesProps["answer"]): boolean =>
  effective.distanceFrom !== undefined ||
  effective.missingBrand !== undefined ||
  unread.length > 0 ||
  otherCities.length > 0 ||
  understood.some(({ corrected }) => corrected !== undefined);

/** Renders how a list was read: what was put right, what was not read, and the other cities that it names, as links. */
export function SentenceNotes({ scope, query, answer }: SentenceNotesProps) {
  const { understood, unread, otherCities, effective } = answer;
  const corrected = understood.filter((term) => term.corrected !== undefined);
  if (!hasSentenceNotes(answer)) return null;
  // A region belongs to its city.
  const { region: _, ...elsewhere } = { ...query, page: 0 };
  const searchContext = { ...scope.searchContext, box: undefined };
  return (
    <ul className={styles.notes}>
      {corrected.map((term) => (
        <li key={term.text}>{searchZh.corrected(term.corrected!, term.text)}</li>
      ))}
      {unread.length > 0 && (
        <li className={styles.unread}>
          {searchZh.unread}
          {unread.join("、")}
        </li>
      )}
      {effective.missingBrand && (
        <li>{searchZh.missingBrand(effective.missingBrand.name, effective.missingBrand.hasGroup)}</li>
      )}
      {effective.isBeyondPlace && <li>{searchZh.beyondPlace(effective.distanceFrom ?? "")}</li>}
      {effective.distanceFrom !== undefined && <li>{searchZh.estimated(effective.distanceFrom)}</li>}
      {otherCities.length > 0 && (
        <li>
          {searchZh.otherCities}
          {otherCities.map(({ name, pinyin, total }) => (
            <Link href={formatScopeHref({ ...scope, city: pinyin, searchContext }, elsewhere)} key={pinyin}>
              {name} <b>{formatNumber(total)}</b> {searchZh.total[scope.kind]}
            </Link>
          ))}
        </li>
      )}
    </ul>
  );
}
