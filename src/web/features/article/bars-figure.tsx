import { formatArea } from "#domain/format.ts";
import { articleZh } from "#texts/content/article.zh.ts";
import styles from "./article-figure.module.css";

interface BarsFigureProps {
  items: readonly { label: string; value: number }[];
  sum: number;
  unit: string;
}

/** Renders the parts of a sum as bars from one base, as long as their values, and the sum under a line. */
export function BarsFigure({ items, sum, unit }: BarsFigureProps) {
  const most = Math.max(...items.map(({ value }) => value));
  return (
    <dl className={styles.bars}>
      {items.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <i style={{ width: `${((value / most) * 100).toFixed(1)}%` }} />
            <b>{formatArea(value)}</b>
          </dd>
        </div>
      ))}
      <div className={styles.sum}>
        <dt>{articleZh.sum}</dt>
        <dd>
          <i />
          <b>
            {formatArea(sum)}
            <small>{unit}</small>
          </b>
        </dd>
      </div>
    </dl>
  );
}
