import type { ReactNode } from "react";
import { formatListHref } from "#domain/search/grammar.ts";
import { formatPicturesHref, type VenuePart } from "#domain/venue/format-venue-href.ts";
import { listFilledSections } from "#domain/venue/list-filled-sections.ts";
import { pictureZh } from "#texts/venue/picture.zh.ts";
import { venueZh } from "#texts/venue/venue.zh.ts";
import { DemandBar, DemandCard } from "../../features/demand-card/demand-card.tsx";
import { LocationMap } from "../../features/map/place/location-map.tsx";
import { Facilities } from "../../features/venue-frame/facilities.tsx";
import { DeferredPackageSections } from "../../features/packages/deferred-package-sections.tsx";
import { VenueSubpageHeading } from "../../features/venue-frame/venue-subpage-heading.tsx";
import { pickVenueHead } from "../../features/venue-frame/venue-facts.ts";
import { Dining, GuestRooms } from "../../features/venue-frame/guest-rooms.tsx";
import { VenueTabs } from "../../features/venue-frame/venue-tabs.tsx";
import { SendToPhone } from "../../features/send-to-phone/send-to-phone.tsx";
import { TransportLinks } from "../../features/venue-frame/transport-links.tsx";
import type { PageProps } from "../../page.ts";
import { Link } from "../../ui/navigation/link.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { DiningDetails } from "./dining-details.tsx";
import { Information } from "./information.tsx";
import { NearSpaces, NearVenues } from "./near-venues.tsx";
import { isEnquiredPart, PartEnquiry } from "./part-enquiry.tsx";
import { partNames } from "./part-names.ts";
import type { VenuePartData, VenuePartInput } from "./loader.ts";
import { BlockRenderUntilLoaded } from "../../ui/states/block-render-until-loaded.tsx";
import { classNames } from "../../ui/text/class-names.ts";
import pageStructureStyles from "../../ui/structure/page-structure.module.css";
import visibilityStyles from "../../ui/structure/visibility.module.css";
import textStyles from "../../ui/text/text.module.css";
import styles from "./view.module.css";

/** Renders one part of a venue: guest rooms, dining, facilities, location, terms or nearby venues. */
export function VenuePartView({ input, data }: PageProps<VenuePartInput, VenuePartData>) {
  const { part } = input;
  const { venue } = data;
  const demandProps = {
    siteId: venue.id,
    priceFrom: venue.priceFrom,
    guestRoomPriceFrom: venue.guestRoomPriceFrom,
    sourceYear: venue.sourceYear,
  };
  return (
    <main className={pageStructureStyles.page} id="main">
      <VenueSubpageHeading name={partNames[part]} venue={pickVenueHead(venue)} />
      <VenueTabs current={part} venue={pickVenueHead(venue)} />
      <div className={pageStructureStyles.withSidebar}>
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
          <PartPictures data={data} />
          <PartContent data={data} part={part} />
          {isEnquiredPart(part) && <PartEnquiry part={part} venue={venue} />}
        </div>
      </div>
      <DemandBar {...demandProps} />
    </main>
  );
}

function PartContent({ part, data }: { part: VenuePart; data: VenuePartData }): ReactNode {
  const { venue, near, spaces, stations } = data;
  const map = venue.lng !== undefined && (
    <section className={pageStructureStyles.section}>
      <LocationMap near={near} stations={stations} venue={venue} />
    </section>
  );
  if (part === "place") {
    const district = venue.regions[0];
    return (
      <>
        {map}
        <section className={pageStructureStyles.section}>
          <TransportLinks venue={venue}>
            <SendToPhone purpose="venue" siteId={venue.id} />
          </TransportLinks>
        </section>
        {near.length > 0 && <NearVenues near={near.slice(0, 6)} title={venueZh.parts.nearVenues} />}
        <p className={styles.more}>
          <Link href={formatListHref("venue", venue.cityPinyin, { region: district?.id })}>
            {venueZh.parts.list(district?.name ?? venue.cityName)}
          </Link>
        </p>
      </>
    );
  }
  if (part === "nearby") {
    if (near.length === 0) return <p className={styles.empty}>{venueZh.parts.none.nearby}</p>;
    return (
      <>
        {map}
        <NearVenues near={near} title={venueZh.parts.nearVenues} />
        {spaces.length > 0 && <NearSpaces spaces={spaces} title={venueZh.parts.nearSpaces} />}
      </>
    );
  }
  if (part === "dining") return <DiningContent data={data} />;
  if (!listFilledSections(venue).includes(part) && part !== "terms") {
    return <p className={styles.empty}>{venueZh.parts.none[part]}</p>;
  }
  if (part === "guest-rooms")
    return (
      <>
        <GuestRooms venue={venue} />
        <BlockRenderUntilLoaded id="ledger" />
      </>
    );
  return part === "facilities" ? <Facilities venue={venue} /> : <Information venue={venue} />;
}

/** Renders the restaurants with their private rooms and menus, and the spaces with tables; the latter stay where there is no restaurant. */
function DiningContent({ data: { venue, dining } }: { data: VenuePartData }) {
  return (
    <>
      {venue.dining?.length ? (
        <Dining venue={venue} />
      ) : (
        !venue.prices && <p className={styles.empty}>{venueZh.parts.none.dining}</p>
      )}
      <BlockRenderUntilLoaded id="ledger" />
      {dining && <DiningDetails dining={dining} venue={venue} />}
      <DeferredPackageSections prices={venue.prices} />
    </>
  );
}

/** Renders the part's pictures in a swipeable row; each links to the gallery. */
function PartPictures({ data: { venue, pictures } }: { data: VenuePartData }) {
  if (pictures.length === 0) return null;
  return (
    <ul
      className={classNames(
        visibilityStyles.noPrint,
        styles.pictures,
        pictures.length === 1 && styles.single,
        pictures.length === 2 && styles.pair,
      )}
    >
      {pictures.map((picture, index) => (
        <li key={picture.hash}>
          <Link href={formatPicturesHref(venue.id, { type: picture.catalogType, spaceId: picture.spaceId ?? "0" })}>
            <Picture
              className={styles.picture}
              alt={pictureZh.alt(venue.name, picture.caption ?? "")}
              load={index === 0 ? "first" : "now"}
              mark={index === 0 && !picture.caption}
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
            <p className={classNames(textStyles.caption, styles.caption)}>
              <span>{picture.caption}</span>
              {index === 0 && picture.rendered && <span className={textStyles.noWrap}>{pictureZh.rendered}</span>}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
