import { formatNumber } from "#domain/format.ts";
import { useMemo, useState } from "react";
import { formatDemandFormHref } from "#domain/demand/format-demand-form-href.ts";
import { formatVenueComparisonHref } from "#domain/selection/format-venue-comparison-href.ts";
import { formatFloor } from "#domain/space/format-floor.ts";
import { formatSpaceHref, formatVenueSpacesHref } from "#domain/venue/format-venue-href.ts";
import { venueZh } from "#texts/venue/venue.zh.ts";
import { eventSizeAddress } from "#domain/venue/event-size.ts";
import { getInitialEventSize } from "../../features/capacity-table/event-size/get-initial-event-size.ts";
import { CapacityTable } from "../../features/capacity-table/table/capacity-table.tsx";
import { findDemandSpace } from "../../features/capacity-table/capacity/find-demand-space.ts";
import { formatSpacesCsv } from "../../features/capacity-table/table/format-spaces-csv.ts";
import { getSpaceCapacities } from "../../features/capacity-table/capacity/space-capacity.ts";
import { useEventSize } from "../../features/capacity-table/event-size/use-event-size.ts";
import { VenueSubpageHeading } from "../../features/venue-frame/venue-subpage-heading.tsx";
import { DemandBar, DemandCard } from "../../features/demand-card/demand-card.tsx";
import { VenueTabs } from "../../features/venue-frame/venue-tabs.tsx";
import type { PageProps } from "../../page.ts";
import { printPage } from "../../platform/device/print-page.ts";
import { saveFile } from "../../platform/device/save-file.ts";
import { Button, LinkButton } from "../../ui/forms/button.tsx";
import { Link } from "../../ui/navigation/link.tsx";
import type { VenueSpacesData, VenueSpacesInput } from "./page.tsx";
import { classNames } from "../../ui/text/class-names.ts";
import pageStructureStyles from "../../ui/structure/page-structure.module.css";
import visibilityStyles from "../../ui/structure/visibility.module.css";
import styles from "./view.module.css";

const csvType = "text/csv;charset=utf-8";

/** Renders all spaces of a venue in one table: capacity by layout, and the other facts to choose by. */
export const VenueSpacesView = (props: PageProps<VenueSpacesInput, VenueSpacesData>) => (
  <VenueSpacesContent key={props.data.venue.id} {...props} />
);

function VenueSpacesContent({ input, data }: PageProps<VenueSpacesInput, VenueSpacesData>) {
  const { venue } = data;
  // A changed event size reloads the same spaces: keep the first objects, so that memoised results stay valid.
  const [capacities] = useState(() => getSpaceCapacities(data.spaces));
  const first = useMemo(() => getInitialEventSize(capacities, input.eventSize), [capacities, input.eventSize]);
  const path = formatVenueSpacesHref(venue.id);
  const { eventSize, selected, setEventSize } = useEventSize(path, input.eventSize, first);
  const hasSpaces = capacities.length > 0;
  const csvName = venueZh.csv.file(venue.name);
  const demandProps = {
    siteId: venue.id,
    selected,
    space: findDemandSpace(capacities, selected),
    listed: findDemandSpace(capacities, eventSize),
    priceFrom: venue.priceFrom,
  };
  const sizeQuery = eventSizeAddress.format(selected);
  const comparisonHref = formatVenueComparisonHref(data.spaces, selected);
  return (
    <main className={classNames(pageStructureStyles.page, styles.page)} id="main">
      <VenueSubpageHeading className={styles.heading} name={venueZh.tabs.spaces} venue={venue}>
        {hasSpaces && (
          <Button
            className={classNames(visibilityStyles.noPrint, styles.print)}
            onClick={printPage}
            small
            variant="plain"
          >
            {venueZh.board.print}
          </Button>
        )}
      </VenueSubpageHeading>
      <VenueTabs current="spaces" venue={venue} />
      <section className={styles.spaces}>
        <div className={pageStructureStyles.sectionHead}>
          <h2 className={pageStructureStyles.subheading}>
            {hasSpaces ? `${venueZh.board.fullTitle} ${formatNumber(capacities.length)}` : venueZh.board.fullTitle}
          </h2>
          {comparisonHref && (
            <Link className={visibilityStyles.noPrint} href={comparisonHref}>
              {venueZh.board.compare}
            </Link>
          )}
        </div>
        {hasSpaces ? (
          <CapacityTable
            action={path}
            eventSize={eventSize}
            floorName={formatFloor}
            full
            capacities={capacities}
            getSpaceHref={(space) => formatSpaceHref(venue.id, space.id) + sizeQuery}
            onEventSize={setEventSize}
            onSave={(shown) => saveFile(new Blob([formatSpacesCsv(venue.name, shown)], { type: csvType }), csvName)}
          />
        ) : (
          <>
            <p className={styles.empty}>{venueZh.board.noSpaces}</p>
            <LinkButton href={formatDemandFormHref({ siteIds: [venue.id] })}>{venueZh.enquiry.button}</LinkButton>
          </>
        )}
      </section>
      {hasSpaces && (
        <div className={classNames(visibilityStyles.fromTablet, visibilityStyles.noPrint, styles.print)}>
          <DemandCard strip {...demandProps} />
        </div>
      )}
      <DemandBar {...demandProps} />
    </main>
  );
}
