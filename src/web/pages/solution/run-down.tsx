import type { CSSProperties } from "react";
import type { SolutionDetail } from "#contract/schemas/solution.ts";
import { computeRunDown } from "#domain/content/compute-run-down.ts";
import { formatNumber } from "#domain/format.ts";
import { articleZh } from "#texts/content/article.zh.ts";
import { solutionZh } from "#texts/content/solution.zh.ts";
import { NumberList } from "../../features/article/number-list.tsx";
import styles from "./run-down.module.css";

const { runDown: texts } = articleZh;

/** Renders the schedule of a day: each entry as high as it lasts, meals in the lamp's colour, and how long both take. */
export function RunDown({ timeline: { day, entries } }: { timeline: SolutionDetail["timelines"][number] }) {
  const { entries: timed, meals, rest } = computeRunDown(entries);
  const numbers = [
    { label: texts.meals, value: formatNumber(meals), unit: texts.minutes, className: styles.meals },
    { label: texts.rest, value: formatNumber(rest), unit: texts.minutes },
  ];
  return (
    <div className={styles.oneDay}>
      <h2>{day === undefined ? solutionZh.timeline : solutionZh.timelineOf(day)}</h2>
      <ol className={styles.runDown}>
        {timed.map(({ at, what, meal, minutes }) => (
          <li
            className={meal ? styles.meal : undefined}
            key={`${at} ${what}`}
            style={{ "--minutes": minutes ?? 0 } as CSSProperties}
          >
            <time>{at}</time>
            <i />
            <span>{what}</span>
          </li>
        ))}
      </ol>
      {meals > 0 && (
        <div className={styles.totals}>
          <NumberList numbers={numbers} />
        </div>
      )}
    </div>
  );
}
