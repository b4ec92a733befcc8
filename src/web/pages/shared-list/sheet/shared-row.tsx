import type { ReactNode } from "react";
import type { OpenSharedList, SharedRow as Row, SharedSpace } from "#contract/shared-list/shared-list-endpoints.ts";
import { unknownText } from "#domain/format.ts";
import { hasKnownSides } from "#domain/seating/room.ts";
import { formatSpaceHref, formatVenueHref } from "#domain/venue/format-venue-href.ts";
import { sharedListZh } from "#texts/shared-list/shared-list.zh.ts";
import { OpinionCells } from "#web/features/shared-list/opinion-cells.tsx";
import { DateStates } from "#web/ui/calendar/date-states.tsx";
import { PlanPicture } from "#web/ui/drawing/plan-picture.tsx";
import { Link } from "#web/ui/navigation/link.tsx";
import { Picture, type Slot } from "#web/ui/picture/picture.tsx";
import { classNames } from "#web/ui/text/class-names.ts";
import { formatStation } from "#web/ui/text/format-station.ts";
import { RowFacts } from "./row-facts.tsx";
import textStyles from "#web/ui/text/text.module.css";
import styles from "./shared-row.module.css";

/** Largest drawing of a row, and the scale of small plans where none is larger: pixels, and pixels a metre. */
const planSlot = { width: 84, height: 92, pxPerMetre: 2.6 } as const;

const slots: Slot[] = [
  { from: 1248, width: "144px", ratio: 144 / 92 },
  { width: "104px", ratio: 104 / 72 },
];

/** Rows in the first view, whose pictures load with the document. */
const inFirstView = 3;

/** Returns the one scale of a list's plans, in pixels a metre: the largest room fits its slot. */
export function getPlanScale(rows: readonly Row[]): number {
  const rooms = rows.flatMap(({ space }) => (space && hasKnownSides(space) ? [space] : []));
  const scales = rooms.map(({ length, width }) => Math.min(planSlot.width / length, planSlot.height / width));
  return Math.min(planSlot.pxPerMetre, ...scales);
}

interface SharedRowProps {
  row: Row;
  /** Its place, from 0. */
  at: number;
  event: OpenSharedList["event"];
  /** ISO day in China. */
  today: string;
  /** Pixels a metre of its plan. */
  scale: number;
  opinions: OpenSharedList["opinions"];
  ownId: string | undefined;
  /** The visitor's own buttons, where they stand in the row. */
  marks: ReactNode;
}

function SpacePlan({ space, event, scale }: { space: SharedSpace; event: OpenSharedList["event"]; scale: number }) {
  const { seated } = space;
  if (!seated || !hasKnownSides(space))
    return <span className={classNames(textStyles.small, styles.plan)}>{sharedListZh.noPlan}</span>;
  const planned = { room: space, layout: seated.layout, people: event.people, isEmpty: seated.people === 0 };
  return (
    <span className={styles.plan}>
      <PlanPicture planned={planned} pxPerMetre={scale} />
    </span>
  );
}

function formatPlace({ districtName, areaName, metro }: SharedSpace["venue"]): string[] {
  return [[districtName, areaName].filter(Boolean).join(" "), metro ? formatStation(metro) : ""].filter(Boolean);
}

function ListedSpace({ row, at, event, scale, today }: SharedRowProps & { row: Row & { space: SharedSpace } }) {
  const { space, siteId, spaceCode } = row;
  const size = [event.people && `people=${event.people}`, event.layout && `layout=${event.layout}`].filter(Boolean);
  const query = size.length > 0 ? `?${size.join("&")}` : "";
  const href = formatSpaceHref(siteId, spaceCode) + query;
  return (
    <>
      <Link aria-hidden="true" className={styles.picture} href={href} tabIndex={-1}>
        {space.picture ? (
          <Picture
            alt=""
            load={at < inFirstView ? "now" : undefined}
            mark={at === 0}
            picture={space.picture}
            slots={slots}
            unnamed
          />
        ) : (
          <span className={textStyles.small}>{unknownText}</span>
        )}
      </Link>
      <div className={styles.name}>
        <h2>
          <Link href={href}>{space.name}</Link>
        </h2>
        <p>
          <Link href={formatVenueHref(siteId) + query}>{space.venue.name}</Link>
        </p>
        <p className={classNames(textStyles.small, styles.place)}>
          {formatPlace(space.venue).map((part) => (
            <span key={part}>{part}</span>
          ))}
        </p>
        <DateStates bookings={space.bookings} dates={event.dates} days={event.days} today={today} />
      </div>
      <SpacePlan event={event} scale={scale} space={space} />
      <RowFacts event={event} space={space} />
    </>
  );
}

const GoneSpace = ({ row: { name, venueName } }: { row: Row }) => (
  <div className={classNames(styles.name, styles.gone)}>
    <h2>
      {name ?? sharedListZh.goneName} <span className={styles.goneTag}>{sharedListZh.gone}</span>
    </h2>
    {venueName && <p>{venueName}</p>}
    <p className={textStyles.small}>{sharedListZh.goneText}</p>
  </div>
);

/** A space of a shared list: order, picture, names, plan at the list's scale, facts, note, and what colleagues think. */
export function SharedRow(props: SharedRowProps) {
  const { row, at, opinions, ownId, marks } = props;
  const { space, note, spaceCode } = row;
  return (
    <li className={styles.sharedRow} id={`space-${spaceCode}`}>
      <b className={styles.number}>{at + 1}</b>
      {space ? <ListedSpace {...props} row={{ ...row, space }} /> : <GoneSpace row={row} />}
      {note && <p className={styles.note}>{note}</p>}
      <div className={styles.opinions}>
        <OpinionCells opinions={opinions} ownId={ownId} spaceCode={spaceCode} />
      </div>
      <div className={styles.ownMarks}>
        <small aria-hidden="true">{sharedListZh.own}</small>
        {marks}
      </div>
    </li>
  );
}
