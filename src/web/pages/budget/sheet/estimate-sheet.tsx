import type { CSSProperties } from "react";
import { formatWan } from "../../../../domain/estimate/description/format-wan.ts";
import type { PriceRange } from "../../../../domain/estimate/price-range.ts";
import { roundYuan } from "../../../../domain/estimate/price-range.ts";
import { formatNumber, unknownText } from "../../../../domain/format.ts";
import { estimateZh } from "../../../../texts/content/estimate.zh.ts";
import { DemoTag } from "../../../ui/text/demo-tag.tsx";
import { classNames } from "../../../ui/text/class-names.ts";
import textStyles from "../../../ui/text/text.module.css";
import type { Budget } from "../use-budget.ts";
import { buildAxis, buildSheetRows, type SheetRow } from "./build-sheet-rows.ts";
import { QuantityField } from "./quantity-field.tsx";
import styles from "./estimate-sheet.module.css";

const texts = estimateZh.sheet;

type Axis = ReturnType<typeof buildAxis>;

const toShare = (yuan: number, { end }: Axis): string => `${((yuan / end) * 100).toFixed(2)}%`;

const formatMark = (yuan: number): string =>
  yuan >= 10_000
    ? `${formatNumber(yuan / 10_000, yuan % 10_000 === 0 ? 0 : 1)} ${estimateZh.wanShort}`
    : formatNumber(yuan);

/** Draws the axis' marks behind a bar. */
const Marks = ({ axis }: { axis: Axis }) =>
  axis.marks.map((yuan) => <i className={styles.mark} key={yuan} style={{ left: toShare(yuan, axis) }} />);

/** Draws a row's bar, which starts where the one above ended. */
function RowBar({ row, axis }: { row: SheetRow; axis: Axis }) {
  const likely = row.subtotal?.likely ?? 0;
  const end: CSSProperties = { left: toShare(row.before + likely, axis) };
  return (
    <span aria-hidden="true" className={styles.chart}>
      <Marks axis={axis} />
      {likely > 0 && (
        <i className={styles.bar} style={{ left: toShare(row.before, axis), width: toShare(likely, axis) }} />
      )}
      <i className={styles.step} style={end} />
    </span>
  );
}

const formatPrice = (price: PriceRange | undefined, end: keyof PriceRange, isPercent: boolean): string => {
  if (!price) return unknownText;
  return isPercent ? `${price[end]}%` : formatNumber(price[end]);
};

function Row({ row, axis, budget }: { row: SheetRow; axis: Axis; budget: Budget }) {
  const { subtotal, price, isPercent } = row;
  const isZero = subtotal?.likely === 0;
  return (
    <tr className={classNames(isZero && styles.zero)} data-line={row.key}>
      <th scope="row">
        <span>
          {row.name}
          {row.basis === "demo" && <DemoTag />}
        </span>
        <span className={styles.reckoning}>{row.note}</span>
      </th>
      <td className={styles.quantity}>
        <QuantityField onQuantity={(quantity) => budget.changeQuantity(row.key, quantity)} row={row} />
      </td>
      <td className={styles.price}>{formatPrice(price, "low", isPercent)}</td>
      <td className={classNames(styles.price, styles.likely, !isPercent && price && styles.times)}>
        {formatPrice(price, "likely", isPercent)}
      </td>
      <td className={styles.price}>{formatPrice(price, "high", isPercent)}</td>
      <td className={styles.subtotal}>{subtotal ? formatNumber(subtotal.likely) : unknownText}</td>
      <td className={styles.chartCell}>
        <RowBar axis={axis} row={row} />
      </td>
    </tr>
  );
}

/** Renders the total with its bar from 0 and, under it, the range from low to high. */
function TotalRow({ budget, axis }: { budget: Budget; axis: Axis }) {
  const { total, facts } = budget.estimate;
  const { people } = facts.event;
  const perHead = formatNumber(roundYuan(total.likely / people));
  return (
    <tr className={styles.total}>
      <th scope="row">
        <span>{texts.total}</span>
        <span className={styles.reckoning}>{texts.totalOf(formatNumber(people), perHead)}</span>
      </th>
      <td className={styles.quantity} />
      <td className={styles.price}>{formatWan(total.low)}</td>
      <td className={styles.price} />
      <td className={styles.price}>{formatWan(total.high)}</td>
      <td className={styles.subtotal} data-total={total.likely}>
        {formatNumber(total.likely)}
      </td>
      <td className={styles.chartCell}>
        <span aria-hidden="true" className={styles.chart}>
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
            {estimateZh.high} {formatWan(total.high)}
          </span>
        </span>
      </td>
    </tr>
  );
}

/** Renders the sheet, which is the chart: each line's bar starts where the last one ended. */
export function EstimateSheet({ budget }: { budget: Budget }) {
  const rows = buildSheetRows(budget.estimate);
  const axis = buildAxis(budget.estimate.total);
  return (
    <table className={styles.sheet}>
      <caption className={textStyles.visuallyHidden}>{texts.title}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.item}</th>
          <th scope="col">{texts.quantity}</th>
          <th scope="col">{texts.low}</th>
          <th scope="col">{texts.likely}</th>
          <th scope="col">{texts.high}</th>
          <th scope="col">{texts.subtotal}</th>
          <th className={styles.chartCell} scope="col">
            <span className={styles.axis}>
              <span>{texts.sum}</span>
              {axis.marks.map((yuan) => (
                <span key={yuan} style={{ left: toShare(yuan, axis) }}>
                  {formatMark(yuan)}
                </span>
              ))}
            </span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row axis={axis} budget={budget} key={row.key} row={row} />
        ))}
        <TotalRow axis={axis} budget={budget} />
      </tbody>
    </table>
  );
}
