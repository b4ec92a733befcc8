import { formatNumber } from "#domain/format.ts";
import type { ListKind } from "#domain/search/filters.ts";
import { searchZh } from "#texts/search/search.zh.ts";
import { Link } from "#web/ui/navigation/link.tsx";
import type { ListAnswer } from "../list/list-scope.ts";
import styles from "./sentence-notes.module.css";

export interface SentenceNotesProps {
  kind: ListKind;
  answer: Pick<ListAnswer, "understood" | "unread" | "otherCities" | "effective">;
  /** Address of the same list in another city, with `{city}` for its slug: equal texts load nothing. */
  elsewhere: string;
}

/** Renders how a list was read, as items: what was put right, what was not read, and the other cities that it names, as links. */
export function SentenceNotes({ kind, answer, elsewhere }: SentenceNotesProps) {
  const { understood, unread, otherCities, effective } = answer;
  const corrected = understood.filter((term) => term.corrected);
  return (
    <>
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
      {effective.programme && (
        <li>
          <Link href={effective.programme.href}>{effective.programme.text}</Link>
        </li>
      )}
      {effective.split && (
        <li>
          <Link href={effective.split.href}>{effective.split.text}</Link>
        </li>
      )}
      {effective.isBeyondPlace && <li>{searchZh.beyondPlace(effective.distanceFrom ?? "")}</li>}
      {effective.distanceFrom && <li>{searchZh.estimated(effective.distanceFrom)}</li>}
      {otherCities.length > 0 && (
        <li>
          {searchZh.otherCities}
          {otherCities.map(({ name, pinyin, total }) => (
            <Link href={elsewhere.replace("{city}", pinyin)} key={pinyin}>
              {name} <b>{formatNumber(total)}</b> {searchZh.total[kind]}
            </Link>
          ))}
        </li>
      )}
    </>
  );
}
