import type { RefObject } from "react";
import { getLayoutByKey } from "#domain/space/layouts.ts";
import { formatDemandFormHref } from "#domain/demand/format-demand-form-href.ts";
import { formatNumber } from "#domain/format.ts";
import { formatSpaceHref, formatVenueCasesHref } from "#domain/venue/format-venue-href.ts";
import { eventSizeAddress } from "#domain/venue/event-size.ts";
import { caseZh } from "#texts/content/case.zh.ts";
import { casesZh } from "#texts/content/cases.zh.ts";
import { pictureZh } from "#texts/venue/picture.zh.ts";
import { CaseNumber } from "#web/features/case/case-cards.tsx";
import { formatCaseFacts } from "#web/features/case/format-case-facts.ts";
import { formatCaseSum } from "#web/features/case/format-case-sum.ts";
import { formatCaseTitle } from "#domain/content/format-case-title.ts";
import { getCasePicture } from "#web/features/case/get-case-picture.ts";
import { LinkButton } from "#web/ui/forms/button.tsx";
import { SpecSheet } from "#web/ui/list/spec-sheet.tsx";
import { Link } from "#web/ui/navigation/link.tsx";
import { Picture, type Slot } from "#web/ui/picture/picture.tsx";
import { classNames } from "#web/ui/text/class-names.ts";
import textStyles from "#web/ui/text/text.module.css";
import type { OpenedCase as Opened } from "../page.tsx";
import { buildCaseSpecs } from "./build-case-specs.ts";
import { CaseDrawings } from "./case-drawings.tsx";
import styles from "./opened-case.module.css";

interface OpenedCaseProps {
  one: Opened;
  closeHref: string;
  heading: RefObject<HTMLHeadingElement | null>;
}

const slots: Slot[] = [
  { from: 1248, width: "873px" },
  { from: 1000, width: "66vw" },
  { from: 752, width: "56vw" },
  { width: "100vw" },
];

/** Renders a case: its picture, number and lesson, drawings at one scale, figures before and after, actions. */
export function OpenedCase({ one, closeHref, heading }: OpenedCaseProps) {
  const { name, number, story, lesson, hall: space, current, earlier, otherwise } = one;
  const sum = formatCaseSum(one);
  const shown = getCasePicture(space);
  return (
    <article className={styles.opened}>
      <header>
        <div>
          <h2 ref={heading} tabIndex={-1}>
            {formatCaseTitle(one)}
          </h2>
          <p>{name}</p>
          <p className={textStyles.soft}>{formatCaseFacts(one).join("，")}</p>
        </div>
        <LinkButton href={closeHref} preload={false} resetScroll={false} small>
          {casesZh.close}
        </LinkButton>
      </header>
      <div className={classNames(styles.columns, !shown && styles.withoutPicture)}>
        <div className={styles.facts}>
          <CaseNumber number={number} />
          {sum && <p>{[`${caseZh.sum} ${sum.value} ${sum.unit}`, sum.each].filter(Boolean).join("，")}</p>}
          <p className={styles.lead}>{story}</p>
          {lesson && <p className={classNames(textStyles.lesson, styles.lead)}>{lesson}</p>}
          <SpecSheet measures rows={buildCaseSpecs(one)} />
        </div>
        {shown && (
          <figure className={styles.picture}>
            <Picture
              alt={`${space?.venueName} ${space?.name}`}
              load="now"
              mark={false}
              note={shown.note}
              picture={shown.picture}
              slots={slots}
            />
            <figcaption className={textStyles.caption}>
              <span>
                {[shown.picture.layout && getLayoutByKey(shown.picture.layout).name, space?.name]
                  .filter(Boolean)
                  .join("，")}
              </span>
              {shown.picture.rendered && <span className={textStyles.noWrap}>{pictureZh.rendered}</span>}
            </figcaption>
          </figure>
        )}
        <CaseDrawings
          current={current}
          earlier={earlier}
          note={otherwise && casesZh.notDrawn[otherwise]}
          space={space}
        />
        <div className={styles.actions}>
          <Changes changes={one.changes} />
          <Actions one={one} />
        </div>
      </div>
    </article>
  );
}

function Changes({ changes }: Pick<Opened, "changes">) {
  if (changes.length === 0) return null;
  return (
    <div className={styles.changes}>
      <h3>{casesZh.changes}</h3>
      <dl>
        {changes.map(({ what, before, after }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>
              {before} → <b>{after}</b>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Actions({ one }: { one: Opened }) {
  const { id, cityName, eventType, attendees, layout, hall: space, similar } = one;
  const size = attendees && layout ? { people: attendees, layout } : undefined;
  const demand = { people: attendees, layout, eventType, pageFrom: "/cases" };
  return (
    <div className={styles.buttons}>
      <LinkButton full href={formatDemandFormHref(demand)} variant="act">
        {casesZh.enquire}
      </LinkButton>
      {similar && cityName && attendees && (
        <LinkButton full href={similar.href}>
          {casesZh.similar(cityName, formatNumber(attendees), formatNumber(similar.count))}
        </LinkButton>
      )}
      {space && (
        <p>
          <Link href={formatVenueCasesHref(space.venueId, id)}>{casesZh.fullStory}</Link>
        </p>
      )}
      {space && size && (
        <p>
          <Link href={formatSpaceHref(space.venueId, space.id) + eventSizeAddress.format(size)}>
            {caseZh.trySeats(formatNumber(size.people), getLayoutByKey(size.layout).name)}
          </Link>
        </p>
      )}
    </div>
  );
}
