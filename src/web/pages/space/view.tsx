import { formatVenueEstimateHref } from "#domain/estimate/format-venue-estimate-href.ts";
import { useState } from "react";
import { formatVrHref } from "#domain/venue/format-venue-href.ts";
import { spaceZh } from "#texts/venue/space.zh.ts";
import { buildVenueSubpageCrumbs } from "../../features/venue-frame/build-venue-crumbs.ts";
import { useCarriedDemand } from "../../features/demand-card/use-carried-demand.ts";
import { formatDemandHref, formatSelectedEventSize } from "../../features/demand-card/format-demand-href.ts";
import type { PageProps } from "../../page.ts";
import { BelowFold } from "../../platform/lazy-loading/below-fold.tsx";
import { Breadcrumb } from "../../ui/navigation/breadcrumb.tsx";
import { LinkButton } from "../../ui/forms/button.tsx";
import { classNames } from "../../ui/text/class-names.ts";
import { HotlineButton } from "../../ui/text/hotline-button.tsx";
import { LazySpaceEstimate } from "./estimate/lazy-space-estimate.tsx";
import { EnquiryBand } from "./hero/enquiry-band.tsx";
import { SpaceHero } from "./hero/space-hero.tsx";
import { SpaceTitle } from "./hero/space-title.tsx";
import { useSpacePlan } from "./plan/use-space-plan.ts";
import { SimilarSpaces, SiblingSpaces } from "./sibling-spaces.tsx";
import type { SpaceData, SpaceInput } from "./loader.ts";
import { SpaceWhyNot } from "./space-why-not.tsx";
import { SpaceSpecs } from "./space-specs.tsx";
import { DeferredPackageSections } from "../../features/packages/deferred-package-sections.tsx";
import bottomBarStyles from "../../ui/structure/bottom-bar.module.css";
import pageStructureStyles from "../../ui/structure/page-structure.module.css";
import visibilityStyles from "../../ui/structure/visibility.module.css";
import { defer } from "#web/platform/lazy-loading/deferred.tsx";
import "../../ui/calendar/date-states.module.css";
import "./space-bookings.module.css";

/** The blocked dates of the space; the browser loads their code when the event's date is known there. */
const DeferredSpaceBookings = defer(async () => (await import("./space-bookings.tsx")).SpaceBookings);

/** What the event's days meet, next to the price and the estimate. */
const DeferredBlockedNote = defer(async () => (await import("./blocked-note.tsx")).BlockedNote);

/** Renders a space: its photographs and its plan to scale, price and enquiry, its specifications, and related spaces. */
export const SpaceView = (props: PageProps<SpaceInput, SpaceData>) => (
  <SpaceContent key={props.data.space.id} {...props} />
);

function SpaceContent({ input, data: loaded }: PageProps<SpaceInput, SpaceData>) {
  // A changed event size reloads the same space: keep the first objects, so that memoised results stay valid.
  const [data] = useState(loaded);
  const { space, venue, siblings, similar } = data;
  const planned = useSpacePlan(data, input.eventSize);
  const { eventSize, deferredSize, selected, setEventSize, planOptions, setPlanOptions, facts } = planned;
  const carried = useCarriedDemand();
  // What cannot be drawn is wanted from the venue.
  const remarks = facts ? carried.remarks : [carried.remarks, spaceZh.enquiry.sizesRemark].filter(Boolean).join("；");
  const demandHref = formatDemandHref({
    siteId: venue.id,
    selected,
    space,
    carried: { ...carried, remarks: remarks ?? "" },
  });
  const button = facts ? spaceZh.enquiry.button : spaceZh.enquiry.sizesButton;
  const estimateHref = formatVenueEstimateHref(venue, selected);
  const blockedNote = data.bookings && data.today && carried.date && (
    <DeferredBlockedNote bookings={data.bookings} date={carried.date} days={carried.days} today={data.today} />
  );
  const isAsListed = planOptions.stage && !facts?.drawing.divided;
  return (
    <main className={classNames(pageStructureStyles.page, pageStructureStyles.wide)} id="main">
      <div className={visibilityStyles.fromTablet}>
        <Breadcrumb crumbs={buildVenueSubpageCrumbs(venue, space.name)} />
      </div>
      <SpaceHero
        band={
          <EnquiryBand
            button={button}
            carriedText={formatSelectedEventSize(selected)}
            demandHref={demandHref}
            note={blockedNote}
            packages={data.packages}
            people={selected.people}
            space={space}
          />
        }
        data={data}
        notes={
          <SpaceWhyNot
            carried={carried}
            data={data}
            // With another stage or divided, the verdict speaks of what is drawn.
            eventSize={isAsListed ? deferredSize : undefined}
            onLayout={(layout) => setEventSize({ ...eventSize, layout })}
            onNoStage={() => setPlanOptions({ ...planOptions, stage: false })}
          />
        }
        planned={planned}
        title={<SpaceTitle space={space} venue={venue} />}
        vrHref={space.hasVr ? formatVrHref(venue.id, { type: "huiyishi", spaceId: space.id }) : undefined}
      />
      <BelowFold>
        <SpaceSpecs siblings={siblings} space={space} venueId={venue.id} />
        {data.bookings && data.today && (
          <DeferredSpaceBookings bookings={data.bookings} date={carried.date} days={carried.days} today={data.today} />
        )}
        <DeferredPackageSections packages={data.packages} />
        {estimateHref && (
          <LazySpaceEstimate
            carried={carried}
            eventSize={deferredSize}
            href={estimateHref}
            note={blockedNote}
            spaceId={space.id}
            venueId={venue.id}
          />
        )}
        {siblings.length > 0 && <SiblingSpaces eventSize={eventSize} data={data} selected={selected} />}
        {similar.length > 0 && <SimilarSpaces eventSize={eventSize} selected={selected} spaces={similar} />}
      </BelowFold>
      <div className={bottomBarStyles.bottomBar}>
        <HotlineButton isShort />
        <LinkButton data-carries="" href={demandHref} variant="act">
          {button}
        </LinkButton>
      </div>
    </main>
  );
}
