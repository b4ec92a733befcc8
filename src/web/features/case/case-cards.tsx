import type { CaseCard } from "#contract/schemas/sample.ts";
import { formatVenueCasesHref } from "#domain/venue/format-venue-href.ts";
import { Link } from "../../ui/navigation/link.tsx";
import type { Slot } from "../../ui/picture/picture.tsx";
import { CaseFigure, type SpacePlanComponent } from "./case-figure.tsx";
import { isDrawn } from "./is-drawn.ts";
import { formatCaseTitle } from "#domain/content/format-case-title.ts";
import { formatCasePlace } from "./format-case-facts.ts";
import textStyles from "../../ui/text/text.module.css";
import styles from "./case-cards.module.css";

interface CaseCardsProps {
  cases: CaseCard[];
  /** The page's city, which the captions leave out. */
  city?: string;
  plan: SpacePlanComponent;
}

const slots: Slot[] = [{ from: 1248, width: "496px" }, { from: 752, width: "31vw" }, { width: "100vw" }];

/**
 * Renders cases as cards, each with its number and its space: the first with a picture, the others with a drawing, or
 * with a picture where the drawing would contradict the story.
 */
export function CaseCards({ cases, city, plan }: CaseCardsProps) {
  return (
    <div className={styles.cards}>
      {cases.map((caseCard, index) => (
        <article className={styles.card} key={caseCard.id}>
          <div className={styles.artwork}>
            <CaseFigure
              plan={plan}
              caseCard={caseCard}
              picture={index === 0 || !isDrawn(caseCard) ? slots : undefined}
              place={formatCasePlace(caseCard, city)}
            />
          </div>
          <div>
            <CaseNumber number={caseCard.number} />
            <h3>
              {caseCard.hall ? (
                <Link href={formatVenueCasesHref(caseCard.hall.venueId, caseCard.id)}>{formatCaseTitle(caseCard)}</Link>
              ) : (
                formatCaseTitle(caseCard)
              )}
            </h3>
            <p className={textStyles.soft}>{caseCard.story}</p>
          </div>
        </article>
      ))}
    </div>
  );
}

/** Renders the key figure of a case with its unit. */
export const CaseNumber = ({ number: { value, unit } }: Pick<CaseCard, "number">) => (
  <p className={styles.keyFigure}>
    {value}
    <small>{unit}</small>
  </p>
);
