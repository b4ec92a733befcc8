import type { FigureOfKind } from "#contract/schemas/article-figure.ts";
import { formatArea } from "#domain/format.ts";
import { articleZh } from "#texts/content/article.zh.ts";
import styles from "./article-figure.module.css";

/** Renders the parts of a sum as bars from one base, as long as their values, and the sum under a line. */
export function BarsFigure({ figure: { items, sum, unit, title, needed } }: { figure: FigureOfKind<"bars"> }) {
  const most = Math.max(...items.map(({ value }) => value));
  const totals = [
    { label: articleZh.sum, value: sum },
    ...(needed === undefined ? [] : [{ label: articleZh.needed, value: needed }]),
  ];
  return (
    <div>
      {title && <p className={styles.caption}>{title}</p>}
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
        {totals.map(({ label, value }) => (
          <div className={styles.total} key={label}>
            <dt>{label}</dt>
            <dd>
              <i />
              <b>
                {formatArea(value)}
                <small>{unit}</small>
              </b>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
