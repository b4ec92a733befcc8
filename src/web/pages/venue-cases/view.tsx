import { formatNumber } from "#domain/format.ts";
import { getLayoutByKey } from "#domain/space/layouts.ts";
import { formatSpaceHref } from "#domain/venue/format-venue-href.ts";
import { caseZh } from "#texts/content/case.zh.ts";
import { eventSizeAddress } from "#domain/venue/event-size.ts";
import { CaseCards, CaseNumber } from "../../features/case/case-cards.tsx";
import { formatCaseFacts } from "../../features/case/format-case-facts.ts";
import { formatCaseSum } from "../../features/case/format-case-sum.ts";
import { formatCaseTitle } from "#domain/content/format-case-title.ts";
import { getCasePicture } from "../../features/case/get-case-picture.ts";
import { CaseFigure } from "../../features/case/case-figure.tsx";
import { DeferredScaledPlan } from "../../features/seating-plan/deferred-scaled-plan.tsx";
import { DemandBar, DemandCard } from "../../features/demand-card/demand-card.tsx";
import { VenueSubpageHeading } from "../../features/venue-frame/venue-subpage-heading.tsx";
import { VenueTabs } from "../../features/venue-frame/venue-tabs.tsx";
import type { PageProps } from "../../page.ts";
import { BlockRenderUntilLoaded } from "../../ui/states/block-render-until-loaded.tsx";
import { Link } from "../../ui/navigation/link.tsx";
import { Picture, type Slot } from "../../ui/picture/picture.tsx";
import type { VenueCase, VenueCasesData, VenueCasesInput } from "./page.tsx";
import { classNames } from "../../ui/text/class-names.ts";
import pageStructureStyles from "../../ui/structure/page-structure.module.css";
import visibilityStyles from "../../ui/structure/visibility.module.css";
import textStyles from "../../ui/text/text.module.css";
import styles from "./view.module.css";

const slots: Slot[] = [{ from: 1248, width: "904px" }, { width: "100vw" }];

/** Renders the venue's cases in full, each led by the photograph of its space, with its seating plan; then cases of other venues. */
export function VenueCasesView({ data }: PageProps<VenueCasesInput, VenueCasesData>) {
  const { venue, cases, others } = data;
  const demandProps = { siteId: venue.id, priceFrom: venue.priceFrom };
  return (
    <main className={pageStructureStyles.page} id="main">
      <VenueSubpageHeading name={caseZh.name} venue={venue} />
      <VenueTabs current="cases" venue={venue} />
      <div className={classNames(pageStructureStyles.withSidebar, styles.columns)}>
        <aside
          className={classNames(
            pageStructureStyles.stickySidebar,
            visibilityStyles.fromTablet,
            visibilityStyles.noPrint,
          )}
        >
          <DemandCard {...demandProps} />
        </aside>
        <div>
          {cases.map((one, at) => (
            <CaseArticle isFirst={at === 0} key={one.id} one={one} />
          ))}
          {cases.length === 0 && (
            <div className={styles.empty}>
              <p>
                <b>{caseZh.none(venue.name)}</b>
              </p>
              <p className={textStyles.soft}>{caseZh.noneText}</p>
            </div>
          )}
        </div>
      </div>
      {others.length > 0 && (
        <section className={classNames(pageStructureStyles.section, visibilityStyles.noPrint)}>
          <div className={pageStructureStyles.sectionHead}>
            <h2 className={pageStructureStyles.subheading}>{caseZh.others(venue.cityName)}</h2>
          </div>
          <CaseCards cases={others} city={venue.cityName} plan={DeferredScaledPlan} />
          {/* Cards end at one line; they stand in the first view where the venue has no cases of its own. */}
          {cases.length === 0 && <BlockRenderUntilLoaded id="others" />}
        </section>
      )}
      <DemandBar {...demandProps} />
    </main>
  );
}

function CaseArticle({ one, isFirst }: { one: VenueCase; isFirst: boolean }) {
  const { id, name, number, story, text, lessons, hall: space, layout, attendees } = one;
  const sum = formatCaseSum(one);
  const shown = getCasePicture(space);
  return (
    <article className={styles.caseArticle} id={`case-${id}`}>
      {shown && (
        <Picture
          alt={`${space?.venueName} ${space?.name}`}
          className={styles.photo}
          load={isFirst ? "first" : undefined}
          note={shown.note}
          picture={shown.picture}
          slots={slots}
        />
      )}
      <div className={styles.story}>
        <h2>{formatCaseTitle(one)}</h2>
        <p>{name}</p>
        <p className={classNames(textStyles.soft, styles.facts)}>{formatCaseFacts(one).join("，")}</p>
        <CaseNumber number={number} />
        {sum && <p>{[`${caseZh.sum} ${sum.value} ${sum.unit}`, sum.each].filter(Boolean).join("，")}</p>}
        <p className={styles.lead}>{story}</p>
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {lessons.length > 0 && (
          <>
            <h3>{caseZh.lessons}</h3>
            <ul>
              {lessons.map((lesson) => (
                <li className={textStyles.lesson} key={lesson}>
                  {lesson}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      {space && (
        <div className={styles.place}>
          <CaseFigure plan={DeferredScaledPlan} caseCard={one} place={space.name} />
          {layout && attendees && (
            <p className={visibilityStyles.noPrint}>
              <Link
                href={formatSpaceHref(space.venueId, space.id) + eventSizeAddress.format({ people: attendees, layout })}
              >
                {caseZh.trySeats(formatNumber(attendees), getLayoutByKey(layout).name)}
              </Link>
            </p>
          )}
        </div>
      )}
    </article>
  );
}
