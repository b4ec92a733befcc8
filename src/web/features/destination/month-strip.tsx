import { destinationZh } from "#texts/content/destination.zh.ts";
import { classNames } from "../../ui/text/class-names.ts";
import styles from "./month-strip.module.css";

const months = Array.from({ length: 12 }, (_, at) => at + 1);

/** Renders the twelve months, those that suit in blueprint, the trip's framed; 0 is an open month. */
export const MonthStrip = ({ best, month }: { best: readonly number[]; month: number }) => (
  <span aria-label={destinationZh.table.suitable(best.join("、"))} className={styles.months} role="img">
    {months.map((each) => (
      <i className={classNames(best.includes(each) && styles.suitable, each === month && styles.chosen)} key={each} />
    ))}
  </span>
);
