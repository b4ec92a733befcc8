import { formatVenueEstimateHref } from "#domain/estimate/format-venue-estimate-href.ts";
import { useDeferredValue, useMemo, useState } from "react";
import { formatArea, formatMetres, formatYuan } from "#domain/format.ts";
import { drawDividedRoom, drawRoom } from "#domain/seating-drawing/draw-room.ts";
import { formatFloor } from "#domain/space/format-floor.ts";
import { formatSpaceHref, formatVenueHref, formatVrHref } from "#domain/venue/format-venue-href.ts";
import { spaceZh } from "#texts/venue/space.zh.ts";
import { getInitialEventSize } from "../../features/capacity-table/event-size/get-initial-event-size.ts";
import { getSpaceCapacities } from "../../features/capacity-table/capacity/space-capacity.ts";
import { useEventSize } from "../../features/capacity-table/event-size/use-event-size.ts";
import { buildVenueSubpageCrumbs } from "../../features/venue-frame/build-venue-crumbs.ts";
import { useCarriedDemand } from "../../features/demand-card/use-carried-demand.ts";
import { formatDemandHref, formatSelectedEventSize } from "../../features/demand-card/format-demand-href.ts";
import type { PageProps } from "../../page.ts";
import { BelowFold } from "../../platform/lazy-loading/below-fold.tsx";
import { Breadcrumb } from "../../ui/navigation/breadcrumb.tsx";
import { LinkButton } from "../../ui/forms/button.tsx";
import { classNames } from "../../ui/text/class-names.ts";
import { formatOfYear } from "../../ui/text/format-of-year.ts";
import { Figure } from "../../ui/text/figure.tsx";
import { Link } from "../../ui/navigation/link.tsx";
import { LazySpaceEstimate } from "./estimate/lazy-space-estimate.tsx";
import { ShortlistToggle } from "../../ui/shortlist/shortlist-toggle.tsx";
import { PeopleUnderPlan } from "./plan/people-under-plan.tsx";
import { PlanFigure } from "./plan/plan-figure.tsx";
import { SeatingPanel } from "./plan/seating-panel.tsx";
import { SimilarSpaces, SiblingSpaces } from "./sibling-spaces.tsx";
import type { SpaceData, SpaceFacts, SpaceInput } from "./loader.ts";
import { type ArrangedPlan, arrangeSpace } from "./plan/arrange-space.ts";
import { SpacePictures } from "./space-pictures.tsx";
import { SpaceWhyNot } from "./space-why-not.tsx";
import { PlanFacts, SpaceSpecs } from "./space-specs.tsx";
import { DeferredPackageSections } from "../../features/packages/deferred-package-sections.tsx";
import { UnmeasuredSpace } from "./unmeasured-space.tsx";
import { buildDividedVerdict, buildVerdict } from "./plan/verdict.ts";
import demandCardStyles from "../../features/demand-card/demand-card.module.css";
import bottomBarStyles from "../../ui/structure/bottom-bar.module.css";
import pageStructureStyles from "../../ui/structure/page-structure.module.css";
import styles from "./view.module.css";
import { defer } from "#web/platform/lazy-loading/deferred.tsx";
import "../../ui/calendar/date-states.module.css";
import "./space-bookings.module.css";

/** The blocked dates of the space; the browser loads their code when the event's date is known there. */
const DeferredSpaceBookings = defer(async () => (await import("./space-bookings.tsx")).SpaceBookings);

/** What the event's days meet, next to the plan and the estimate. */
const DeferredBlockedNote = defer(async () => (await import("./blocked-note.tsx")).BlockedNote);

/** Renders a space: its plan to scale with the requested people, the verdict, its specifications, and related spaces. */
export const SpaceView = (props: PageProps<SpaceInput, SpaceData>) => (
  <SpaceContent key={props.data.space.id} {...props} />
);

