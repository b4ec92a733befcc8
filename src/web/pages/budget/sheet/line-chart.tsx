import type { CSSProperties } from "react";
import { formatWan } from "#domain/estimate/description/format-wan.ts";
import type { PriceRange } from "#domain/estimate/price-range.ts";
import { formatNumber } from "#domain/format.ts";
import { estimateZh } from "#texts/content/estimate.zh.ts";
import { classNames } from "#web/ui/text/class-names.ts";
import type { buildAxis, SheetRow } from "./build-sheet-rows.ts";
import styles from "./line-chart.module.css";

/** The axis of a sheet: its end and its marks, in yuan. */
export type Axis = ReturnType<typeof buildAxis>;

/** Returns the place of an amount on the axis as a CSS length. */
export const toShare = (yuan: number, { end }: Axis): string => `${((yuan / end) * 100).toFixed(2)}%`;

/** Formats the label of a mark: 5 万. */
export const formatMark = (yuan: number): string =>
  yuan >= 10_000
    ? `${formatNumber(yuan / 10_000, yuan % 10_000 === 0 ? 0 : 1)} ${estimateZh.wanShort}`
    : formatNumber(yuan);

/** Draws the axis' marks behind a bar. */
const Marks = ({ axis }: { axis: Axis }) =>
  axis.marks.map((yuan) => <i className={styles.mark} key={yuan} style={{ left: toShare(yuan, axis) }} />);

/** Draws a row's bar, which starts where the one above ended. */
export function LineChart({ row, axis }: { row: SheetRow; axis: Axis }) {
  const likely = row.subtotal?.likely ?? 0;
  const end: CSSProperties = { left: toShare(row.before + likely, axis) };
  return (
    <span aria-hidden="true" className={styles.chart}>
      <Marks axis={axis} />
      {likely > 0 && (
        <i className={styles.lineBar} style={{ left: toShare(row.before, axis), width: toShare(likely, axis) }} />
      )}
      <i className={styles.step} style={end} />
    </span>
  );
}

/** Draws the total's bar from 0 and, under it, the range from low to high. */
export function TotalChart({ total, axis }: { total: PriceRange; axis: Axis }) {
  return (
    <span aria-hidden="true" className={classNames(styles.chart, styles.total)}>
      <Marks axis={axis} />
      <i className={styles.sumBar} style={{ width: toShare(total.likely, axis) }} />
      <i
        className={styles.range}
        style={{ left: toShare(total.low, axis), width: toShare(total.high - total.low, axis) }}
      />
      <span className={styles.lowLabel} style={{ left: toShare(total.low, axis) }}>
        {estimateZh.low} {formatWan(total.low)}
      </span>
      <span className={styles.highLabel} style={{ right: `calc(100% - ${toShare(total.high, axis)})` }}>
        {estimateZh.high} {formatWan(total.high, total.low)}
      </span>
    </span>
  );
}
