import type { TopicInfo } from "#contract/schemas/marketing/topic-info.ts";
import { formatCasesHref } from "#domain/content/case-filters.ts";
import { formatCaseTitle } from "#domain/content/format-case-title.ts";
import { formatVenueCasesHref } from "#domain/venue/format-venue-href.ts";
import { groupZh } from "#texts/marketing/group.zh.ts";
import { getCasePicture } from "#web/features/case/get-case-picture.ts";
import { drawRowPlans } from "#web/features/search/rows/draw-row-plans.tsx";
import { Link } from "#web/ui/navigation/link.tsx";
import { NotchedPicture } from "#web/ui/picture/notched-picture.tsx";
import { Picture, type Slot } from "#web/ui/picture/picture.tsx";
import pageStructureStyles from "#web/ui/structure/page-structure.module.css";
import textStyles from "#web/ui/text/text.module.css";
import styles from "./group-cases.module.css";

const slots: Slot[] = [
  { from: 1248, width: "684px", ratio: 2 },
  { from: 752, width: "50vw", ratio: 2 },
  { width: "100vw", ratio: 2 },
];

/** Renders cases in the group's venues by their photographs, each with the plan of its space in the corner. */
export function GroupCases({ cases, scope }: Pick<TopicInfo, "cases"> & { scope: string }) {
  const { style, plans } = drawRowPlans(
    cases.map(({ hall: space, layout, attendees, otherwise }) => ({
      space,
      layout,
      people: attendees,
      isEmpty: otherwise !== undefined,
      isPictured: getCasePicture(space) !== undefined,
    })),
    undefined,
  );
  return (
    <section className={pageStructureStyles.section}>
      <div className={pageStructureStyles.sectionHead}>
        <h2>{groupZh.cases.title(scope)}</h2>
        <Link href={formatCasesHref()}>{groupZh.cases.all}</Link>
      </div>
      <ul className={styles.cases} style={style}>
        {cases.map((one, at) => {
          const { id, hall: space, number, lesson, story } = one;
          const shown = getCasePicture(space);
          const title = formatCaseTitle(one);
          return (
            <li key={id}>
              {(shown || plans[at]) && (
                <NotchedPicture
                  className={styles.shot}
                  picture={
                    shown && (
                      <Picture
                        alt={`${space?.venueName} ${space?.name}`}
                        className={styles.photo}
                        note={shown.note}
                        picture={shown.picture}
                        slots={slots}
                        unnamed
                      />
                    )
                  }
                  plan={plans[at]}
                />
              )}
              <h3>{space ? <Link href={formatVenueCasesHref(space.venueId, id)}>{title}</Link> : title}</h3>
              <p>
                <b className={styles.number}>{number.value}</b> {number.unit}
              </p>
              {lesson ? <p className={textStyles.lesson}>{lesson}</p> : <p className={textStyles.soft}>{story}</p>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
