import { useCallback, useMemo, useState } from "react";
import { bindUnits, formatNumber } from "#domain/format.ts";
import { formatVenueEstimateHref } from "#domain/estimate/format-venue-estimate-href.ts";
import { formatFloor } from "#domain/space/format-floor.ts";
import { formatVenueComparisonHref } from "#domain/selection/format-venue-comparison-href.ts";
import { formatSpaceHref, formatVenueCasesHref, formatVenueSpacesHref } from "#domain/venue/format-venue-href.ts";
import { caseZh } from "#texts/content/case.zh.ts";
import { venueZh } from "#texts/venue/venue.zh.ts";
import type { LayoutKey } from "#domain/space/layouts.ts";
import { type EventSize, eventSizeAddress, type PartialEventSize, type VenueQuery } from "#domain/venue/event-size.ts";
import { getInitialEventSize } from "../../features/capacity-table/event-size/get-initial-event-size.ts";
import { CapacityTable } from "../../features/capacity-table/table/capacity-table.tsx";
import {
  getSeatCount,
  getSpaceCapacities,
  type SpaceCapacity,
} from "../../features/capacity-table/capacity/space-capacity.ts";
import { judgeSpace } from "../../features/capacity-table/capacity/find-best-space.ts";
import { formatCellKey } from "../../features/capacity-table/table/table-gallery.ts";
import { ShortlistToggle } from "../../ui/shortlist/shortlist-toggle.tsx";
import { useEventSize } from "../../features/capacity-table/event-size/use-event-size.ts";
import { CaseLines } from "../../features/case/case-lines.tsx";
import { buildVenueCrumbs } from "../../features/venue-frame/build-venue-crumbs.ts";
import { findDemandSpace } from "../../features/capacity-table/capacity/find-demand-space.ts";
import { countPictures, pickVenueHead } from "../../features/venue-frame/venue-facts.ts";
import { VenueTabs } from "../../features/venue-frame/venue-tabs.tsx";
import type { PageProps } from "../../page.ts";
import { BelowFold } from "../../platform/lazy-loading/below-fold.tsx";
import { printPage } from "../../platform/device/print-page.ts";
import { Breadcrumb } from "../../ui/navigation/breadcrumb.tsx";
import { Button } from "../../ui/forms/button.tsx";
import { Link } from "../../ui/navigation/link.tsx";
import { BlockRenderUntilLoaded } from "../../ui/states/block-render-until-loaded.tsx";
import { LocationMap } from "../../features/map/place/location-map.tsx";
import { DeferredPackageSections } from "../../features/packages/deferred-package-sections.tsx";
import { Facilities } from "../../features/venue-frame/facilities.tsx";
import { VenueFactStrip, VenueIdentity } from "./venue-identity.tsx";
import { NearbyVenues } from "./nearby-venues.tsx";
import { type Choice, resolveView } from "./gallery/resolve-view.ts";
import { SpaceGallery } from "./gallery/space-gallery.tsx";
import { EnquiryBar, PriceBand } from "./price-band.tsx";
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
  const { venue } = data;
  // A changed event size reloads the same spaces: keep the first objects, so that memoised results stay valid.
  const [capacities] = useState(() => getSpaceCapacities(data.spaces));
  const initialSize = useMemo(() => getInitialEventSize(capacities, input.eventSize), [capacities, input.eventSize]);
  const { eventSize, selected, setEventSize } = useEventSize(input.path, input.eventSize, initialSize);
  const [choice, setChoice] = useState<Choice>();
  const view = resolveView(choice ?? findFirstChoice(capacities, eventSize), capacities, data);
  const chosen = choice && "spaceId" in choice ? choice : undefined;
  const onShow = useCallback(
    (spaceId: string, layout: LayoutKey) =>
      capacities.some(({ space, figures }) => space.id === spaceId && getSeatCount(figures[layout]) > 0) &&
      setChoice({ spaceId, layout }),
    [capacities],
  );
  const pictured = useMemo(
    () => new Set(data.layoutPictures.map(({ spaceId, layout }) => formatCellKey(spaceId, layout))),
    [data.layoutPictures],
  );
  const head = pickVenueHead(venue);
  const people = selected.people ? eventSize.people : undefined;
  const bandProps = {
    ...getOffer({ capacities, selected, chosen, data, query: input.eventSize }),
    siteId: venue.id,
    isBare: countPictures(venue) === 0,
    days: input.eventSize.days ?? 1,
    priceFrom: venue.priceFrom,
    guestRoomPriceFrom: venue.guestRoomPriceFrom,
    sourceYear: venue.sourceYear,
    priceFromYear: data.spaces.find(({ priceDay }) => priceDay && priceDay === venue.priceFrom)?.priceYear,
  };
  const listed = findDemandSpace(capacities, eventSize);
  const isPictured = Boolean(view.picture || view.space);
  return (
    <main className={classNames(pageStructureStyles.page, pageStructureStyles.wide, styles.page)} id="main">
      <Breadcrumb crumbs={buildVenueCrumbs(venue)} />
      <VenueIdentity venue={venue}>
        {listed && <ShortlistToggle name={listed.name} siteId={venue.id} spaceCode={listed.id} />}
      </VenueIdentity>
      <div className={classNames(styles.first, !isPictured && styles.alone)}>
        {isPictured && (
          <SpaceGallery
            {...data}
            capacities={capacities}
            eventSize={eventSize}
            onChoose={setChoice}
            total={countPictures(venue)}
            view={view}
          />
        )}
        <section className={styles.spaces} id="halls">
          {capacities.length > 0 ? (
            <CapacityTable
              action={input.path}
              capacities={capacities}
              eventSize={eventSize}
              floorName={formatFloor}
              gallery={{ pictured, shownId: view.space?.space.id, onShow }}
              getSpaceHref={(space, layout) =>
                formatSpaceHref(venue.id, space.id) +
                eventSizeAddress.format(layout ? { ...selected, layout } : selected)
              }
              heading={<h2 className={pageStructureStyles.subheading}>{venueZh.board.title}</h2>}
              onEventSize={(size) => {
                setChoice(undefined);
                setEventSize(size);
              }}
            />
          ) : (
            <NoSpaces venue={venue} />
          )}
        </section>
      </div>
      <PriceBand {...bandProps} />
      <BlockRenderUntilLoaded id="price-band" />
      {capacities.length > 0 && <SpaceLinks data={data} selected={selected} />}
      <VenueTabs current="overview" venue={head} />
      <BelowFold>
        <DeferredPackageSections packages={venue.packages} people={people} prices={venue.prices} />
        <VenueDetails data={data} hasPeople={Boolean(input.eventSize.people)} sections={head.sections} />
      </BelowFold>
      <EnquiryBar {...bandProps} />
    </main>
  );
}

