import { type CSSProperties, Fragment, type ReactNode } from "react";
import type { ArticleFigureWire } from "#contract/schemas/article-figure.ts";
import { classNames } from "../../ui/text/class-names.ts";
import type { PlanComponent } from "./article-figure.tsx";
import { DeferredArticleFigure } from "./deferred-article-figure.tsx";
import styles from "./article-body.module.css";

interface ArticleBodyProps {
  /** What stands above the paragraphs: who answers, a heading. */
  heading: ReactNode;
  /** Figures of the first paragraph begin beside the heading, which has a line above. */
  startsAtHeading?: boolean;
  paragraphs: readonly string[];
  figures?: readonly ArticleFigureWire[] | undefined;
  /** What stands below them, such as a list. */
  children?: ReactNode;
  plan: PlanComponent;
}

/** Groups figures by the paragraph that they stand beside. */
function groupByParagraph(figures: readonly ArticleFigureWire[], paragraphs: number) {
  const groups = new Map<number, ArticleFigureWire[]>();
  for (const figure of figures) {
    const paragraph = Math.min(figure.paragraph, paragraphs - 1);
    groups.set(paragraph, [...(groups.get(paragraph) ?? []), figure]);
  }
  return groups;
}

/**
 * Renders paragraphs, each figure in the margin at its paragraph, from there down to the next figure; in one column after its paragraph.
 * An article without figures leaves the margin empty.
 */
export function ArticleBody(props: ArticleBodyProps) {
  const { heading, startsAtHeading = false, paragraphs, figures = [], children, plan } = props;
  const groups = groupByParagraph(figures, paragraphs.length);
  const starts = [...groups.keys()];
  // A figure that begins at the heading stands beside one cell with the first paragraph: in two rows it would move that as it arrives.
  const headingRows = startsAtHeading ? 0 : 1;
  /** Returns the lines of the grid between which the figures of a paragraph stand. */
  const getRow = (paragraph: number) => {
    const next = starts.find((one) => one > paragraph);
    return `${headingRows + paragraph + 1} / ${next === undefined ? -1 : headingRows + next + 1}`;
  };
  const rows = headingRows + paragraphs.length + (children ? 1 : 0);
  return (
    <div className={styles.body} style={{ "--rows": rows } as CSSProperties}>
      {!startsAtHeading && heading}
      {paragraphs.map((paragraph, at) => (
        <Fragment key={paragraph}>
          <div>
            {at === 0 && startsAtHeading && heading}
            <p className={styles.paragraph}>{paragraph}</p>
          </div>
          {groups.has(at) && (
            <div
              className={classNames(styles.margin, at === 0 && startsAtHeading && styles.first)}
              style={{ "--row": getRow(at) } as CSSProperties}
            >
              {groups.get(at)!.map((figure) => (
                <DeferredArticleFigure figure={figure} key={figure.kind} plan={plan} />
              ))}
            </div>
          )}
        </Fragment>
      ))}
      {children}
    </div>
  );
}
