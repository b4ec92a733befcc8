import { Fragment, type ReactNode } from "react";
import { unknownText } from "../../../domain/format.ts";

export interface SpecRow {
  label: string;
  /** Absent means unknown. */
  value: ReactNode | undefined;
  unit?: string;
}

/** A specification table. Measures are right-aligned with units in their own column; texts are left-aligned. */
export function SpecSheet({ rows, measures }: { rows: SpecRow[]; measures?: boolean }) {
  return (
    <dl className={measures ? "spec m" : "spec"}>
      {rows.map(({ label, value, unit }) => {
        const isKnown = value !== undefined && value !== null;
        return (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>
              {!isKnown ? <span className="soft">{unknownText}</span> : measures ? <b>{value}</b> : value}
              {(measures || (isKnown && unit !== undefined)) && <span className="u">{isKnown && unit}</span>}
            </dd>
          </Fragment>
        );
      })}
    </dl>
  );
}
