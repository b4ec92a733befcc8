import type { ReactNode } from "react";
import { formatNumber } from "#domain/format.ts";
import { getSeatBounds, judgeFigures } from "#domain/seating/judge-fit.ts";
import { planZh } from "#texts/venue/plan.zh.ts";
import { spaceZh } from "#texts/venue/space.zh.ts";
import { PublishedComparison } from "#web/features/seating-plan/published-comparison.tsx";
import { PeopleRuler } from "#web/ui/forms/people-ruler.tsx";
import pageStructureStyles from "#web/ui/structure/page-structure.module.css";
import visibilityStyles from "#web/ui/structure/visibility.module.css";
import { classNames } from "#web/ui/text/class-names.ts";
import { Figure } from "#web/ui/text/figure.tsx";
import textStyles from "#web/ui/text/text.module.css";
import type { SpacePlan } from "./use-space-plan.ts";
import styles from "./seating-details.module.css";

interface SeatingDetailsProps {
  planned: SpacePlan;
  /** What the space misses, and remedies; beneath the verdict. */
  notes: ReactNode;
  /** The plan in words, and the id by which the drawing names them. */
  description: string | undefined;
  descriptionId: string;
}

/** Renders what the seats follow from: the people on one ruler with the capacities, the verdict in full, the plan in words. */
export function SeatingDetails({ planned, notes, description, descriptionId }: SeatingDetailsProps) {
  const { capacity, eventSize, setEventSize, verdict } = planned;
  const figures = capacity.figures[eventSize.layout];
  const { comfortable, limit, published, doubtful } = figures;
  const bounds = getSeatBounds(figures);
  return (
    <section className={classNames(pageStructureStyles.section, styles.details)}>
      <div>
        <h2 className={pageStructureStyles.subheading}>{spaceZh.seating}</h2>
        {bounds !== undefined && bounds.most > 0 && (
          <>
            <div className={styles.people}>
              <label className={textStyles.soft} htmlFor="people">
                {spaceZh.people}
              </label>
              <Figure big unit="人" value={formatNumber(eventSize.people)} />
            </div>
            <PeopleRuler
              bounds={bounds}
              comfortable={comfortable}
              fit={judgeFigures(figures, eventSize.people).kind}
              id="people"
              limit={limit}
              onValue={(people) => setEventSize({ ...eventSize, people: Math.max(1, people) })}
              published={doubtful ? undefined : published || undefined}
              value={eventSize.people}
            />
          </>
        )}
      </div>
      <div>
        <div className={styles.verdict}>
          <p>{verdict.text}</p>
          {notes}
          {verdict.bound && <p className={textStyles.small}>{verdict.bound}</p>}
        </div>
        {capacity.room && <PublishedComparison figures={figures} />}
        {description && (
          <details className={classNames(textStyles.small, visibilityStyles.noPrint)}>
            <summary>{planZh.described}</summary>
            <p id={descriptionId}>{description}</p>
            <p>{planZh.hint}。</p>
          </details>
        )}
      </div>
    </section>
  );
}
