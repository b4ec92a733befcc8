import { useMemo, useState } from "react";
import { bindUnits, formatNumber } from "#domain/format.ts";
import { formatVenueEstimateHref } from "#domain/estimate/format-venue-estimate-href.ts";
import { formatFloor } from "#domain/space/format-floor.ts";
import { formatVenueComparisonHref } from "#domain/selection/format-venue-comparison-href.ts";
import { formatSpaceHref, formatVenueCasesHref, formatVenueSpacesHref } from "#domain/venue/format-venue-href.ts";
import { caseZh } from "#texts/content/case.zh.ts";
import { venueZh } from "#texts/venue/venue.zh.ts";
import { eventSizeAddress } from "#domain/venue/event-size.ts";
import { getInitialEventSize } from "../../features/capacity-table/event-size/get-initial-event-size.ts";
import { CapacityTable } from "../../features/capacity-table/table/capacity-table.tsx";
import { getSpaceCapacities } from "../../features/capacity-table/capacity/space-capacity.ts";
import { useEventSize } from "../../features/capacity-table/event-size/use-event-size.ts";
import { CaseLines } from "../../features/case/case-lines.tsx";
import { buildVenueCrumbs } from "../../features/venue-frame/build-venue-crumbs.ts";
import { DemandBar, DemandCard } from "../../features/demand-card/demand-card.tsx";
import { findDemandSpace } from "../../features/capacity-table/capacity/find-demand-space.ts";
import { countPictures, pickVenueHead } from "../../features/venue-frame/venue-facts.ts";
import { VenueTabs } from "../../features/venue-frame/venue-tabs.tsx";
import type { PageProps } from "../../page.ts";
import { BelowFold } from "../../platform/lazy-loading/below-fold.tsx";
import { printPage } from "../../platform/device/print-page.ts";
import { Breadcrumb } from "../../ui/navigation/breadcrumb.tsx";
import { Button } from "../../ui/forms/button.tsx";
import { Link } from "../../ui/navigation/link.tsx";
import { PlanBand } from "./plan-band.tsx";
import { pickBandPlans } from "./band-plan.ts";
import { LocationMap } from "../../features/map/place/location-map.tsx";
import { DeferredPackageSections } from "../../features/packages/deferred-package-sections.tsx";
import { Facilities } from "../../features/venue-frame/facilities.tsx";
import { VenueFactStrip, VenueIdentity } from "./venue-identity.tsx";
import { NearbyVenues } from "./nearby-venues.tsx";
import { PictureBand } from "./picture-band.tsx";
import type { VenueData, VenueInput } from "./loader.ts";
import { Dining, GuestRooms } from "../../features/venue-frame/guest-rooms.tsx";
import { Terms } from "../../features/venue-frame/terms.tsx";
import { SendToPhone } from "../../features/send-to-phone/send-to-phone.tsx";
import { TransportLinks } from "../../features/venue-frame/transport-links.tsx";
import { classNames } from "../../ui/text/class-names.ts";
import venuePartsStyles from "../../features/venue-frame/venue-parts.module.css";
import pageStructureStyles from "../../ui/structure/page-structure.module.css";
import visibilityStyles from "../../ui/structure/visibility.module.css";
import textStyles from "../../ui/text/text.module.css";
import styles from "./view.module.css";

/** Renders a venue: pictures or plans, heading, capacity table, and everything else known of it. */
export const VenueView = (props: PageProps<VenueInput, VenueData>) => (
  <VenueContent key={props.data.venue.id} {...props} />
);

