import type { ReactNode } from "react";
import { formatNumber, unknownText } from "#domain/format.ts";
import { Link } from "../navigation/link.tsx";
import { classNames } from "../text/class-names.ts";
import textStyles from "../text/text.module.css";
import styles from "./capacity-cell.module.css";

/** A published capacity that cannot be true; `note` is the number of the footnote that says why. */
interface PublishedDoubt {
  published: number;
  note?: number;
}

/** How a space's capacity in one layout compares with the requested number of people. */
export type CapacityMark = { doubt?: PublishedDoubt } & (
  | { kind: "best" | "fits" | "small" | "plain"; people: number }
  /** Fits only tightly, up to `limit`. */
  | { kind: "limit"; people: number; limit: number }
  | { kind: "unsuitable" }
  | { kind: "unknown" }
);

const classes: Record<CapacityMark["kind"], string | undefined> = {
  best: classNames(styles.cell, styles.best),
  fits: classNames(styles.cell, styles.fits),
  limit: classNames(styles.cell, styles.limit),
  small: classNames(styles.cell, styles.small),
  plain: styles.cell,
  unsuitable: classNames(styles.cell, styles.unsuitable),
  unknown: classNames(styles.cell, styles.unknown),
};

const screenReaderSuffixes: Partial<Record<CapacityMark["kind"], string>> = {
  best: "，最匹配",
  fits: "，宽松",
  small: "，容纳不下",
};

function renderFigure(mark: CapacityMark): ReactNode {
  if (mark.kind === "unknown") return unknownText;
  if (mark.kind === "unsuitable") {
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className={textStyles.visuallyHidden}>不适合</span>
      </>
    );
  }
  const people = formatNumber(mark.people);
  if (mark.kind !== "limit") return people;
  return (
    <>
      {people}
      <small>{`紧凑 ${formatNumber(mark.limit)}`}</small>
    </>
  );
}

/** Renders a published figure that nothing counts on, below the figure that is counted on. */
const Doubt = ({ published, note }: PublishedDoubt) => (
  <small className={styles.doubt}>
    {"标称 "}
    <span className={styles.figure}>{formatNumber(published)}</span>
    {note !== undefined && <sup>{note}</sup>}
    <span className={textStyles.visuallyHidden}>，存疑</span>
  </small>
);

export interface CapacityCellProps {
  mark: CapacityMark;
  /** Links the figure to the space's plan in that layout. */
  href?: string;
  /** The other figures of the layout that is asked for, below the comfortable one; absent where unknown. */
  others?: { limit?: number; published?: number };
}

/** A cell of a capacity table. */
export function CapacityCell({ mark, href, others = {} }: CapacityCellProps) {
  const suffix = screenReaderSuffixes[mark.kind];
  const content = (
    <>
      {renderFigure(mark)}
      {others.limit !== undefined && mark.kind !== "limit" && <small>{`紧凑 ${formatNumber(others.limit)}`}</small>}
      {others.published !== undefined && <small>{`标称 ${formatNumber(others.published)}`}</small>}
      {suffix && <span className={textStyles.visuallyHidden}>{suffix}</span>}
      {mark.doubt && <Doubt {...mark.doubt} />}
    </>
  );
  return <td className={classes[mark.kind]}>{href === undefined ? content : <Link href={href}>{content}</Link>}</td>;
}
