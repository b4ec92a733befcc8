import { useMemo, useState } from "react";
import { floorName } from "../../../domain/space/floor.ts";
import { spaceHref, venueSpacesHref } from "../../../domain/venue/venue-href.ts";
import { venueZh } from "../../../texts/venue.zh.ts";
import { askQuery } from "../../../domain/venue/ask.ts";
import { firstAsk } from "../../features/capacity-table/ask.ts";
import { CapacityBoard } from "../../features/capacity-table/capacity-board.tsx";
import { enquiryHall } from "../../features/capacity-table/enquiry-hall.ts";
import { hallsCsv } from "../../features/capacity-table/hall-csv.ts";
import { hallsOf } from "../../features/capacity-table/hall.ts";
import { useAsk } from "../../features/capacity-table/use-ask.ts";
import { InsideHeading } from "../../features/venue-frame/inside-heading.tsx";
import { EnquiryBar, EnquiryCard } from "../../features/venue-frame/enquiry.tsx";
import { VenueTabs } from "../../features/venue-frame/venue-tabs.tsx";
import type { PageProps } from "../../page.ts";
import { printPage } from "../../platform/print.ts";
import { saveFile } from "../../platform/save-file.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import type { VenueSpacesData, VenueSpacesInput } from "./venue-spaces-data.ts";
import "./venue-spaces.css";

const csvType = "text/csv;charset=utf-8";

/** Renders all spaces of a venue in one table: capacity by layout, and the other facts to choose by. */
export const VenueSpacesView = (props: PageProps<VenueSpacesInput, VenueSpacesData>) => (
  <VenueSpacesOf key={props.data.venue.id} {...props} />
);

function VenueSpacesOf({ input, data }: PageProps<VenueSpacesInput, VenueSpacesData>) {
  const { venue } = data;
  // A changed event size reloads the same spaces: keep the first objects, so that memoised results stay valid.
  const [halls] = useState(() => hallsOf(data.halls));
  const first = useMemo(() => firstAsk(halls, input.ask), [halls, input.ask]);
  const path = venueSpacesHref(venue.id);
  const { ask, said, setAsk } = useAsk(path, input.ask, first);
  const known = halls.length > 0;
  const csvName = venueZh.csv.file(venue.name);
  const enquiry = {
    siteId: venue.id,
    said,
    hall: enquiryHall(halls, said),
    priceFrom: venue.priceFrom,
  };
  const carried = askQuery(said);
  return (
    <main className="page venue-spaces-page" id="main">
      <InsideHeading name={venueZh.tabs.halls} venue={venue}>
        {known && (
          <Button className="noprint" onClick={printPage} small variant="plain">
            {venueZh.board.print}
          </Button>
        )}
      </InsideHeading>
      <VenueTabs current="halls" venue={venue} />
      <section className="halls">
        <h2 className="h2s">{known ? `${venueZh.board.fullTitle} ${halls.length}` : venueZh.board.fullTitle}</h2>
        {known ? (
          <CapacityBoard
            action={path}
            ask={ask}
            floorName={floorName}
            full
            halls={halls}
            hrefOf={(space) => spaceHref(venue.id, space.id) + carried}
            onAsk={setAsk}
            onSave={(shown) => saveFile(new Blob([hallsCsv(venue.name, shown)], { type: csvType }), csvName)}
          />
        ) : (
          <>
            <p className="no-halls">{venueZh.board.noHall}</p>
            <LinkButton href={`/case/submit?siteId=${venue.id}`}>{venueZh.ask.button}</LinkButton>
          </>
        )}
      </section>
      {known && (
        <div className="only-wide noprint">
          <EnquiryCard strip {...enquiry} />
        </div>
      )}
      <EnquiryBar {...enquiry} />
    </main>
  );
}
