import { formatNumber } from "../../../domain/format-number.ts";
import { getLayoutByKey } from "../../../domain/space/layouts.ts";
import { formatSpaceHref } from "../../../domain/venue/format-venue-href.ts";
import { caseZh } from "../../../texts/content/case.zh.ts";
import { formatEventSizeQuery } from "../../../domain/venue/event-size.ts";
import { CaseCards, CaseNumber } from "../../features/case/case-cards.tsx";
import { formatCaseFacts } from "../../features/case/format-case-facts.ts";
import { CaseFigure } from "../../features/case/case-figure.tsx";
import { ScaledPlan } from "../../features/seating-plan/scaled-plan.tsx";
import { DemandBar, DemandCard } from "../../features/demand-card/demand-card.tsx";
import { VenueSubpageHeading } from "../../features/venue-frame/venue-subpage-heading.tsx";
import { VenueTabs } from "../../features/venue-frame/venue-tabs.tsx";
import type { PageProps } from "../../page.ts";
import { DemoTag } from "../../ui/text/demo-tag.tsx";
import { Link } from "../../ui/navigation/link.tsx";
import type { Slot } from "../../ui/picture/picture.tsx";
import type { VenueCase, VenueCasesData, VenueCasesInput } from "./loader.ts";
import "./venue-cases.css";

const slots: Slot[] = [{ from: 1248, width: "400px" }, { from: 752, width: "720px" }, { width: "100vw" }];

/** Renders the venue's cases in full, each with its space and seating plan; then cases of other venues. */
export function VenueCasesView({ data }: PageProps<VenueCasesInput, VenueCasesData>) {
  const { venue, cases, others } = data;
  const demandProps = { siteId: venue.id, priceFrom: venue.priceFrom };
  return (
    <main className="page venue-cases" id="main">
      <VenueSubpageHeading name={caseZh.name} venue={venue} />
      <VenueTabs current="cases" venue={venue} />
      <div className="with-side">
        <div>
          {cases.map((one) => (
            <CaseArticle key={one.id} one={one} />
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
          <DemandCard {...demandProps} />
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
      <DemandBar {...demandProps} />
    </main>
  );
}

function CaseArticle({ one }: { one: VenueCase }) {
  const { id, name, demo, number, story, text, lessons, hall: space, layout, attendees } = one;
  return (
    <article className="told" id={`case-${id}`}>
      <div className="words">
        <CaseNumber number={number} />
        <h2 className="h2s">
          {name}
          {demo && <DemoTag />}
        </h2>
        <p className="small">{formatCaseFacts(one).join("，")}</p>
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
      {space && (
        <div className="where">
          {space.picture && <CaseFigure caseCard={one} picture={slots} place={space.name} plan={ScaledPlan} />}
          <CaseFigure plan={ScaledPlan} caseCard={one} place={space.name} />
          {layout && attendees && (
            <p className="noprint">
              <Link
                href={formatSpaceHref(space.venueId, space.id) + formatEventSizeQuery({ people: attendees, layout })}
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
