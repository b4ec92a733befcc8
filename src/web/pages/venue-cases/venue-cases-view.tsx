import { formatNumber } from "../../../domain/format.ts";
import { layoutByKey } from "../../../domain/space/layout.ts";
import { spaceHref } from "../../../domain/venue/venue-href.ts";
import { caseZh } from "../../../texts/case.zh.ts";
import { askQuery } from "../../../domain/venue/ask.ts";
import { CaseCards, CaseNumber } from "../../features/case/case-cards.tsx";
import { caseFacts } from "../../features/case/case-facts.ts";
import { CaseFigure } from "../../features/case/case-figure.tsx";
import { ScaledPlan } from "../../features/seating-plan/scaled-plan.tsx";
import { EnquiryBar, EnquiryCard } from "../../features/venue-frame/enquiry.tsx";
import { InsideHeading } from "../../features/venue-frame/inside-heading.tsx";
import { VenueTabs } from "../../features/venue-frame/venue-tabs.tsx";
import type { PageProps } from "../../page.ts";
import { DemoTag } from "../../ui/demo-tag.tsx";
import { Link } from "../../ui/link.tsx";
import type { Slot } from "../../ui/picture.tsx";
import type { TheCase, VenueCasesData, VenueCasesInput } from "./venue-cases-data.ts";
import "./venue-cases.css";

const slots: Slot[] = [{ from: 1248, width: "400px" }, { from: 752, width: "720px" }, { width: "100vw" }];

/** Renders the venue's cases in full, each with its space and seating plan; then cases of other venues. */
export function VenueCasesView({ data }: PageProps<VenueCasesInput, VenueCasesData>) {
  const { venue, cases, others } = data;
  const enquiry = { siteId: venue.id, priceFrom: venue.priceFrom };
  return (
    <main className="page venue-cases" id="main">
      <InsideHeading name={caseZh.name} venue={venue} />
      <VenueTabs current="cases" venue={venue} />
      <div className="with-side">
        <div>
          {cases.map((one) => (
            <CaseTold key={one.id} one={one} />
          ))}
          {cases.length === 0 && (
            <div className="none">
              <p>
                <b>{caseZh.none(venue.name)}</b>
              </p>
              <p className="soft">{caseZh.noneText}</p>
            </div>
          )}
        </div>
        <aside className="stick only-wide noprint">
          <EnquiryCard {...enquiry} />
        </aside>
      </div>
      {others.length > 0 && (
        <section className="part noprint">
          <div className="head">
            <h2 className="h2s">{caseZh.others(venue.cityName)}</h2>
          </div>
          <CaseCards cases={others} city={venue.cityName} plan={ScaledPlan} />
        </section>
      )}
      <EnquiryBar {...enquiry} />
    </main>
  );
}

function CaseTold({ one }: { one: TheCase }) {
  const { id, name, demo, number, story, text, lessons, hall, layout, attendees } = one;
  return (
    <article className="told" id={`case-${id}`}>
      <div className="words">
        <CaseNumber number={number} />
        <h2 className="h2s">
          {name}
          {demo && <DemoTag />}
        </h2>
        <p className="small">{caseFacts(one).join("，")}</p>
        <p className="lead">{story}</p>
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {lessons.length > 0 && (
          <>
            <h3>{caseZh.lessons}</h3>
            <ul>
              {lessons.map((lesson) => (
                <li key={lesson}>{lesson}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      {hall && (
        <div className="where">
          {hall.picture && <CaseFigure one={one} picture={slots} place={hall.name} plan={ScaledPlan} />}
          <CaseFigure plan={ScaledPlan} one={one} place={hall.name} />
          {layout && attendees && (
            <p className="noprint">
              <Link href={spaceHref(hall.venueId, hall.id) + askQuery({ people: attendees, layout })}>
                {caseZh.trySeats(formatNumber(attendees), layoutByKey(layout).name)}
              </Link>
            </p>
          )}
        </div>
      )}
    </article>
  );
}
