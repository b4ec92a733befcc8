import type { DayVenue } from "#contract/schemas/topic/event-day.ts";
import { formatNumber, unknownText } from "#domain/format.ts";
import { countSittings, type DayDemand } from "#domain/event-day/assign-rooms.ts";
import { type EventDayInput, formatHiltonTopicHref } from "#domain/event-day/event-day-address.ts";
import { hasKnownSides } from "#domain/seating/room.ts";
import { formatVenueHref } from "#domain/venue/format-venue-href.ts";
import { hiltonTopicZh } from "#texts/marketing/hilton-topic.zh.ts";
import { PlanPicture } from "#web/ui/drawing/plan-picture.tsx";
import { Link } from "#web/ui/navigation/link.tsx";
import pageStructureStyles from "#web/ui/structure/page-structure.module.css";
import { classNames } from "#web/ui/text/class-names.ts";
import textStyles from "#web/ui/text/text.module.css";
import type { HiltonTopicData } from "../page.tsx";
import styles from "#web/features/group-topic/topic-table.module.css";

const texts = hiltonTopicZh.venues;
const pxPerMetre = 3;

/** A demand of the wire: `has` is absent where unknown. */
type DemandWire = DayVenue["demands"]["lunch"];
const toDemand = ({ needs, has }: DemandWire): DayDemand => ({ needs, has });

/** Renders the venues of the city with what each has for the day; what lacks says how much. */
export function VenuesSection({ data, input }: { data: HiltonTopicData; input: EventDayInput }) {
  const { venues, elsewhere, city, day } = data;
  const able = venues.filter(({ complete }) => complete).length;
  const largest = Math.max(0, ...venues.map(({ demands }) => demands.plenary.has ?? 0));
  const hasDinner = input.dinner;
  return (
    <section className={pageStructureStyles.section}>
      <div className={pageStructureStyles.sectionHead}>
        <h2>{texts.title}</h2>
        {able > 0 && <span className={classNames(textStyles.soft, textStyles.noWrap)}>{texts.count(able)}</span>}
      </div>
      {able === 0 && (
        <p className={textStyles.caution}>
          {texts.none(city?.name ?? "", largest > 0 ? formatNumber(largest) : undefined)}
        </p>
      )}
      <VenueTable chosen={day?.venue.id} hasDinner={hasDinner} input={input} venues={venues} />
      {elsewhere.length > 0 && (
        <>
          <h3 className={pageStructureStyles.subheading}>{texts.elsewhere}</h3>
          <VenueTable chosen={undefined} hasDinner={hasDinner} input={input} venues={elsewhere} />
        </>
      )}
      <p className={textStyles.small}>
        {texts.checked}
        {texts.lunchNote}
      </p>
    </section>
  );
}

interface VenueTableProps {
  venues: readonly DayVenue[];
  /** Id of the venue whose day is drawn. */
  chosen: string | undefined;
  hasDinner: boolean;
  input: EventDayInput;
}

function VenueTable({ venues, chosen, hasDinner, input }: VenueTableProps) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{texts.hotel}</th>
          <th scope="col">{texts.plan}</th>
          <th scope="col">{texts.plenary}</th>
          {hasDinner && <th scope="col">{texts.dinner}</th>}
          <th scope="col">{texts.breakouts}</th>
          <th scope="col">{texts.lunch}</th>
          <th scope="col">{texts.guestRooms}</th>
          <th scope="col">{texts.perHead}</th>
        </tr>
      </thead>
      <tbody>
        {venues.map((venue) => (
          <VenueRow input={input} isChosen={venue.id === chosen} key={venue.id} venue={venue} />
        ))}
      </tbody>
    </table>
  );
}

function VenueRow({ venue, isChosen, input }: { venue: DayVenue; isChosen: boolean; input: EventDayInput }) {
  const { plenary, dinner, breakouts, lunch } = venue.demands;
  const place = [venue.brandName, venue.cityName, venue.districtName, venue.areaName].filter(Boolean).join("，");
  return (
    <tr>
      <th scope="row">
        <Link href={formatVenueHref(venue.id)}>{venue.name}</Link>
        <span className={styles.note}>
          {place}{" "}
          {isChosen ? (
            texts.chosen
          ) : (
            <Link href={formatHiltonTopicHref({ ...input, siteId: venue.id })}>{texts.show}</Link>
          )}
        </span>
      </th>
      <td className={styles.plan}>
        {venue.main && hasKnownSides(venue.main) && (
          <PlanPicture
            planned={{ room: venue.main, layout: "classroom", people: input.people }}
            pxPerMetre={pxPerMetre}
          />
        )}
      </td>
      <DemandCell demand={plenary} format={texts.people} label={texts.plenary} />
      {dinner && <DemandCell demand={dinner} format={texts.tables} label={texts.dinner} />}
      <DemandCell demand={breakouts} format={texts.rooms} label={texts.breakouts} />
      <LunchCell demand={lunch} />
      <td data-label={texts.guestRooms}>
        {venue.guestRoomCount ? texts.rooms(formatNumber(venue.guestRoomCount)) : unknownText}
      </td>
      <td data-label={texts.perHead}>
        {venue.perHead === undefined ? (
          <span className={textStyles.soft}>{texts.unknown}</span>
        ) : (
          <b>{formatNumber(venue.perHead)}</b>
        )}
      </td>
    </tr>
  );
}

interface DemandCellProps {
  demand: DemandWire;
  label: string;
  format: (value: string) => string;
}

/** Renders what a venue has of one thing: enough of it in blueprint, less with what lacks. */
function DemandCell({ demand: { needs, has }, label, format }: DemandCellProps) {
  if (has === undefined) return <td data-label={label}>{unknownText}</td>;
  if (needs === 0) return <td data-label={label}>–</td>;
  const isEnough = has >= needs;
  return (
    <td className={isEnough ? styles.enough : styles.lacking} data-label={label}>
      {format(formatNumber(has))}
      {!isEnough && <span className={styles.note}>{texts.short(format(formatNumber(needs - has)))}</span>}
    </td>
  );
}

/** Renders the seats of the restaurant; too few mean several sittings. */
function LunchCell({ demand }: { demand: DemandWire }) {
  const { has } = demand;
  if (has === undefined) return <td data-label={texts.lunch}>{unknownText}</td>;
  const sittings = countSittings(toDemand(demand));
  return (
    <td className={sittings === 1 ? styles.enough : styles.lacking} data-label={texts.lunch}>
      {texts.seats(formatNumber(has))}
      {sittings > 1 && <span className={styles.note}>{texts.sittings(sittings)}</span>}
    </td>
  );
}