function SpaceContent({ input, data: loaded }: PageProps<SpaceInput, SpaceData>) {
  // A changed event size reloads the same space: keep the first objects, so that memoised results stay valid.
  const [data] = useState(loaded);
  const { space, venue, siblings, similar } = data;
  const capacity = useMemo(() => getSpaceCapacities([space])[0]!, [space]);
  const first = useMemo(() => getInitialEventSize([capacity], input.eventSize), [capacity, input.eventSize]);
  const { eventSize, selected, setEventSize } = useEventSize(
    formatSpaceHref(venue.id, space.id),
    input.eventSize,
    first,
  );
  const [planOptions, setPlanOptions] = useState({ stage: true, led: true, divided: false });
  const { room } = capacity;
  // The ruler updates at once; a drawing of thousands of seats may lag behind.
  const deferredSize = useDeferredValue(eventSize);
  const figures = capacity.figures[deferredSize.layout];
  const { plan, stageDepth } = useMemo<ArrangedPlan>(
    () =>
      room && !figures.unsuitable
        ? arrangeSpace(room, deferredSize, planOptions)
        : { plan: undefined, stageDepth: undefined },
    [room, figures, deferredSize, planOptions],
  );
  const parts = useMemo(() => getParts(space, siblings), [space, siblings]);
  const facts = useMemo(
    () =>
      room && {
        drawing:
          (planOptions.divided &&
            drawDividedRoom(planOptions.stage ? room : { ...room, stage: null }, deferredSize.layout, parts)) ||
          drawRoom(room, plan, parts),
        venue: venue.name,
        space: space.name,
        demo: space.demo ?? false,
        ...deferredSize,
        figures,
      },
    [room, plan, parts, planOptions, space, venue, deferredSize, figures],
  );
  const divided = facts?.drawing.divided;
  const verdict = divided
    ? buildDividedVerdict(divided, deferredSize.layout)
    : buildVerdict(plan, figures, deferredSize, room !== undefined);
  const carried = useCarriedDemand();
  const demandHref = formatDemandHref({ siteId: venue.id, selected, space, carried });
  const estimateHref = formatVenueEstimateHref(venue, selected);
  const blockedNote = data.bookings && data.today && carried.date && (
    <DeferredBlockedNote bookings={data.bookings} date={carried.date} days={carried.days} today={data.today} />
  );
  const isAsListed = planOptions.stage && !divided;
  return (
    <main className={classNames(pageStructureStyles.page, styles.page, facts && styles.drawn)} id="main">
      <Breadcrumb crumbs={buildVenueSubpageCrumbs(venue, space.name)} />
      <SpaceTitle space={space} venue={venue} />
      <div className={styles.hero}>
        {facts ? (
          <PlanFigure facts={facts}>
            {plan && !divided && <PeopleUnderPlan eventSize={eventSize} onEventSize={setEventSize} verdict={verdict} />}
          </PlanFigure>
        ) : (
          <UnmeasuredSpace capacity={capacity} />
        )}
        <SeatingPanel
          eventSize={eventSize}
          isDivisible={(facts?.drawing.parts.length ?? 0) > 0}
          isDrawn={plan !== undefined}
          carriedText={formatSelectedEventSize(selected)}
          demandHref={demandHref}
          capacity={capacity}
          onEventSize={setEventSize}
          onPlanOptions={setPlanOptions}
          space={space}
          stageDepth={stageDepth}
          notes={
            <>
              {blockedNote}
              <SpaceWhyNot
                carried={carried}
                data={data}
                // With another stage or divided, the verdict speaks of what is drawn.
                eventSize={isAsListed ? deferredSize : undefined}
                onLayout={(layout) => setEventSize({ ...eventSize, layout })}
                onNoStage={() => setPlanOptions({ ...planOptions, stage: false })}
              />
            </>
          }
          verdict={verdict}
          planOptions={planOptions}
        />
        {facts && <PlanFacts space={space} />}
      </div>
      <BelowFold>
        {data.pictures.length > 0 && (
          <SpacePictures layout={deferredSize.layout} pictures={data.pictures} space={space} venueId={venue.id} />
        )}
        <SpaceSpecs siblings={siblings} space={space} venueId={venue.id} />
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
        {data.bookings && data.today && (
          <DeferredSpaceBookings bookings={data.bookings} date={carried.date} days={carried.days} today={data.today} />
        )}
        {siblings.length > 0 && <SiblingSpaces eventSize={eventSize} data={data} selected={selected} />}
        {similar.length > 0 && <SimilarSpaces eventSize={eventSize} selected={selected} spaces={similar} />}
      </BelowFold>
      <SpaceBar demandHref={demandHref} space={space} />
    </main>
  );
}

/** Renders the bar with the price and the enquiry. */
const SpaceBar = ({ space: { priceDay, priceYear }, demandHref }: { space: SpaceFacts; demandHref: string }) => (
  <div className={bottomBarStyles.bottomBar}>
    <p className={demandCardStyles.barPrice}>
      <Figure value={priceDay === undefined ? undefined : formatYuan(priceDay)} />
      {priceDay !== undefined && <small>{spaceZh.enquiry.perDay + formatOfYear(priceYear)}</small>}
    </p>
    <LinkButton data-carries="" href={demandHref} variant="act">
      {spaceZh.enquiry.button}
    </LinkButton>
  </div>
);

/** Returns the parts of a divisible space, in their order. */
const getParts = ({ splitsInto = [] }: SpaceFacts, siblings: SpaceData["siblings"]) =>
  splitsInto.flatMap((id) => siblings.find((one) => one.id === id) ?? []);

function SpaceTitle({ space, venue }: { space: SpaceFacts; venue: SpaceData["venue"] }) {
  const { name, demo, floor, area, height, hasVr } = space;
  const facts = [
    floor === undefined ? undefined : formatFloor(floor),
    area && `${formatArea(area)} m²`,
    height && spaceZh.head.height(formatMetres(height)),
  ];
  return (
    <div className={styles.title}>
      <h1 data-demo={demo ? "" : undefined}>{name}</h1>
      <p>
        <Link href={formatVenueHref(venue.id)}>{venue.name}</Link>
        <span>{facts.filter(Boolean).join("，")}</span>
        <ShortlistToggle className={styles.toggle} siteId={venue.id} spaceCode={space.id} />
        {hasVr && <Link href={formatVrHref(venue.id, { type: "huiyishi", spaceId: space.id })}>{spaceZh.vr}</Link>}
      </p>
    </div>
  );
}
