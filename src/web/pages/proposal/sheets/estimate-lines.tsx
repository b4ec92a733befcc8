import type { ProposedSpace } from "#contract/selection/proposal.ts";
import { formatNumber } from "#domain/format.ts";
import { formatSumNote } from "#domain/proposal/describe-sheet.ts";
import { proposalZh as texts } from "#texts/venue/proposal.zh.ts";
import { classNames } from "#web/ui/text/class-names.ts";
import tableStyles from "./sheet-table.module.css";
import styles from "./sheet.module.css";

export interface LinesProps {
  estimate: NonNullable<ProposedSpace["estimate"]>;
  /** The event in words. */
  caption: string;
  /** The lines of this sheet. */
  from: number;
  to: number;
  /** The last sheet has the sum and what it stands on. */
  isLast: boolean;
}

/** Renders lines of an estimate: item, how it was reckoned, yuan. */
export function EstimateLines({ estimate, caption, from, to, isLast }: LinesProps) {
  const { lines, total, notes } = estimate;
  if (to === from && !isLast) return null;
  return (
    <>
      <table className={classNames(tableStyles.table, tableStyles.lines)}>
        <caption>{texts.estimate(caption)}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.heads.item}</th>
            <th scope="col">{texts.heads.reckoning}</th>
            <th className={tableStyles.right} scope="col">
              {texts.heads.yuan}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.slice(from, to).map(({ key, name, reckoning, yuan }) => (
            <tr key={key}>
              <td>{name}</td>
              <td className={styles.soft}>{reckoning}</td>
              <td className={tableStyles.right}>{yuan === undefined ? texts.unknown : formatNumber(yuan)}</td>
            </tr>
          ))}
        </tbody>
        {isLast && (
          <tfoot>
            <tr>
              <td>{texts.sum}</td>
              <td>{formatSumNote(estimate, texts)}</td>
              <td className={tableStyles.right}>{formatNumber(total)}</td>
            </tr>
          </tfoot>
        )}
      </table>
      <p className={styles.small}>
        <span>{isLast ? notes.join("") : texts.toBeContinued}</span>
      </p>
    </>
  );
}