function VenueContent({ input, data }: PageProps<VenueInput, VenueData>) {
  const { venue, pictures } = data;
  // A changed event size reloads the same spaces: keep the first objects, so that memoised results stay valid.
  const [capacities] = useState(() => getSpaceCapacities(data.spaces));
  const plans = useMemo(() => (pictures.length > 0 ? [] : pickBandPlans(capacities)), [pictures.length, capacities]);
  const initialSize = useMemo(() => getInitialEventSize(capacities, input.eventSize), [capacities, input.eventSize]);
  const { eventSize, selected, setEventSize } = useEventSize(input.path, input.eventSize, initialSize);
  const head = pickVenueHead(venue);
  const estimateHref = formatVenueEstimateHref(venue, selected);
  const demandProps = {
    siteId: venue.id,
    selected,
    space: findDemandSpace(capacities, selected),
    listed: findDemandSpace(capacities, eventSize),
    priceFrom: venue.priceFrom,
    guestRoomPriceFrom: venue.guestRoomPriceFrom,
    sourceYear: venue.sourceYear,
    estimateHref,
    priceFromYear: data.spaces.find(({ priceDay }) => priceDay && priceDay === venue.priceFrom)?.priceYear,
  };
  const sizeQuery = eventSizeAddress.format(selected);
  const comparisonHref = formatVenueComparisonHref(data.spaces, selected);
  return (
    <main className={pageStructureStyles.page} id="main">
      <Breadcrumb crumbs={buildVenueCrumbs(venue)} />
      {pictures.length > 0 ? (
        <PictureBand spaces={data.spaces} pictures={pictures} total={countPictures(venue)} venue={venue} />
      ) : (
        <PlanBand plans={plans} venueId={venue.id} />
      )}
      <VenueIdentity venue={venue} />
      <VenueTabs current="overview" venue={head} />
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
          <section className={pageStructureStyles.section} id="halls">
            <div className={pageStructureStyles.sectionHead}>
              <h2 className={pageStructureStyles.subheading}>
                {capacities.length > 0 ? venueZh.board.title : venueZh.tabs.spaces}
              </h2>
              {capacities.length > 0 && (
                <Button className={visibilityStyles.noPrint} onClick={printPage} small variant="plain">
                  {venueZh.board.print}
                </Button>
              )}
            </div>
            {capacities.length > 0 ? (
              <CapacityTable
                action={input.path}
                eventSize={eventSize}
                floorName={formatFloor}
                capacities={capacities}
                getSpaceHref={(space) => formatSpaceHref(venue.id, space.id) + sizeQuery}
                onEventSize={setEventSize}
              >
                <p className={classNames(visibilityStyles.noPrint, styles.allSpaces)}>
                  <Link href={formatVenueSpacesHref(venue.id) + sizeQuery}>
                    {venueZh.board.all(formatNumber(capacities.length))}
                  </Link>
                  {comparisonHref && <Link href={comparisonHref}>{venueZh.board.compare}</Link>}
                  {estimateHref && (
                    <Link className={visibilityStyles.beforeTablet} href={estimateHref}>
                      {venueZh.enquiry.estimate}
                    </Link>
                  )}
                </p>
              </CapacityTable>
            ) : (
              <NoSpaces venue={venue} />
            )}
          </section>
          <BelowFold>
            <DeferredPackageSections packages={venue.packages} prices={venue.prices} />
            <VenueDetails data={data} hasPeople={Boolean(input.eventSize.people)} sections={head.sections} />
          </BelowFold>
        </div>
      </div>
      <DemandBar {...demandProps} />
    </main>
  );
}

interface VenueDetailsProps {
  data: VenueData;
  /** Whether the page was opened for a number of people. */
  hasPeople: boolean;
  sections: ReturnType<typeof pickVenueHead>["sections"];
}

/** Renders what is known of the venue apart from its spaces. */
function VenueDetails({ data: { venue, cases, neighbours }, hasPeople, sections }: VenueDetailsProps) {
  return (
    <>
      <section className={pageStructureStyles.section}>
        <div className={venuePartsStyles.columns}>
          <TransportLinks venue={venue}>
            <SendToPhone purpose="venue" siteId={venue.id} />
          </TransportLinks>
          {sections.includes("terms") && <Terms venue={venue} />}
        </div>
        <LocationMap venue={venue} />
      </section>
      {venue.description && (
        <section className={pageStructureStyles.section}>
          <h2 className={pageStructureStyles.subheading}>{venueZh.about}</h2>
          <p className={venuePartsStyles.about}>{bindUnits(venue.description)}</p>
        </section>
      )}
      {sections.includes("guest-rooms") && <GuestRooms venue={venue} />}
      {sections.includes("dining") && <Dining venue={venue} />}
      {sections.includes("facilities") && <Facilities venue={venue} />}
      {cases.length > 0 && (
        <section className={pageStructureStyles.section}>
          <div className={pageStructureStyles.sectionHead}>
            <h2 className={pageStructureStyles.subheading}>{caseZh.here}</h2>
            {venue.caseCount > cases.length && (
              <Link href={formatVenueCasesHref(venue.id)}>{caseZh.all(formatNumber(venue.caseCount))}</Link>
            )}
          </div>
          <CaseLines cases={cases} venueId={venue.id} />
        </section>
      )}
      {neighbours.length > 0 && (
        <NearbyVenues neighbours={neighbours} title={hasPeople ? venueZh.nearby.title : venueZh.nearby.similar} />
      )}
      <SourceNote venue={venue} />
    </>
  );
}

type VenueProps = Pick<VenueData, "venue">;

function NoSpaces({ venue }: VenueProps) {
  return (
    <>
      <VenueFactStrip venue={venue} />
      <p className={styles.noSpaces}>{venueZh.board.noSpaces}</p>
    </>
  );
}

/** Renders the data source, its licence and date, where the operator shows them. */
function SourceNote({ venue: { source } }: VenueProps) {
  const text = venueZh.source(source);
  return text && <p className={classNames(textStyles.small, venuePartsStyles.source)}>{text}</p>;
}
