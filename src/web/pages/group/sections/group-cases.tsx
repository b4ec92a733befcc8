import type { TopicInfo } from "#contract/schemas/marketing/topic-info.ts";
import { formatVenueCasesHref } from "#domain/venue/format-venue-href.ts";
import { groupZh } from "#texts/marketing/group.zh.ts";
import { CaseNumber } from "#web/features/case/case-cards.tsx";
import { CaseFigure } from "#web/features/case/case-figure.tsx";
import { formatCasePlace } from "#web/features/case/format-case-facts.ts";
import { isDrawn } from "#web/features/case/is-drawn.ts";
import { DeferredScaledPlan } from "#web/features/seating-plan/deferred-scaled-plan.tsx";
import { Link } from "#web/ui/navigation/link.tsx";
import type { Slot } from "#web/ui/picture/picture.tsx";
import pageStructureStyles from "#web/ui/structure/page-structure.module.css";
import textStyles from "#web/ui/text/text.module.css";
import styles from "./group-cases.module.css";

const slots: Slot[] = [{ from: 752, width: "460px" }, { width: "100vw" }];

/** Renders cases of the group: the first with its picture or drawing, the others as text. */
export function GroupCases({ cases }: Pick<TopicInfo, "cases">) {
  return (
    <section className={pageStructureStyles.section}>
      <h2>{groupZh.cases.title}</h2>
      <div className={styles.cases}>
        {cases.map((one, at) => (
          <article key={one.id}>
            {at === 0 && (
              <div className={styles.artwork}>
                <CaseFigure
                  caseCard={one}
                  picture={one.hall?.picture || !isDrawn(one) ? slots : undefined}
                  place={formatCasePlace(one)}
                  plan={DeferredScaledPlan}
                />
              </div>
            )}
            <div>
              <CaseNumber number={one.number} />
              <h3>
                {one.hall ? <Link href={formatVenueCasesHref(one.hall.venueId, one.id)}>{one.name}</Link> : one.name}
              </h3>
              <p className={textStyles.soft}>{one.story}</p>
            </div>
          </article>
        ))}
      </div>
    </section>
  );
}
