import type { ReactNode } from "react";
import { formatNumber, unknownText } from "../../domain/format.ts";
import { Link } from "./link.tsx";

/** What a hall's figure in one layout says to the people I have. */
export type CapacityMark =
  | { kind: "best" | "fits" | "small" | "plain"; people: number }
  /** Only up to the limit. */
  | { kind: "limit"; people: number; limit: number }
  /** A published figure that cannot be true; `note` numbers the footnote that says why. */
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

const spoken: Partial<Record<CapacityMark["kind"], string>> = {
  best: "，最合身",
  fits: "，舒适",
  small: "，坐不下",
  doubtful: "，存疑",
};

function words(mark: CapacityMark): ReactNode {
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

/** A cell of a capacity table. With `href` the figure leads to the hall drawn in that layout. */
export function CapacityCell({ mark, href }: { mark: CapacityMark; href?: string }) {
  const said = spoken[mark.kind];
  const content = (
    <>
      {words(mark)}
      {said && <span className="vh">{said}</span>}
    </>
  );
  return <td className={classes[mark.kind]}>{href === undefined ? content : <Link href={href}>{content}</Link>}</td>;
}
