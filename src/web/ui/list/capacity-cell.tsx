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
  | { kind: "fits" | "small" | "plain"; people: number }
  /** The best fit, with its spare seats in words: 余 9 座. */
  | { kind: "best"; people: number; spare?: string }
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

/** What stands in a table for a value that is not there; `text` says why to those who listen. */
export const TableDash = ({ text }: { text: string }) => (
  <>
    <span aria-hidden="true">–</span>
    <span className={textStyles.visuallyHidden}>{text}</span>
  </>
);

function renderFigure(mark: CapacityMark): ReactNode {
  if (mark.kind === "unknown") return <TableDash text={unknownText} />;
  if (mark.kind === "unsuitable") return <TableDash text="不适合" />;
  const people = formatNumber(mark.people);
  const below =
    mark.kind === "limit" ? `紧凑 ${formatNumber(mark.limit)}` : mark.kind === "best" ? mark.spare : undefined;
  if (below === undefined) return people;
  return (
    <>
      {people}
      <small>{below}</small>
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
  href?: string | undefined;
  /** Further figures of the layout, below the shown one; absent where they say the same or are unknown. */
  others?: { published?: number; comfortable?: number };
  /** Whether there is a picture of the space in that layout: a small corner says so. */
  isPictured?: boolean | undefined;
  /** A script does something else with a press of the link: one before the page has started waits for it. */
  isScripted?: boolean;
  className?: string | undefined;
}

/** A cell of a capacity table. */
export function CapacityCell({ mark, href, others = {}, isPictured, isScripted, className }: CapacityCellProps) {
  const suffix = screenReaderSuffixes[mark.kind];
  const content = (
    <>
      {renderFigure(mark)}
      {others.comfortable !== undefined && <small>{`宽松 ${formatNumber(others.comfortable)}`}</small>}
      {others.published !== undefined && <small>{`标称 ${formatNumber(others.published)}`}</small>}
      {suffix && <span className={textStyles.visuallyHidden}>{suffix}</span>}
      {mark.doubt && <Doubt {...mark.doubt} />}
    </>
  );
  return (
    <td className={classNames(classes[mark.kind], isPictured && styles.pictured, className)}>
      {href === undefined ? (
        content
      ) : (
        <Link data-scripted={isScripted ? "" : undefined} href={href} preload={!isScripted}>
          {content}
        </Link>
      )}
    </td>
  );
}
