import type { ReactNode } from "react";
import { formatCasesHref } from "#domain/content/case-filters.ts";
import { formatDemandFormHref } from "#domain/demand/format-demand-form-href.ts";
import { formatVenueCasesHref } from "#domain/venue/format-venue-href.ts";
import { caseZh } from "#texts/content/case.zh.ts";
import { casesZh } from "#texts/content/cases.zh.ts";
import { formatCaseSum } from "#web/features/case/format-case-sum.ts";
import { formatCaseTitle } from "#domain/content/format-case-title.ts";
import { getCasePicture } from "#web/features/case/get-case-picture.ts";
import { drawRowPlans } from "#web/features/search/rows/draw-row-plans.tsx";
import { LinkButton } from "#web/ui/forms/button.tsx";
import { Link } from "#web/ui/navigation/link.tsx";
import { NotchedPicture } from "#web/ui/picture/notched-picture.tsx";
import { Picture, type Slot } from "#web/ui/picture/picture.tsx";
import { classNames } from "#web/ui/text/class-names.ts";
import textStyles from "#web/ui/text/text.module.css";
import type { CaseRow, CasesInput } from "../page.tsx";
import { buildCaseFigures } from "./build-case-figures.ts";
import styles from "./case-photos.module.css";

interface CasePhotosProps {
  rows: readonly CaseRow[];
  /** The case that leads, if one does. */
  lead: CaseRow | undefined;
  where: CasesInput["where"];
  page: number;
}

/** The widths of the cards behind the leading one, in twelfths of the page. */
const spans = [styles.seven, styles.five, styles.five, styles.seven, styles.four, styles.four, styles.four];

const leadSlots: Slot[] = [{ from: 1248, width: "1200px" }, { width: "100vw" }];
const slots: Slot[] = [{ from: 1248, width: "690px" }, { from: 752, width: "57vw" }, { width: "100vw" }];

/** Renders cases by their photographs, each with the plan of its very space in the corner, all plans at one scale. */
export function CasePhotos({ rows, lead, where, page }: CasePhotosProps) {
  const shown = lead ? [lead, ...rows.filter((one) => one !== lead)] : rows;
  const { style, plans } = drawRowPlans(
    shown.map(({ space, layout, attendees, otherwise }) => ({
      space,
      layout,
      people: attendees,
      isEmpty: otherwise !== undefined,
      isPictured: getCasePicture(space) !== undefined,
    })),
    undefined,
  );
  return (
    <ul className={styles.photos} style={style}>
      {shown.map((one, at) => {
        const href = formatCasesHref({ ...where, page, id: one.id });
        const card = { one, href, plan: plans[at], isFirst: at === 0 };
        return one === lead ? (
          <LeadCase key={one.id} {...card} />
        ) : (
          <CaseCard key={one.id} {...card} className={spans[(at - (lead ? 1 : 0)) % spans.length]} />
        );
      })}
    </ul>
  );
}

interface CardProps {
  one: CaseRow;
  href: string;
  plan: ReactNode;
  isFirst: boolean;
}

function Shot({ one: { space }, plan, isFirst, of }: Omit<CardProps, "href"> & { of: Slot[] }) {
  const shown = getCasePicture(space);
  if (!shown && !plan) return null;
  return (
    <NotchedPicture
      className={classNames(styles.shot, !shown && styles.bare)}
      picture={
        shown && (
          <Picture
            alt={`${space?.venueName} ${space?.name}`}
            className={styles.photo}
            load={isFirst ? "first" : undefined}
            note={shown.note}
            picture={shown.picture}
            slots={of}
            unnamed
          />
        )
      }
      plan={plan}
    />
  );
}

/** The link reaches over the photograph. */
const CaseLink = ({ one, href }: Pick<CardProps, "one" | "href">) => (
  <h3>
    <Link data-case={one.id} href={href} preload={false} resetScroll={false}>
      {formatCaseTitle(one)}
    </Link>
  </h3>
);

function LeadCase({ one, href, plan, isFirst }: CardProps) {
  const { id, story, lesson, attendees, layout, eventType, space } = one;
  return (
    <li className={styles.lead}>
      <Shot isFirst={isFirst} of={leadSlots} one={one} plan={plan} />
      <div className={styles.story}>
        <CaseLink href={href} one={one} />
        <p>{story}</p>
        {lesson && <p className={textStyles.lesson}>{lesson}</p>}
      </div>
      <dl>
        {buildCaseFigures(one).map(({ label, value, unit, note }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <b>{value}</b> {unit}
              {note && <span>{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.buttons}>
        {space && <LinkButton href={formatVenueCasesHref(space.venueId, id)}>{casesZh.readAll}</LinkButton>}
        <LinkButton
          href={formatDemandFormHref({ people: attendees, layout, eventType, pageFrom: "/cases" })}
          variant="act"
        >
          {casesZh.enquire}
        </LinkButton>
      </p>
    </li>
  );
}

function CaseCard({ one, href, plan, isFirst, className }: CardProps & { className: string | undefined }) {
  const { number, story, lesson } = one;
  const sum = formatCaseSum(one);
  return (
    <li className={classNames(styles.card, className)}>
      <Shot isFirst={isFirst} of={slots} one={one} plan={plan} />
      <CaseLink href={href} one={one} />
      <p>{story}</p>
      <p className={styles.number}>
        <b>{number.value}</b>
        {number.unit}
      </p>
      {sum && (
        <p className={textStyles.soft}>
          {[`${caseZh.sum} ${sum.value} ${sum.unit}`, sum.each].filter(Boolean).join("，")}
        </p>
      )}
      {lesson && <p className={textStyles.lesson}>{lesson}</p>}
    </li>
  );
}
