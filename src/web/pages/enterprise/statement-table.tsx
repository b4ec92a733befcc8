import { type CSSProperties, useState } from "react";
import type { StatementSum } from "#domain/content/build-statement-table.ts";
import { enterpriseZh } from "#texts/site/enterprise.zh.ts";
import { type ChosenCell, type StatementData, StatementDialog } from "./statement-dialog.tsx";
import { formatTenThousands } from "./format-ten-thousands.ts";
import { BlockRenderUntilLoaded } from "../../ui/states/block-render-until-loaded.tsx";
import { classNames } from "../../ui/text/class-names.ts";
import figureStyles from "../../ui/text/figure.module.css";
import textStyles from "../../ui/text/text.module.css";
import visibilityStyles from "../../ui/structure/visibility.module.css";
import styles from "./statement-table.module.css";

const { table: texts } = enterpriseZh;

interface CellProps extends ChosenCell {
  sum: StatementSum;
  onChoose: (cell: ChosenCell) => void;
}

/** Renders a month of a department: a square whose area is the money, and the sum on it. */
function Cell({ department, month, sum, onChoose }: CellProps) {
  if (sum.events === 0) {
    return (
      <td>
        <span className={textStyles.visuallyHidden}>{texts.none}</span>
      </td>
    );
  }
  const amount = formatTenThousands(sum.amount);
  const style = { "--root": Math.sqrt(sum.amount / 10_000).toFixed(2) } as CSSProperties;
  return (
    <td>
      <button
        aria-label={texts.cell(department, month, sum.events, amount)}
        className={styles.square}
        onClick={() => onChoose({ department, month })}
        style={style}
        type="button"
      >
        <i />
        <span>{amount}</span>
      </button>
    </td>
  );
}

type TableProps = { statement: StatementData; onChoose: CellProps["onChoose"] };

/** Renders departments as rows and months as columns, for wide screens. */
function WideTable({ statement, onChoose }: TableProps) {
  return (
    <table className={classNames(styles.statement, visibilityStyles.inColumns)}>
      <caption className={textStyles.visuallyHidden}>{texts.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.unit}</th>
          {statement.months.map((_, at) => (
            <th key={texts.month(at + 1)} scope="col">
              {texts.month(at + 1)}
            </th>
          ))}
          <th scope="col">{texts.events}</th>
          <th scope="col">{texts.unit}</th>
        </tr>
      </thead>
      <tbody>
        {statement.departments.map(({ name, months, events, amount }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {months.map((sum, at) => (
              <Cell department={name} key={texts.month(at + 1)} month={at + 1} onChoose={onChoose} sum={sum} />
            ))}
            <td>{events}</td>
            <td>
              <b>{formatTenThousands(amount)}</b>
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{texts.total}</th>
          {statement.months.map(({ amount }, at) => (
            <td key={texts.month(at + 1)}>{formatTenThousands(amount)}</td>
          ))}
          <td>{statement.events}</td>
          <td className={figureStyles.figure}>{formatTenThousands(statement.amount)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

/** Renders months as rows and departments as columns, for narrow screens. */
function NarrowTable({ statement, onChoose }: TableProps) {
  return (
    <table className={classNames(styles.statement, styles.turned, visibilityStyles.inOneColumn)}>
      <caption className={textStyles.visuallyHidden}>{texts.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.unit}</th>
          {statement.departments.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
          <th scope="col">{texts.total}</th>
        </tr>
      </thead>
      <tbody>
        {statement.months.map(({ amount }, at) => (
          <tr key={texts.month(at + 1)}>
            <th scope="row">{texts.month(at + 1)}</th>
            {statement.departments.map(({ name, months }) => (
              <Cell department={name} key={name} month={at + 1} onChoose={onChoose} sum={months[at]!} />
            ))}
            <td>
              <b>{formatTenThousands(amount)}</b>
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{texts.year}</th>
          {statement.departments.map(({ name, amount }) => (
            <td key={name}>{formatTenThousands(amount)}</td>
          ))}
          <td>
            <b>{formatTenThousands(statement.amount)}</b>
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

/** Renders a company's year on one statement; a square opens its events. */
export function StatementTable({ statement }: { statement: StatementData }) {
  const [chosen, setChosen] = useState<ChosenCell>();
  return (
    <>
      <WideTable onChoose={setChosen} statement={statement} />
      <NarrowTable onChoose={setChosen} statement={statement} />
      <BlockRenderUntilLoaded id="statement" />
      <p className={classNames(textStyles.soft, styles.note)}>{texts.note}</p>
      <StatementDialog chosen={chosen} list={statement.list} onClose={() => setChosen(undefined)} />
    </>
  );
}
