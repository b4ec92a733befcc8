import { Fragment, useState } from "react";
import { formatSharedSolutionHref, formatSolutionHref } from "#domain/content/format-solution-href.ts";
import { formatDemandFormHref } from "#domain/demand/format-demand-form-href.ts";
import { formatEstimateHref } from "#domain/estimate/format-estimate-href.ts";
import { formatNumber } from "#domain/format.ts";
import { emptyQuery } from "#domain/search/filters.ts";
import { formatListHref } from "#domain/search/grammar.ts";
import { getLayoutByKey } from "#domain/space/layouts.ts";
import { solutionZh } from "#texts/content/solution.zh.ts";
import { AdviserBar, AdviserCard } from "../../features/demand-card/adviser-card.tsx";
import { CaseCards } from "../../features/case/case-cards.tsx";
import { DeferredScaledPlan } from "../../features/seating-plan/deferred-scaled-plan.tsx";
import { SolutionFacts, SolutionRows } from "../../features/solution/solution-rows.tsx";
import type { PageProps } from "../../page.ts";
import { printPage } from "../../platform/device/print-page.ts";
import { toAbsoluteUrl, share } from "../../platform/device/share.ts";
import { Breadcrumb } from "../../ui/navigation/breadcrumb.tsx";
import { Button } from "../../ui/forms/button.tsx";
import { Link } from "../../ui/navigation/link.tsx";
import { showToast } from "../../ui/overlay/toast.ts";
import { AreaSum } from "./area-sum.tsx";
import { Budget } from "./budget.tsx";
import { Checklist } from "./checklist.tsx";
import { useChosenCity } from "./use-chosen-city.ts";
import { getSharerId } from "./get-sharer-id.ts";
import { buildSolutionCrumbs } from "./build-solution-crumbs.ts";
import type { SolutionData, SolutionInput } from "./page.tsx";
import { classNames } from "../../ui/text/class-names.ts";
import tabsStyles from "../../ui/navigation/tabs.module.css";
import pageStructureStyles from "../../ui/structure/page-structure.module.css";
import visibilityStyles from "../../ui/structure/visibility.module.css";
import styles from "./view.module.css";

/** Sort id of the space list: tightest fit first. */
const sortByBestFit = 3;

const roundTo10 = (people: number) => Math.max(1, people >= 20 ? Math.round(people / 10) * 10 : Math.round(people));

/** Formats the URL of the demand form, prefilled from the solution. */
const formatSolutionDemandHref = ({ id, eventType, layouts: [layout], days }: SolutionData, people: number): string =>
  formatDemandFormHref({
    eventType,
    people,
    pageFrom: formatSolutionHref(id),
    layout,
    days: Number.isInteger(days) ? days : undefined,
  });

async function shareSolution({ id, name: title }: SolutionData): Promise<void> {
  const result = await share({
    url: toAbsoluteUrl(formatSharedSolutionHref(id, getSharerId())),
    title: solutionZh.shared(title),
  });
  if (result === "copied") showToast(solutionZh.copied);
  if (result === "refused") showToast(solutionZh.notCopied, { kind: "warn" });
}

/** Renders a solution: decisions, checklist, timeline, budget, cases. */
export const SolutionView = (props: PageProps<SolutionInput, SolutionData>) => (
  <SolutionContent key={props.data.id} {...props} />
);

const sidebar = classNames(pageStructureStyles.stickySidebar, visibilityStyles.fromTablet, visibilityStyles.noPrint);

