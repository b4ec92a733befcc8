import { useState } from "react";
import { sharedSolutionHref } from "../../../domain/content/solution-href.ts";
import { formatNumber } from "../../../domain/format.ts";
import { emptySpaceQuery, spaceListHref } from "../../../domain/search/grammar.ts";
import { layoutByKey } from "../../../domain/space/layout.ts";
import { solutionZh } from "../../../texts/solution.zh.ts";
import { AdviserBar, AdviserCard } from "../../features/adviser/adviser-card.tsx";
import { CaseCards } from "../../features/case/case-cards.tsx";
import { ScaledPlan } from "../../features/seating-plan/scaled-plan.tsx";
import { SolutionFacts, SolutionRows } from "../../features/solution/solution-rows.tsx";
import type { PageProps } from "../../page.ts";
import { printPage } from "../../platform/print.ts";
import { absoluteHref, share } from "../../platform/share.ts";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { Button } from "../../ui/button.tsx";
import { DemoTag } from "../../ui/demo-tag.tsx";
import { Link } from "../../ui/link.tsx";
import { showToast } from "../../ui/toast.ts";
import { AreaSum } from "./area-sum.tsx";
import { Budget } from "./budget.tsx";
import { Checklist } from "./checklist.tsx";
import { useCity } from "./use-city.ts";
import { sharer } from "./sharer.ts";
import { crumbsOf, type SolutionData, type SolutionInput } from "./solution-data.ts";
import "./solution.css";

/** Sort id of the space list: tightest fit first. */
const bestFit = 3;

const roundTo10 = (people: number) => Math.max(1, people >= 20 ? Math.round(people / 10) * 10 : Math.round(people));

/** Formats the URL of the demand form, prefilled from the solution. */
function demandHref({ id, eventType, layouts, days }: SolutionData, people: number): string {
  const query = new URLSearchParams({ eventType, people: String(people), page_from: `/solutions/${id}` });
  if (layouts[0]) query.set("layout", layouts[0]);
  if (Number.isInteger(days)) query.set("days", String(days));
  return `/case/submit?${query}`;
}

async function shareSolution({ id, name: title }: SolutionData): Promise<void> {
  const done = await share({
    url: absoluteHref(sharedSolutionHref(id, sharer())),
    title: solutionZh.shared(title),
  });
  if (done === "copied") showToast(solutionZh.copied);
  if (done === "refused") showToast(solutionZh.notCopied, { kind: "warn" });
}

/** Renders a solution: decisions, checklist, timeline, budget, cases. */
export const SolutionView = (props: PageProps<SolutionInput, SolutionData>) => (
  <SolutionOf key={props.data.id} {...props} />
);

function SolutionOf({ data }: PageProps<SolutionInput, SolutionData>) {
  const { name: title, demo, summary, people: size, sections, timelineOf, timeline, cases, others } = data;
  const [people, setPeople] = useState(size.usual ?? roundTo10((size.from + size.to) / 2));
  const words = solutionZh.parts;
  const city = useCity();
  const [layout] = data.layouts;
  const halls = spaceListHref(city.pinyin, {
    ...emptySpaceQuery,
    people,
    layout: layout ? layoutByKey(layout).id : 0,
    sort: bestFit,
  });
  const ask = { button: solutionZh.ask.button, href: demandHref(data, people) };
  return (
    <main className="page solution" id="main">
      <Breadcrumb crumbs={crumbsOf(data)} />
      <div className="solution-head">
        <h1>
          {title}
          {demo && <DemoTag />}
        </h1>
        <div className="noprint">
          <Button onClick={() => void shareSolution(data)} small variant="plain">
            {solutionZh.share}
          </Button>
          <Button onClick={printPage} small variant="plain">
            {solutionZh.print}
          </Button>
        </div>
      </div>
      <p className="intro">{summary}</p>
      <SolutionFacts solution={data} />
      <nav aria-label={words.label} className="tabs noprint">
        <a href="#decide">{words.decide}</a>
        <a href="#checklist">{words.checklist}</a>
        <a href="#timeline">{words.timeline}</a>
        <a href="#budget">{words.budget}</a>
        {cases.length > 0 && <a href="#cases">{words.cases}</a>}
      </nav>
      <div className="with-side">
        <div>
          <section className="decide" id="decide">
            {sections.map((section, at) => (
              <section key={section.title}>
                <div>
                  <h2 className="h2s">{section.title}</h2>
                  {section.text.map((paragraph) => (
                    <p key={paragraph}>{paragraph}</p>
                  ))}
                </div>
                {at === 0 && data.area && <AreaSum area={data.area} />}
              </section>
            ))}
          </section>
          <Checklist id={data.id} stages={data.checklist} />
          <section className="part" id="timeline">
            <h2 className="h2s">{timelineOf ? solutionZh.timelineOf(timelineOf) : solutionZh.timeline}</h2>
            <ol className="clock">
              {timeline.map(({ at, what }) => (
                <li key={`${at} ${what}`}>
                  <time>{at}</time>
                  <span>{what}</span>
                </li>
              ))}
            </ol>
          </section>
          <Budget budget={data.budget} onPeople={setPeople} people={people} />
          <p className="only-phone noprint">
            <Link href={halls}>{solutionZh.halls(city.name, formatNumber(people))}</Link>
          </p>
        </div>
        <aside className="stick only-wide noprint">
          <AdviserCard {...ask} text={solutionZh.ask.text(formatNumber(people))} title={solutionZh.ask.title}>
            <Link href={halls}>{solutionZh.halls(city.name, formatNumber(people))}</Link>
          </AdviserCard>
        </aside>
      </div>
      {cases.length > 0 && (
        <section className="part" id="cases">
          <div className="head">
            <h2 className="h2s">{solutionZh.cases}</h2>
          </div>
          <CaseCards cases={cases} plan={ScaledPlan} />
        </section>
      )}
      {others.length > 0 && (
        <section className="part noprint">
          <div className="head">
            <h2 className="h2s">{solutionZh.others}</h2>
          </div>
          <SolutionRows solutions={others} />
        </section>
      )}
      <AdviserBar {...ask} />
    </main>
  );
}
