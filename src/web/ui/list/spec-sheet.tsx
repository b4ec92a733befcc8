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
        const known = value !== undefined && value !== null;
        return (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>
              {!known ? <span className="soft">{unknownText}</span> : measures ? <b>{value}</b> : value}
              {(measures || (known && unit !== undefined)) && <span className="u">{known && unit}</span>}
            </dd>
          </Fragment>
        );
      })}
    </dl>
  );
}