function SolutionContent({ data }: PageProps<SolutionInput, SolutionData>) {
  const { name: title, summary, people: size, sections, timelines, cases, others } = data;
  const [people, setPeople] = useState(size.usual ?? roundTo10((size.from + size.to) / 2));
  const texts = solutionZh.parts;
  const city = useChosenCity();
  const [layout] = data.layouts;
  const spacesHref = formatListHref("space", city.pinyin, {
    ...emptyQuery,
    people,
    layout: layout ? getLayoutByKey(layout).id : 0,
    sort: sortByBestFit,
  });
  const demandLink = { button: solutionZh.enquiry.button, href: formatSolutionDemandHref(data, people) };
  return (
    <main className={pageStructureStyles.page} id="main">
      <Breadcrumb crumbs={buildSolutionCrumbs(data)} />
      <div className={styles.heading}>
        <h1>{title}</h1>
        <div className={visibilityStyles.noPrint}>
          <Button onClick={() => void shareSolution(data)} small variant="plain">
            {solutionZh.share}
          </Button>
          <Button onClick={printPage} small variant="plain">
            {solutionZh.print}
          </Button>
        </div>
      </div>
      <p className={styles.intro}>{summary}</p>
      <SolutionFacts className={styles.facts} solution={data} />
      <nav aria-label={texts.label} className={classNames(tabsStyles.tabs, visibilityStyles.noPrint, styles.tabs)}>
        <a href="#decide">{texts.decide}</a>
        <a href="#checklist">{texts.checklist}</a>
        <a href="#timeline">{texts.timeline}</a>
        <a href="#budget">{texts.budget}</a>
        {cases.length > 0 && <a href="#cases">{texts.cases}</a>}
      </nav>
      <div className={classNames(pageStructureStyles.withSidebar, styles.columns)}>
        <aside className={sidebar}>
          <AdviserCard
            {...demandLink}
            text={solutionZh.enquiry.text(formatNumber(people))}
            title={solutionZh.enquiry.title}
          >
            <Link href={spacesHref}>{solutionZh.fittingSpaces(city.name, formatNumber(people))}</Link>
          </AdviserCard>
        </aside>
        <div>
          <section className={styles.decisions} id="decide">
            {sections.map((section, at) => (
              <section key={section.title}>
                <div>
                  <h2 className={pageStructureStyles.subheading}>{section.title}</h2>
                  {section.text.map((paragraph) => (
                    <p key={paragraph}>{paragraph}</p>
                  ))}
                </div>
                {at === 0 && data.area && <AreaSum area={data.area} />}
              </section>
            ))}
          </section>
          <Checklist id={data.id} stages={data.checklist} />
          <section className={pageStructureStyles.section} id="timeline">
            {timelines.map(({ day, entries }) => (
              <Fragment key={day ?? ""}>
                <h2 className={pageStructureStyles.subheading}>
                  {day === undefined ? solutionZh.timeline : solutionZh.timelineOf(day)}
                </h2>
                <ol className={styles.timeline}>
                  {entries.map(({ at, what }) => (
                    <li key={`${at} ${what}`}>
                      <time>{at}</time>
                      <span>{what}</span>
                    </li>
                  ))}
                </ol>
              </Fragment>
            ))}
          </section>
          <Budget
            budget={data.budget}
            estimateHref={formatEstimateHref({
              city: city.pinyin,
              eventType: data.eventType,
              people,
              days: data.days,
              layout: data.layouts[0],
            })}
            onPeople={setPeople}
            people={people}
          />
          <p className={classNames(visibilityStyles.beforeTablet, visibilityStyles.noPrint)}>
            <Link href={spacesHref}>{solutionZh.fittingSpaces(city.name, formatNumber(people))}</Link>
          </p>
        </div>
      </div>
      {cases.length > 0 && (
        <section className={pageStructureStyles.section} id="cases">
          <div className={pageStructureStyles.sectionHead}>
            <h2 className={pageStructureStyles.subheading}>{solutionZh.cases}</h2>
          </div>
          <CaseCards cases={cases} plan={DeferredScaledPlan} />
        </section>
      )}
      {others.length > 0 && (
        <section className={classNames(pageStructureStyles.section, visibilityStyles.noPrint)}>
          <div className={pageStructureStyles.sectionHead}>
            <h2 className={pageStructureStyles.subheading}>{solutionZh.others}</h2>
          </div>
          <SolutionRows solutions={others} />
        </section>
      )}
      <AdviserBar {...demandLink} />
    </main>
  );
}
