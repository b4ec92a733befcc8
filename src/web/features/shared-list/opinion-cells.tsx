import type { CSSProperties } from "react";
import type { WrittenOpinion } from "#contract/shared-list/shared-list-endpoints.ts";
import type { OpinionMark } from "#domain/shared-list/shared-list.ts";
import { sharedListZh } from "#texts/shared-list/shared-list.zh.ts";
import { classNames } from "../../ui/text/class-names.ts";
import textStyles from "../../ui/text/text.module.css";
import styles from "./opinion-cells.module.css";

/** Columns up to which names stand level, and up to which the block stands in columns at all. */
const levelColumns = 5;
const mostColumns = 10;

/** Props of the element around rows with the block of these opinions: how wide it is, and whether names stand upright. */
export function getBlockProps(opinions: readonly unknown[]) {
  const columns = Math.max(opinions.length, 1);
  const shape = columns <= levelColumns ? "level" : columns <= mostColumns ? "upright" : "strip";
  // Where nobody has written yet, the block says so in the width of two columns.
  const style = { "--columns": opinions.length === 0 ? 2 : columns } as CSSProperties;
  return { className: styles.block, "data-block": shape, style };
}

interface OpinionsProps {
  opinions: readonly WrittenOpinion[];
  /** Id of this device's own opinion. */
  ownId: string | undefined;
}

/** The head of the block on a wide window: a column for each colleague. Screen readers have the names in the cells. */
export const OpinionHead = ({ opinions, ownId }: OpinionsProps) => (
  <div aria-hidden="true" className={styles.head}>
    <span className={styles.headTitle}>{sharedListZh.block}</span>
    {opinions.map(({ id, surname }) => (
      <span className={classNames(styles.name, id === ownId && styles.ownName)} key={id} title={surname}>
        {surname}
      </span>
    ))}
  </div>
);

const markClasses: Record<OpinionMark, string | undefined> = {
  choice: styles.choice,
  acceptable: styles.acceptable,
  question: styles.question,
  unsuitable: styles.unsuitable,
};

/** What one colleague thinks of a space; a dash where that is open. */
const Mark = ({ mark }: { mark: OpinionMark | undefined }) =>
  mark ? (
    <b className={classNames(styles.mark, markClasses[mark])}>{sharedListZh.marks[mark]}</b>
  ) : (
    <b className={classNames(styles.mark, styles.open)}>
      <span className={textStyles.visuallyHidden}>{sharedListZh.notYet}</span>
    </b>
  );

/** A space's cells of the block: one for each colleague, with the name where the block has no head. */
export const OpinionCells = ({ opinions, ownId, spaceCode }: OpinionsProps & { spaceCode: string }) =>
  opinions.length === 0 ? (
    <p className={classNames(styles.cells, styles.empty)}>{sharedListZh.noOpinions}</p>
  ) : (
    <ul aria-label={sharedListZh.block} className={styles.cells}>
      {opinions.map(({ id, surname, marks }) => (
        <li className={styles.cell} key={id}>
          <small className={classNames(id === ownId && styles.ownName)}>{surname}</small>
          <Mark mark={marks[spaceCode]} />
        </li>
      ))}
    </ul>
  );

/** The lines that colleagues left, under the sheet. */
export function OpinionRemarks({ opinions }: Pick<OpinionsProps, "opinions">) {
  const written = opinions.filter(({ remark }) => remark !== undefined);
  if (written.length === 0) return null;
  return (
    <section className={styles.remarks}>
      <h2>{sharedListZh.remarks}</h2>
      <dl>
        {written.map(({ id, surname, remark }) => (
          <div key={id}>
            <dt>{surname}</dt>
            <dd>{remark}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
