import { formatWan } from "#domain/estimate/description/format-wan.ts";
import type { PriceRange } from "#domain/estimate/price-range.ts";
import { roundYuan } from "#domain/estimate/price-range.ts";
import { formatUnitPrice } from "#domain/estimate/to-stated-price.ts";
import { formatNumber, unknownText } from "#domain/format.ts";
import { estimateZh } from "#texts/content/estimate.zh.ts";
import { classNames } from "#web/ui/text/class-names.ts";
import textStyles from "#web/ui/text/text.module.css";
import type { Budget } from "../use-budget.ts";
import { buildAxis, buildSheetRows, type SheetRow } from "./build-sheet-rows.ts";
import { type Axis, formatMark, LineChart, toShare, TotalChart } from "./line-chart.tsx";
import { PriceField } from "./price-field.tsx";
import { QuantityField } from "./quantity-field.tsx";
import styles from "./estimate-sheet.module.css";

const texts = estimateZh.sheet;

const formatPrice = (price: PriceRange | undefined, end: keyof PriceRange, isPercent: boolean): string => {
  if (!price) return unknownText;
  return isPercent ? `${price[end]}%` : formatUnitPrice(price[end]);
};

function Row({ row, axis, budget }: { row: SheetRow; axis: Axis; budget: Budget }) {
  const { subtotal, price, isPercent } = row;
  const isZero = subtotal?.likely === 0;
  return (
    <tr className={classNames(isZero && styles.zero)} data-line={row.key}>
      <th scope="row">
        <span>{row.name}</span>
        <span className={styles.reckoning}>{row.note}</span>
      </th>
      <td className={styles.quantity}>
        <QuantityField onQuantity={(quantity) => budget.changeQuantity(row.key, quantity)} row={row} />
      </td>
      <td className={styles.price}>{formatPrice(price, "low", isPercent)}</td>
      <td className={classNames(styles.price, styles.likely, !isPercent && styles.times)}>
        {isPercent ? (
          formatPrice(price, "likely", isPercent)
        ) : (
          <PriceField onPrice={(yuan) => budget.changePrice(row.key, yuan)} row={row} />
        )}
      </td>
      <td className={styles.price}>{formatPrice(price, "high", isPercent)}</td>
      <td className={styles.subtotal}>{subtotal ? formatNumber(subtotal.likely) : unknownText}</td>
      <td className={styles.chartCell}>
        <LineChart axis={axis} row={row} />
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
      <td className={styles.price}>{formatWan(total.high, total.low)}</td>
      <td className={styles.subtotal} data-total={total.likely}>
        {formatNumber(total.likely)}
      </td>
      <td className={styles.chartCell}>
        <TotalChart axis={axis} total={total} />
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
                <span
                  className={yuan > axis.end * 0.94 ? styles.atEnd : undefined}
                  key={yuan}
                  style={{ left: toShare(yuan, axis) }}
                >
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
