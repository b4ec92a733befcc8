import type { ReactNode } from "react";
import { unknownText } from "#domain/format.ts";
import textStyles from "../../ui/text/text.module.css";
import styles from "./ledger.module.css";

export interface LedgerColumn {
  label: string;
  /** Whether the column holds numbers, aligned right. */
  isNumber?: boolean;
}

interface LedgerProps {
  columns: LedgerColumn[];
  /** The cells of each row; the first names it. A row has a key where names repeat. */
  rows: (ReactNode | undefined)[][];
  keys?: string[];
}

/** Renders a small table: text left, numbers right, unknown values as 暂无. */
export function Ledger({ columns, rows, keys }: LedgerProps) {
  const getAlignClass = ({ isNumber }: LedgerColumn) => (isNumber ? styles.number : undefined);
  return (
    <table className={styles.ledger}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th className={getAlignClass(column)} key={column.label} scope="col">
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...rest], row) => (
          <tr key={keys?.[row] ?? String(name)}>
            <th scope="row">{name}</th>
            {rest.map((value, index) => {
              const column = columns[index + 1]!;
              return (
                <td className={getAlignClass(column)} key={column.label}>
                  {value ?? <span className={textStyles.soft}>{unknownText}</span>}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
