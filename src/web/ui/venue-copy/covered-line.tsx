import { classNames } from "../text/class-names.ts";
import styles from "./covered-line.module.css";

const lengths = { short: styles.short, middle: styles.middle, long: styles.long };

interface CoveredLineProps {
  /** What is covered, for those who do not see the line. */
  label: string;
  /** The line's own length, which says nothing of what is covered. */
  length: keyof typeof lengths;
}

/** Draws what somebody will not see as a covered line. Only on a copy that is really sent without it. */
export const CoveredLine = ({ label, length }: CoveredLineProps) => (
  <span aria-label={label} className={classNames(styles.covered, lengths[length])} role="img" />
);
