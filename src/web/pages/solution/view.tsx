import { useState } from "react";
import { formatSharedSolutionHref } from "#domain/content/format-solution-href.ts";
import { formatEstimateHref } from "#domain/estimate/format-estimate-href.ts";
import { formatNumber } from "#domain/format.ts";
import { solutionZh } from "#texts/content/solution.zh.ts";
import { ArticleBody } from "../../features/article/article-body.tsx";
import { AdviserBar } from "../../features/demand-card/adviser-bar.tsx";
import { CaseCards } from "../../features/case/case-cards.tsx";
import { PicturedSpaces } from "../../features/search/pictured/pictured-spaces.tsx";
import { DeferredScaledPlan } from "../../features/seating-plan/deferred-scaled-plan.tsx";
import { DeferredDrawnSpace } from "../../features/seating-plan/deferred-drawn-space.tsx";
import { SolutionRows } from "../../features/solution/solution-rows.tsx";
import type { PageProps } from "../../page.ts";
import { toAbsoluteUrl, share } from "../../platform/device/share.ts";
import { Breadcrumb } from "../../ui/navigation/breadcrumb.tsx";
import { showToast } from "../../ui/overlay/toast.ts";
import { Budget } from "./budget.tsx";
import { Checklist } from "./checklist.tsx";
import { RunDown } from "./run-down.tsx";
import { SolutionForm } from "./solution-form.tsx";
import { SolutionHeading } from "./solution-heading.tsx";
import { getUsualPeople } from "./get-usual-people.ts";
import { useChosenCity } from "./use-chosen-city.ts";
import { getSharerId } from "./get-sharer-id.ts";
import { buildSolutionCrumbs } from "./build-solution-crumbs.ts";
import type { SolutionData, SolutionInput } from "./page.tsx";
import { classNames } from "../../ui/text/class-names.ts";
import tabsStyles from "../../ui/navigation/tabs.module.css";
import pageStructureStyles from "../../ui/structure/page-structure.module.css";
import visibilityStyles from "../../ui/structure/visibility.module.css";
import styles from "./view.module.css";

async function shareSolution({ id, name: title }: SolutionData): Promise<void> {
  const result = await share({
    url: toAbsoluteUrl(formatSharedSolutionHref(id, getSharerId())),
    title: solutionZh.shared(title),
  });
  if (result === "copied") showToast(solutionZh.copied);
  if (result === "refused") showToast(solutionZh.notCopied, { kind: "warn" });
}

/** Renders a solution: decisions with their figures, the day, the adviser, spaces, checklist, budget, cases. */
export const SolutionView = (props: PageProps<SolutionInput, SolutionData>) => (
  <SolutionContent key={props.data.id} {...props} />
);

function SolutionContent({ data }: PageProps<SolutionInput, SolutionData>) {
  const { sections, timelines, cases, others, spaces } = data;
  const [people, setPeople] = useState(getUsualPeople(data.people));
  const texts = solutionZh.parts;
  const city = useChosenCity();
  return (
    <main className={pageStructureStyles.page} id="main">
      <Breadcrumb crumbs={buildSolutionCrumbs(data)} />
      <SolutionHeading onShare={() => void shareSolution(data)} solution={data} />
      <nav aria-label={texts.label} className={classNames(tabsStyles.tabs, visibilityStyles.noPrint)}>
        <a href="#decide">{texts.decide}</a>
        <a href="#timeline">{texts.timeline}</a>
        <a href="#checklist">{texts.checklist}</a>
        <a href="#budget">{texts.budget}</a>
        {cases.length > 0 && <a href="#cases">{texts.cases}</a>}
      </nav>
      <div id="decide">
        {sections.map(({ title, text, figures }) => (
          <ArticleBody
            figures={figures}
            heading={<h2 className={styles.title}>{title}</h2>}
            key={title}
            paragraphs={text}
            plan={DeferredDrawnSpace}
          />
        ))}
      </div>
      <div id="timeline">
        {timelines.map((timeline) => (
          <RunDown key={timeline.day ?? ""} timeline={timeline} />
        ))}
      </div>
      <SolutionForm people={people} solution={data} />
      {spaces && (
        <PicturedSpaces
          first={spaces}
          formatTitle={(name) => solutionZh.fittingSpaces(name, formatNumber(spaces.size.people))}
        />
      )}
      <div className={styles.tools}>
        <Checklist id={data.id} stages={data.checklist} />
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
      </div>
      {cases.length > 0 && (
        <section className={pageStructureStyles.section} id="cases">
          <div className={pageStructureStyles.sectionHead}>
            <h2>{solutionZh.cases}</h2>
          </div>
          <CaseCards cases={cases} plan={DeferredScaledPlan} />
        </section>
      )}
      {others.length > 0 && (
        <section className={classNames(pageStructureStyles.section, visibilityStyles.noPrint)}>
          <div className={pageStructureStyles.sectionHead}>
            <h2>{solutionZh.others}</h2>
          </div>
          <SolutionRows solutions={others} />
        </section>
      )}
      <AdviserBar button={solutionZh.enquiry.button} href="#demand" />
    </main>
  );
}
