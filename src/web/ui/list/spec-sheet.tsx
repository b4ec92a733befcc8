import { Fragment, type ReactNode } from "react";
import { unknownText } from "#domain/format.ts";
import { classNames } from "../text/class-names.ts";
import textStyles from "../text/text.module.css";
import styles from "./spec-sheet.module.css";

export interface SpecRow {
  label: string;
  /** Absent means unknown. */
  value: ReactNode | undefined;
  unit?: string;
}

const isUnknown = ({ value }: SpecRow): boolean => value === undefined || value === null;

/** Folds the rows whose values are unknown into one that names them. */
function foldUnknown(rows: SpecRow[]): SpecRow[] {
  const unknown = rows.filter(isUnknown).map(({ label }) => label);
  const filled = rows.filter((row) => !isUnknown(row));
  return unknown.length === 0 ? filled : [...filled, { label: unknownText, value: unknown.join("、") }];
}

interface SpecSheetProps {
  rows: SpecRow[];
  measures?: boolean;
  /** Names the unknown values in one row. */
  folded?: boolean;
}

/** A specification table. Measures are right-aligned with units in their own column; texts are left-aligned. */
export function SpecSheet({ rows, measures, folded }: SpecSheetProps) {
  return (
    <dl className={classNames(styles.specSheet, measures && styles.measures)}>
      {(folded ? foldUnknown(rows) : rows).map(({ label, value, unit }) => {
        const isKnown = value !== undefined && value !== null;
        return (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>
              {!isKnown ? <span className={textStyles.soft}>{unknownText}</span> : measures ? <b>{value}</b> : value}
              {(measures || (isKnown && unit !== undefined)) && <span className={styles.unit}>{isKnown && unit}</span>}
            </dd>
          </Fragment>
        );
      })}
    </dl>
  );
}
