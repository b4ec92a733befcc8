import { formatNumber } from "#domain/format.ts";
import type { ComparisonRowWire } from "#contract/selection/comparison.ts";
import { comparePageZh } from "#texts/venue/compare-page.zh.ts";
import textStyles from "../../ui/text/text.module.css";
import styles from "./same-facts.module.css";

/** Renders what all spaces have alike, folded into a list; open until the visitor folds it away. */
export function SameFacts({ rows }: { rows: readonly ComparisonRowWire[] }) {
  if (rows.length === 0) return null;
  return (
    <details className={styles.same} open>
      <summary>
        <h2>{comparePageZh.same(formatNumber(rows.length))}</h2>
        <span className={styles.fold}>{comparePageZh.fold}</span>
        <span className={styles.unfold}>{comparePageZh.unfold}</span>
      </summary>
      <dl>
        {rows.map(({ key, label, cells: [first] }) => (
          <div key={key}>
            <dt className={textStyles.soft}>{label}</dt>
            <dd>{first?.text ?? <span className={textStyles.soft}>{comparePageZh.allUnknown}</span>}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
