import type { ReactNode } from "react";
import { emptyVenueQuery, venueListHref } from "../../../domain/search/grammar.ts";
import { picturesHref, type VenuePart } from "../../../domain/venue/venue-href.ts";
import { sectionsOf } from "../../../domain/venue/venue-sections.ts";
import { pictureZh } from "../../../texts/picture.zh.ts";
import { venueZh } from "../../../texts/venue.zh.ts";
import { EnquiryBar, EnquiryCard } from "../../features/venue-frame/enquiry.tsx";
import { Facilities } from "../../features/venue-frame/facilities.tsx";
import { InsideHeading } from "../../features/venue-frame/inside-heading.tsx";
import { venueHead } from "../../features/venue-frame/lean-venue.ts";
import { Dining, GuestRooms } from "../../features/venue-frame/stay.tsx";
import { VenueTabs } from "../../features/venue-frame/venue-tabs.tsx";
import { Ways } from "../../features/venue-frame/ways.tsx";
import type { PageProps } from "../../page.ts";
import { Link } from "../../ui/link.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Information } from "./information.tsx";
import { NearSpaces, NearVenues, WhereMap } from "./near.tsx";
import type { VenuePartData, VenuePartInput } from "./venue-part-data.ts";
import "../../features/venue-frame/venue-parts.css";
import "./venue-part.css";

export const partNames: Record<VenuePart, string> = {
  "guest-rooms": venueZh.tabs.guestRooms,
  dining: venueZh.tabs.dining,
  facilities: venueZh.tabs.facilities,
  place: venueZh.tabs.place,
  terms: venueZh.tabs.terms,
  nearby: venueZh.tabs.nearby,
};

/** Renders one part of a venue: guest rooms, dining, facilities, location, terms or nearby venues. */
export function VenuePartView({ input, data }: PageProps<VenuePartInput, VenuePartData>) {
  const { part } = input;
  const { venue } = data;
  const enquiry = {
    siteId: venue.id,
    priceFrom: venue.priceFrom,
    guestRoomPriceFrom: venue.guestRoomPriceFrom,
  };
  return (
    <main className="page venue-page venue-part" id="main">
      <InsideHeading name={partNames[part]} venue={venueHead(venue)} />
      <VenueTabs current={part} venue={venueHead(venue)} />
      <div className="with-side">
        <div>
          <PartPictures data={data} />
          <Part data={data} part={part} />
        </div>
        <aside className="stick only-wide noprint">
          <EnquiryCard {...enquiry} />
        </aside>
      </div>
      <EnquiryBar {...enquiry} />
    </main>
  );
}

function Part({ part, data }: { part: VenuePart; data: VenuePartData }): ReactNode {
  const { venue, near, spaces, stations } = data;
  if (part === "place") {
    const district = venue.regions[0];
    return (
      <>
        <WhereMap near={near} stations={stations} venue={venue} />
        <section className="part">
          <Ways venue={venue} />
        </section>
        {near.length > 0 && <NearVenues near={near.slice(0, 6)} title={venueZh.parts.nearVenues} />}
        <p className="part-more">
          <Link href={venueListHref(venue.cityPinyin, { ...emptyVenueQuery, region: district?.id })}>
            {venueZh.parts.list(district?.name ?? venue.cityName)}
          </Link>
        </p>
      </>
    );
  }
  if (part === "nearby") {
    if (near.length === 0) return <p className="part-none">{venueZh.parts.none.nearby}</p>;
    return (
      <>
        <WhereMap near={near} stations={stations} venue={venue} />
        <NearVenues near={near} title={venueZh.parts.nearVenues} />
        {spaces.length > 0 && <NearSpaces spaces={spaces} title={venueZh.parts.nearSpaces} />}
      </>
    );
  }
  if (!sectionsOf(venue).includes(part) && part !== "terms") {
    return <p className="part-none">{venueZh.parts.none[part]}</p>;
  }
  if (part === "guest-rooms") return <GuestRooms venue={venue} />;
  if (part === "dining") return <Dining venue={venue} />;
  return part === "facilities" ? <Facilities venue={venue} /> : <Information venue={venue} />;
}

/** Renders the part's pictures in a swipeable row; each links to the gallery. */
function PartPictures({ data: { venue, pictures } }: { data: VenuePartData }) {
  if (pictures.length === 0) return null;
  return (
    <ul className="part-pictures noprint">
      {pictures.map((picture, index) => (
        <li key={picture.hash}>
          <Link href={picturesHref(venue.id, { type: picture.catalogType, spaceId: picture.spaceId ?? "0" })}>
            <Picture
              alt={pictureZh.alt(venue.name, picture.caption ?? "")}
              load={index === 0 ? "first" : "now"}
              mark={!picture.caption}
              picture={picture}
              slots={[
                pictures.length > 1
                  ? { from: 1248, width: "446px", ratio: 1.5 }
                  : { from: 1248, width: "904px", ratio: 2.5 },
                { width: "80vw", ratio: 1.5 },
              ]}
            />
          </Link>
          {picture.caption && (
            <p className="cap">
              <span>{picture.caption}</span>
              {picture.rendered && <span className="nowrap">{pictureZh.rendered}</span>}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
