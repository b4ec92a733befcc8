import { classNames } from "../text/class-names.ts";
import styles from "./covered-line.module.css";

const lengths = { short: styles.short, middle: styles.middle, long: styles.long };

interface CoveredLineProps {
  /** For those who do not see the line; without one, the text beside it says what is covered. */
  label?: string;
  /** The line's own length, which says nothing of what is covered. */
  length: keyof typeof lengths;
}

/** Draws what somebody will not see as a covered line. Only on a copy that is really sent without it. */
export const CoveredLine = ({ label, length }: CoveredLineProps) => (
  <span
    {...(label === undefined ? { "aria-hidden": true } : { "aria-label": label, role: "img" })}
    className={classNames(styles.covered, lengths[length])}
  />
);
