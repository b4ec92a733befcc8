import type { ReactNode } from "react";
import styles from "./fact-table.module.css";

/** Renders a table of two columns, names at the left. */
export const FactTable = ({
  columns,
  rows,
}: {
  columns: readonly [string, string];
  rows: readonly (readonly [string, ReactNode])[];
}) => (
  <table className={styles.factTable}>
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([name, value]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>{value}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
