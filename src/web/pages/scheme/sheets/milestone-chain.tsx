import type { Milestone } from "#domain/scheme/build-milestones.ts";
import { schemeZh } from "#texts/content/scheme.zh.ts";
import { DimensionLine } from "#web/ui/drawing/dimension-line.tsx";
import textStyles from "#web/ui/text/text.module.css";
import styles from "./milestone-chain.module.css";

/** Formats an ISO day as month and date: 12-18; with the year where it is not this one. */
const formatShortDay = (day: string, today: string): string =>
  day.slice(0, 4) === today.slice(0, 4) ? day.slice(5) : day;

/** Renders the preparation as a chain of dimension lines from today to the event; every part is as long as its days. */
export function MilestoneChain({ milestones, today }: { milestones: readonly Milestone[]; today: string }) {
  const { names, days: formatDays, short } = schemeZh.milestones;
  const shortest = Math.max(...milestones.map(({ days }) => days)) / 3;
  return (
    <>
      <ol className={styles.chain}>
        {milestones.map(({ kind, day, days }, at) => (
          // A part of a few days keeps the width that its label needs.
          <li key={kind} style={{ flex: at === 0 ? "0 0 0" : `${Math.max(days, shortest)} 0 0` }}>
            {at > 0 && <DimensionLine>{formatDays(days)}</DimensionLine>}
            <p>
              <b>{formatShortDay(day, today)}</b>
              <span>{names[kind]}</span>
            </p>
          </li>
        ))}
      </ol>
      {milestones.length <= 2 && <p className={textStyles.caution}>{short}</p>}
    </>
  );
}
