import type { CSSProperties } from "react";
import { formatSides, getRowsHead } from "#domain/proposal/describe-sheet.ts";
import { proposalZh as texts } from "#texts/venue/proposal.zh.ts";
import { getStateClass } from "#web/ui/calendar/date-states.tsx";
import { classNames } from "#web/ui/text/class-names.ts";
import type { ProposalData } from "../page.tsx";
import { SheetPlan } from "./sheet-plan.tsx";
import drawingStyles from "./sheet-drawing.module.css";
import tableStyles from "./sheet-table.module.css";
import styles from "./sheet.module.css";

interface ComparisonSheetProps {
  data: ProposalData;
  scale: number;
  /** Rows that the sheet has space for. */
  rows: number;
}

/** Renders the plans at one scale, and the facts that differ with the best of each row. */
export function ComparisonSheet({ data: { spaces, rows: all }, scale, rows: count }: ComparisonSheetProps) {
  const rows = all.slice(0, count);
  return (
    <>
      <header className={styles.head}>
        <h2>{texts.comparisonHead(spaces.length)}</h2>
        <span>{texts.scale(scale)}</span>
      </header>
      <div className={drawingStyles.plans}>
        {spaces.map(({ space, plan }, index) => (
          <figure key={space.id}>
            {plan ? <SheetPlan name={space.name} plan={plan} scale={scale} /> : <p>{texts.noPlan}</p>}
            <figcaption className={styles.small}>
              <span>
                <b>
                  {index + 1}　{space.name}
                </b>
                {plan && `　${formatSides(plan, space.area, texts)}`}
              </span>
            </figcaption>
          </figure>
        ))}
      </div>
      <table
        className={classNames(tableStyles.table, tableStyles.compared)}
        style={{ "--columns": spaces.length } as CSSProperties}
      >
        <thead>
          <tr>
            <th scope="col">{getRowsHead(all, texts)}</th>
            {spaces.map(({ space }, index) => (
              <th key={space.id} scope="col">
                {index + 1}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, cells }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              {cells.map(({ text, mark }, index) => {
                const { space, availability } = spaces[index]!;
                const state = key === "availability" ? availability?.state : undefined;
                return (
                  <td className={classNames(mark === "best" && tableStyles.best, getStateClass(state))} key={space.id}>
                    {text ?? <span className={styles.soft}>{texts.unknown}</span>}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.small}>
        <span>
          {texts.bestNote}
          {all.length > rows.length && texts.more(all.length - rows.length)}
        </span>
      </p>
    </>
  );
}
