import { formatArea, formatNumber } from "#domain/format.ts";
import { venueZh } from "#texts/venue/venue.zh.ts";
import { Ledger } from "./ledger.tsx";
import type { VenueFacts } from "./venue-facts.ts";
import { formatOfYear } from "../../ui/text/format-of-year.ts";
import pageStructureStyles from "../../ui/structure/page-structure.module.css";
import textStyles from "../../ui/text/text.module.css";

const formatCount = (value: number | undefined) => (value === undefined ? undefined : formatNumber(value));

/** Renders the guest rooms by type. */
export function GuestRooms({ venue }: { venue: VenueFacts }) {
  const texts = venueZh.stay;
  const { guestRooms = [], guestRoomCount } = venue;
  return (
    <section className={pageStructureStyles.section} id="guest-rooms">
      <div className={pageStructureStyles.sectionHead}>
        <h2 className={pageStructureStyles.subheading}>{texts.title}</h2>
        {guestRoomCount && <span className={textStyles.soft}>{texts.total(formatNumber(guestRoomCount))}</span>}
      </div>
      <Ledger
        columns={[
          { label: texts.room },
          { label: texts.bed },
          { label: `${texts.area} m²`, isNumber: true },
          { label: texts.count, isNumber: true },
          { label: `${texts.price} 元${formatOfYear(venue.sourceYear)}`, isNumber: true },
        ]}
        rows={guestRooms.map(({ name, bed, area, count, price }) => [
          name,
          bed,
          area === undefined ? undefined : formatArea(area),
          formatCount(count),
          formatCount(price),
        ])}
      />
    </section>
  );
}

/** Renders the venue's restaurants. */
export function Dining({ venue }: { venue: VenueFacts }) {
  const texts = venueZh.dining;
  return (
    <section className={pageStructureStyles.section} id="dining">
      <h2 className={pageStructureStyles.subheading}>{texts.title}</h2>
      <Ledger
        columns={[
          { label: texts.outlet },
          { label: texts.cuisine },
          { label: texts.seats, isNumber: true },
          { label: texts.privateRooms, isNumber: true },
        ]}
        rows={(venue.dining ?? []).map(({ name, cuisine, seats, privateRooms }) => [
          name,
          cuisine,
          formatCount(seats),
          privateRooms === undefined ? venueZh.hasNot : formatNumber(privateRooms),
        ])}
      />
    </section>
  );
}
