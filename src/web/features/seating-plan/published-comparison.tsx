import { formatNumber } from "#domain/format.ts";
import type { Assessment } from "#domain/seating/assess-capacity.ts";
import { judgePublished } from "#domain/seating-drawing/judge-published.ts";
import { planZh } from "#texts/venue/plan.zh.ts";
import { classNames } from "../../ui/text/class-names.ts";
import { Figure } from "../../ui/text/figure.tsx";
import textStyles from "../../ui/text/text.module.css";
import styles from "./published-comparison.module.css";

const columns = ["published", "comfortable", "limit"] as const;
const doubtfulJudgements = new Set(["doubtful", "cannot-be-seated", "beyond-limit"]);

/** Renders the venue's published capacity for a layout next to the two computed ones, with a judgement and, folded, the maximum. */
export function PublishedComparison({ figures }: { figures: Assessment }) {
  const judgement = judgePublished(figures);
  const caution = doubtfulJudgements.has(judgement);
  return (
    <section aria-label={planZh.compared} className={styles.comparison}>
      <dl>
        {columns.map((key) => (
          <div className={classNames(key === "published" && caution && textStyles.caution)} key={key}>
            <dt>{planZh.figures[key]}</dt>
            <Figure as="dd" value={figures[key] === undefined ? undefined : formatNumber(figures[key])} />
          </div>
        ))}
      </dl>
      <p className={classNames(textStyles.small, styles.judgement, caution && textStyles.caution)}>
        {planZh.judgement[judgement]}
      </p>
      {figures.maximum !== undefined && (
        <details className={textStyles.small} open={judgement === "doubtful"}>
          <summary>{planZh.details}</summary>
          <p>{planZh.maximum(formatNumber(figures.maximum))}</p>
        </details>
      )}
    </section>
  );
}
