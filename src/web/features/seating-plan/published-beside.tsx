import { formatNumber } from "../../../domain/format.ts";
import type { Assessment } from "../../../domain/seating/assess.ts";
import { judgePublished } from "../../../domain/seating-drawing/published.ts";
import { planZh } from "../../../texts/plan.zh.ts";
import { classNames } from "../../ui/class-names.ts";
import { Figure } from "../../ui/figure.tsx";

const columns = ["published", "comfortable", "limit", "maximum"] as const;
const doubtful = new Set(["doubtful", "cannot-be-laid", "beyond-limit"]);

/** Renders the venue's published capacity for a layout next to the computed ones, with a judgement of it. */
export function PublishedBeside({ figures }: { figures: Assessment }) {
  const judged = judgePublished(figures);
  const caution = doubtful.has(judged);
  return (
    <section aria-label={planZh.compared} className="published-beside">
      <dl>
        {columns.map((key) => (
          <div className={classNames(key === "published" && caution && "caution")} key={key}>
            <dt>{planZh.figures[key]}</dt>
            <Figure as="dd" value={figures[key] === undefined ? undefined : formatNumber(figures[key])} />
          </div>
        ))}
      </dl>
      <p className={classNames("small", caution && "caution")}>{planZh.judgement[judged]}</p>
    </section>
  );
}
