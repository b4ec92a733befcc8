import type { ReactNode } from "react";
import { formatNumber, unknownText } from "../../../domain/format-number.ts";
import { Link } from "../navigation/link.tsx";

/** How a space's capacity in one layout compares with the requested number of people. */
export type CapacityMark =
  | { kind: "best" | "fits" | "small" | "plain"; people: number }
  /** Fits only up to the limit capacity. */
  | { kind: "limit"; people: number; limit: number }
  /** An implausible published capacity; `note` is the number of the footnote that says why. */
  | { kind: "doubtful"; people: number; note?: number }
  | { kind: "unsuitable" }
  | { kind: "unknown" };

const classes: Record<CapacityMark["kind"], string> = {
  best: "cell best",
  fits: "cell yes",
  limit: "cell tight",
  small: "cell few",
  plain: "cell",
  doubtful: "cell flag",
  unsuitable: "cell no",
  unknown: "cell un",
};

const screenReaderSuffixes: Partial<Record<CapacityMark["kind"], string>> = {
  best: "，最合身",
  fits: "，舒适",
  small: "，坐不下",
  doubtful: "，存疑",
};

function renderFigure(mark: CapacityMark): ReactNode {
  if (mark.kind === "unknown") return unknownText;
  if (mark.kind === "unsuitable") {
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className="vh">不适合</span>
      </>
    );
  }
  const people = formatNumber(mark.people);
  if (mark.kind === "doubtful") {
    return (
      <>
        <span className="fig-no">{people}</span>
        {mark.note !== undefined && <sup>{mark.note}</sup>}
      </>
    );
  }
  if (mark.kind !== "limit") return people;
  return (
    <>
      {people}
      <small>{`至 ${formatNumber(mark.limit)}`}</small>
    </>
  );
}

/** A cell of a capacity table. `href` links the figure to the space's plan in that layout. */
export function CapacityCell({ mark, href }: { mark: CapacityMark; href?: string }) {
  const suffix = screenReaderSuffixes[mark.kind];
  const content = (
    <>
      {renderFigure(mark)}
      {suffix && <span className="vh">{suffix}</span>}
    </>
  );
  return <td className={classes[mark.kind]}>{href === undefined ? content : <Link href={href}>{content}</Link>}</td>;
}
