import { useMemo, useState } from "react";
import { keepUnits } from "../../../domain/format.ts";
import { floorName } from "../../../domain/space/floor.ts";
import { spaceHref, venueCasesHref, venueSpacesHref } from "../../../domain/venue/venue-href.ts";
import { caseZh } from "../../../texts/case.zh.ts";
import { venueZh } from "../../../texts/venue.zh.ts";
import { askQuery } from "../../../domain/venue/ask.ts";
import { firstAsk } from "../../features/capacity-table/ask.ts";
import { CapacityBoard } from "../../features/capacity-table/capacity-board.tsx";
import { hallsOf } from "../../features/capacity-table/hall.ts";
import { useAsk } from "../../features/capacity-table/use-ask.ts";
import { CaseLines } from "../../features/case/case-lines.tsx";
import { venueCrumbs } from "../../features/venue-frame/crumbs.ts";
import { EnquiryBar, EnquiryCard } from "../../features/venue-frame/enquiry.tsx";
import { enquiryHall } from "../../features/capacity-table/enquiry-hall.ts";
import { pictureCount, venueHead } from "../../features/venue-frame/lean-venue.ts";
import { VenueTabs } from "../../features/venue-frame/venue-tabs.tsx";
import type { PageProps } from "../../page.ts";
import { printPage } from "../../platform/print.ts";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { Button } from "../../ui/button.tsx";
import { Link } from "../../ui/link.tsx";
import { Band } from "./band.tsx";
import { bandRooms } from "./band-rooms.ts";
import { Facilities } from "../../features/venue-frame/facilities.tsx";
import { HouseFacts, Identity } from "./identity.tsx";
import { Nearby } from "./nearby.tsx";
import { PictureBand } from "./picture-band.tsx";
import type { VenueData, VenueInput } from "./venue-data.ts";
import { Dining, GuestRooms } from "../../features/venue-frame/stay.tsx";
import { Terms } from "../../features/venue-frame/terms.tsx";
import "./venue.css";
import { Ways } from "../../features/venue-frame/ways.tsx";
import "../../features/venue-frame/venue-parts.css";

/** Renders a venue: pictures or plans, heading, capacity table, and everything else known of it. */
export const VenueView = (props: PageProps<VenueInput, VenueData>) => <VenueOf key={props.data.venue.id} {...props} />;

function VenueOf({ input, data }: PageProps<VenueInput, VenueData>) {
  const { venue, pictures, neighbours, cases } = data;
  // A changed event size reloads the same spaces: keep the first objects, so that memoised results stay valid.
  const [halls] = useState(() => hallsOf(data.halls));
  const rooms = useMemo(() => (pictures.length > 0 ? [] : bandRooms(halls)), [pictures.length, halls]);
  const first = useMemo(() => firstAsk(halls, input.ask), [halls, input.ask]);
  const { ask, said, setAsk } = useAsk(input.path, input.ask, first);
  const head = venueHead(venue);
  const enquiry = {
    siteId: venue.id,
    said,
    hall: enquiryHall(halls, said),
    priceFrom: venue.priceFrom,
    guestRoomPriceFrom: venue.guestRoomPriceFrom,
  };
  const carried = askQuery(said);
  return (
    <main className="page venue-page" id="main">
      <Breadcrumb crumbs={venueCrumbs(venue)} />
      {pictures.length > 0 ? (
        <PictureBand halls={data.halls} pictures={pictures} total={pictureCount(venue)} venue={venue} />
      ) : (
        <Band rooms={rooms} venueId={venue.id} />
      )}
      <Identity venue={venue} />
      <VenueTabs current="overview" venue={head} />
      <div className="with-side">
        <div>
          <section className="part" id="halls">
            <div className="head">
              <h2 className="h2s">{halls.length > 0 ? venueZh.board.title : venueZh.tabs.halls}</h2>
              {halls.length > 0 && (
                <Button className="noprint" onClick={printPage} small variant="plain">
                  {venueZh.board.print}
                </Button>
              )}
            </div>
            {halls.length > 0 ? (
              <CapacityBoard
                action={input.path}
                ask={ask}
                floorName={floorName}
                halls={halls}
                hrefOf={(space) => spaceHref(venue.id, space.id) + carried}
                onAsk={setAsk}
              >
                <p className="all-halls noprint">
                  <Link href={venueSpacesHref(venue.id) + carried}>{venueZh.board.all(halls.length)}</Link>
                </p>
              </CapacityBoard>
            ) : (
              <NoHalls venue={venue} />
            )}
          </section>
          <section className="part">
            <div className="two">
              <Ways venue={venue} />
              {head.sections.includes("terms") && <Terms venue={venue} />}
            </div>
          </section>
          {venue.description && (
            <section className="part">
              <h2 className="h2s">{venueZh.about}</h2>
              <p className="about">{keepUnits(venue.description)}</p>
            </section>
          )}
          {head.sections.includes("guest-rooms") && <GuestRooms venue={venue} />}
          {head.sections.includes("dining") && <Dining venue={venue} />}
          {head.sections.includes("facilities") && <Facilities venue={venue} />}
          {cases.length > 0 && (
            <section className="part">
              <div className="head">
                <h2 className="h2s">{caseZh.here}</h2>
                {venue.caseCount > cases.length && (
                  <Link href={venueCasesHref(venue.id)}>{caseZh.all(venue.caseCount)}</Link>
                )}
              </div>
              <CaseLines cases={cases} venueId={venue.id} />
            </section>
          )}
          {neighbours.length > 0 && (
            <Nearby neighbours={neighbours} title={input.ask.people ? venueZh.nearby.title : venueZh.nearby.similar} />
          )}
          <Source venue={venue} />
        </div>
        <aside className="stick only-wide noprint">
          <EnquiryCard {...enquiry} />
        </aside>
      </div>
      <EnquiryBar {...enquiry} />
    </main>
  );
}

type OfVenue = Pick<VenueData, "venue">;

function NoHalls({ venue }: OfVenue) {
  return (
    <>
      <HouseFacts venue={venue} />
      <p className="no-halls">{venueZh.board.noHall}</p>
    </>
  );
}

/** Renders the data source, its licence and date. */
function Source({ venue: { source } }: OfVenue) {
  return <p className="small source">{venueZh.source(source.name, source.licence ?? "", source.date ?? "")}</p>;
}
