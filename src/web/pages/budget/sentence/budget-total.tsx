import type { Estimate } from "#domain/estimate/compute-estimate.ts";
import { formatBudgetSplit } from "#domain/estimate/description/format-budget-split.ts";
import { formatWan, splitWan } from "#domain/estimate/description/format-wan.ts";
import { estimateGroupNames, getEstimateLineName } from "#domain/estimate/description/get-estimate-line-name.ts";
import { splitBudget } from "#domain/estimate/split-budget.ts";
import { roundYuan } from "#domain/estimate/price-range.ts";
import { formatNumber } from "#domain/format.ts";
import { estimateZh } from "#texts/content/estimate.zh.ts";
import { classNames } from "#web/ui/text/class-names.ts";
import textStyles from "#web/ui/text/text.module.css";
import styles from "./budget-total.module.css";

/** Renders what lacks a price and is not in the total; nothing where all have one. */
export function MissingNote({ estimate: { missing, facts } }: { estimate: Estimate }) {
  if (missing.length === 0) return null;
  const names = missing.map((key) => getEstimateLineName(key, facts)).join("、");
  return <p className={classNames(textStyles.caution, styles.missing)}>{estimateZh.without(names)}</p>;
}

/** Renders the total: likely, low, high, and the likely sum a person; with a budget, what it leaves for the hire. */
export function BudgetTotal({ estimate, budget }: { estimate: Estimate; budget?: number | undefined }) {
  const { total, facts } = estimate;
  const likely = splitWan(total.likely, total.low);
  const figures = [
    { name: estimateZh.low, ...splitWan(total.low) },
    { name: estimateZh.high, ...splitWan(total.high, total.low) },
    { name: estimateZh.perHead, figure: formatNumber(roundYuan(total.likely / facts.event.people)), unit: "元" },
  ];
  return (
    <>
      <p aria-live="polite" className={styles.total}>
        <span className={styles.likely}>
          {likely.figure}
          <small>
            {likely.unit}，{estimateZh.likely}
          </small>
        </span>
        {figures.map(({ name, figure, unit }) => (
          <span className={styles.figure} key={name}>
            <small>{name}</small>
            {figure}
            <small>{unit}</small>
          </span>
        ))}
      </p>
      <MissingNote estimate={estimate} />
      {budget !== undefined && (
        <p className={classNames(textStyles.soft, styles.missing)}>
          {formatBudgetSplit(splitBudget(budget, estimate))}
        </p>
      )}
    </>
  );
}

/** Renders the groups as shares of one bar; the largest in full colour. */
export function ShareBar({ estimate: { groups, total } }: { estimate: Estimate }) {
  const shown = groups.filter(({ subtotal }) => subtotal.likely > 0);
  if (shown.length === 0) return null;
  const largest = Math.max(...shown.map(({ subtotal }) => subtotal.likely));
  const formatPercent = (likely: number) => `${Math.round((likely / total.likely) * 100)}%`;
  const label = shown.map(({ group, subtotal }) =>
    estimateZh.share(estimateGroupNames[group], formatPercent(subtotal.likely)),
  );
  return (
    <div aria-label={`${estimateZh.shares}：${label.join("，")}`} className={styles.shares} role="img">
      {shown.map(({ group, subtotal: { likely } }) => (
        <span
          className={classNames(styles.share, likely === largest && styles.largest)}
          key={group}
          style={{ flexGrow: likely }}
          title={`${estimateGroupNames[group]} ${formatWan(likely)}`}
        >
          <span>
            <b>{estimateGroupNames[group]}</b>
            <small>{formatPercent(likely)}</small>
          </span>
        </span>
      ))}
    </div>
  );
}