/** Returns what the gallery shows at first: the space that holds the event, else the first; undefined without spaces. */
function findFirstChoice(capacities: SpaceCapacity[], eventSize: EventSize): Choice | undefined {
  const spaceId = (findDemandSpace(capacities, eventSize) ?? capacities[0]?.space)?.id;
  return spaceId === undefined ? undefined : { spaceId, layout: eventSize.layout };
}

interface OfferInput {
  capacities: SpaceCapacity[];
  selected: PartialEventSize;
  /** The space that the visitor has pressed. */
  chosen: { spaceId: string; layout: LayoutKey } | undefined;
  data: VenueData;
  /** The event that the data's sums are for. */
  query: VenueQuery;
}

/** Returns the space that price and enquiry are for, the pressed one before the one that fits best, with what the event costs in it. */
function getOffer({ capacities, selected, chosen, data, query }: OfferInput) {
  const pressed = chosen && capacities.find(({ space }) => space.id === chosen.spaceId);
  const size = pressed ? { ...selected, layout: chosen!.layout } : selected;
  const { people, layout } = size;
  const fit = pressed && people && layout ? judgeSpace(pressed, { people, layout }) : undefined;
  const space = pressed ? { ...pressed.space, fit } : findDemandSpace(capacities, selected);
  const isSummed = people === query.people && layout === query.layout;
  const sum = isSummed ? data.sums.find(({ id }) => id === space?.id) : undefined;
  return { selected: size, space, sum };
}

/** Renders the links from the table: all facts of the spaces, their comparison, the estimate, the print. */
function SpaceLinks({ data: { venue, spaces }, selected }: { data: VenueData; selected: PartialEventSize }) {
  const comparisonHref = formatVenueComparisonHref(spaces, selected);
  const estimateHref = formatVenueEstimateHref(venue, selected);
  return (
    <p className={classNames(visibilityStyles.noPrint, styles.spaceLinks)}>
      <Link href={formatVenueSpacesHref(venue.id) + eventSizeAddress.format(selected)}>
        {venueZh.board.all(formatNumber(spaces.length))}
      </Link>
      {comparisonHref && <Link href={comparisonHref}>{venueZh.board.compare}</Link>}
      {estimateHref && <Link href={estimateHref}>{venueZh.enquiry.estimate}</Link>}
      <Button onClick={printPage} small variant="plain">
        {venueZh.board.print}
      </Button>
    </p>
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
