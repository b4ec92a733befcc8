import type { Musts } from "#domain/why-not/find-misses.ts";
import type { Remedy, WhyNot } from "#domain/why-not/find-remedies.ts";
import { formatLinkQuery } from "#domain/venue/event-size.ts";
import { formatSpaceHref } from "#domain/venue/format-venue-href.ts";
import { whyNotZh } from "#texts/venue/why-not.zh.ts";
import { Link } from "../../ui/navigation/link.tsx";
import { classNames } from "../../ui/text/class-names.ts";
import textStyles from "../../ui/text/text.module.css";
import { formatMiss, formatRemedy } from "./format-miss.ts";
import styles from "./why-not-notes.module.css";

interface WhyNotNotesProps {
  whyNot: WhyNot | undefined;
  /** The venue of the space. */
  siteId: string;
  spaceId: string;
  musts: Musts;
  /** Returns what applies a remedy on this page; the others are links to the page that shows them, or text. */
  getAction?: (remedy: Remedy) => (() => void) | undefined;
  /** What else goes into the links of the remedies. */
  carriedQuery?: string;
  /** The people are judged beside it: their miss is not said again. */
  isFitShown?: boolean;
  className?: string | undefined;
}

/** Renders by how much a space misses what is demanded of it, and the nearest remedies; nothing where it misses nothing. */
export function WhyNotNotes(props: WhyNotNotesProps) {
  const { whyNot, siteId, spaceId, musts, getAction, carriedQuery = "", isFitShown, className } = props;
  if (!whyNot) return null;
  const { people, layout } = musts;
  const misses = isFitShown ? whyNot.misses.filter(({ must }) => must !== "people") : whyNot.misses;
  const formatHref = (id: string, inLayout = layout) =>
    formatSpaceHref(siteId, id) +
    formatLinkQuery({ ...(people && { people }), ...(inLayout && { layout: inLayout }) }, carriedQuery);
  const renderRemedy = (remedy: Remedy) => {
    const text = formatRemedy(remedy);
    const action = getAction?.(remedy);
    if (action)
      return (
        <button className={styles.apply} data-scripted="" onClick={action} type="button">
          {text}
        </button>
      );
    if (remedy.kind === "sibling") return <Link href={formatHref(remedy.id)}>{text}</Link>;
    return remedy.kind === "layout" ? <Link href={formatHref(spaceId, remedy.layout)}>{text}</Link> : text;
  };
  return (
    <div className={classNames(styles.notes, className)}>
      {misses.length > 0 && (
        <ul aria-label={whyNotZh.title} className={textStyles.caution}>
          {misses.map((miss) => (
            <li key={formatMiss(miss)}>{formatMiss(miss)}</li>
          ))}
        </ul>
      )}
      {whyNot.remedies.length > 0 && (
        <ul aria-label={whyNotZh.remedies}>
          {whyNot.remedies.map((remedy) => (
            <li key={formatRemedy(remedy)}>{renderRemedy(remedy)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
