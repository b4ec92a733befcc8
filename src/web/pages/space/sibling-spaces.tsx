import { memo, type ReactNode } from "react";
import { formatDistance } from "#domain/distance.ts";
import { formatArea, formatNumber, formatSizeShort, formatYuan, bindUnits } from "#domain/format.ts";
import { computePlanScale, notchSlot } from "#domain/plan-picture/compute-plan-scale.ts";
import { formatVenueComparisonHref } from "#domain/selection/format-venue-comparison-href.ts";
import { createRoom, hasKnownSides } from "#domain/seating/room.ts";
import { getLayoutByKey } from "#domain/space/layouts.ts";
import { formatSpaceHref, formatVenueSpacesHref } from "#domain/venue/format-venue-href.ts";
import { spaceZh } from "#texts/venue/space.zh.ts";
import { type EventSize, type PartialEventSize, eventSizeAddress } from "#domain/venue/event-size.ts";
import { getLayoutCapacity, getSeatCount } from "../../features/capacity-table/capacity/space-capacity.ts";
import { PlanThumb } from "../../features/seating-plan/plan-thumb.tsx";
import { Figure } from "../../ui/text/figure.tsx";
import { Link } from "../../ui/navigation/link.tsx";
import { NotchedPicture } from "../../ui/picture/notched-picture.tsx";
import { Picture, type Slot } from "../../ui/picture/picture.tsx";
import { pickNearest } from "./pick-nearest.ts";
import type { RowFacts, SiblingFacts, SimilarSpace, SpaceData } from "./loader.ts";
import { classNames } from "../../ui/text/class-names.ts";
import listRowStyles from "../../ui/list/list-row.module.css";
import pageStructureStyles from "../../ui/structure/page-structure.module.css";
import visibilityStyles from "../../ui/structure/visibility.module.css";
import textStyles from "../../ui/text/text.module.css";
import styles from "./sibling-spaces.module.css";

/** Box of a thumbnail in pixels. */
const box = { width: 72, height: 56 } as const;

/** Returns the common scale of the thumbnails in pixels per metre: the largest fills its box. */
function getThumbScale(spaces: RowFacts[]): number {
  const fits = spaces.flatMap(({ length, width }) =>
    length && width ? [Math.min((box.width - 2) / length, (box.height - 2) / width)] : [],
  );
  return Math.min(6, ...fits);
}

const formatSpaceSize = ({ length, width, area }: RowFacts): string =>
  bindUnits(length && width ? `${formatSizeShort(length, width)} m` : area ? `${formatArea(area)} m²` : "");

interface SeatsProps {
  space: RowFacts;
  layout: EventSize["layout"];
}

// The ruler changes the people many times a second: memoise what depends on the layout only.
const Thumb = memo(PlanThumb);
const Seats = memo(function Seats({ space, layout }: SeatsProps) {
  const figures = getLayoutCapacity(space, layout, createRoom(space));
  const seats = getSeatCount(figures);
  if (seats > 0) return <Figure unit="人" value={formatNumber(seats)} />;
  return figures.unsuitable && <span className={textStyles.soft}>{spaceZh.unsuitable}</span>;
});

/** Renders what a space seats in a layout, in words; nothing where that is unknown. */
const SeatsInLayout = memo(function SeatsInLayout({ space, layout }: SeatsProps) {
  const figures = getLayoutCapacity(space, layout, createRoom(space));
  const seats = getSeatCount(figures);
  if (seats > 0) return <span>{spaceZh.head.seats(getLayoutByKey(layout).name, formatNumber(seats))}</span>;
  return figures.unsuitable && <span>{`${getLayoutByKey(layout).name}${spaceZh.unsuitable}`}</span>;
});

interface RowsProps<T> {
  spaces: T[];
  eventSize: EventSize;
  selected: PartialEventSize;
  renderLine: (space: T) => ReactNode;
  getVenueId: (space: T) => string;
}

/** Renders spaces as rows, drawn at one scale, with their seats in the current layout. */
function SpaceRows<T extends RowFacts>({ spaces, eventSize, selected, renderLine, getVenueId }: RowsProps<T>) {
  const pxPerMetre = getThumbScale(spaces);
  return (
    <ul className={styles.spaces}>
      {spaces.map((space) => (
        <li className={listRowStyles.listRow} key={space.id}>
          <span className={styles.thumb}>
            <Thumb layout={eventSize.layout} pxPerMetre={pxPerMetre} space={space} />
          </span>
          <span className={styles.name}>
            <Link href={formatSpaceHref(getVenueId(space), space.id) + eventSizeAddress.format(selected)}>
              {space.name}
            </Link>
            <span className={classNames(textStyles.small, styles.facts)}>{renderLine(space)}</span>
          </span>
          <Seats layout={eventSize.layout} space={space} />
        </li>
      ))}
    </ul>
  );
}

/** Siblings that are shown; the link in the heading leads to all. */
const siblingsShown = 4;

/** Sizes of the picture of a card: four in a row, two on a tablet, as wide as a phone. */
const cardSlots: Slot[] = [
  { from: 1248, width: "330px", ratio: 1.6 },
  { from: 752, width: "50vw", ratio: 1.6 },
  { width: "100vw", ratio: 1.6 },
];

/** The corner of a card's picture, and the scale of a plan in it. */
const cardNotch = { ...notchSlot, most: 3.4 } as const;

interface SiblingCardsProps {
  spaces: SiblingFacts[];
  layout: EventSize["layout"];
  query: string;
  venueId: string;
}

/** Renders spaces as photographs, each with its plan in the corner, at one scale. */
function SiblingCards({ spaces, layout, query, venueId }: SiblingCardsProps) {
  const pxPerMetre = computePlanScale(spaces, cardNotch);
  return (
    <ul className={styles.cards}>
      {spaces.map((space) => (
        <li key={space.id}>
          <NotchedPicture
            className={styles.shot}
            picture={
              space.picture && (
                <Picture alt="" className={styles.picture} mark={false} picture={space.picture} slots={cardSlots} />
              )
            }
            plan={hasKnownSides(space) && <Thumb layout={layout} pxPerMetre={pxPerMetre} space={space} />}
          />
          <p className={styles.line}>
            <Link href={formatSpaceHref(venueId, space.id) + query}>{space.name}</Link>
            {space.priceDay !== undefined && <b>{formatYuan(space.priceDay)}</b>}
          </p>
          <p className={styles.facts}>
            {formatSpaceSize(space)} <SeatsInLayout layout={layout} space={space} />
          </p>
        </li>
      ))}
    </ul>
  );
}

interface SiblingSpacesProps {
  data: SpaceData;
  eventSize: EventSize;
  selected: PartialEventSize;
}

/** Renders the venue's other spaces, and links to the previous and next one. */
export function SiblingSpaces({
  data: { space, siblings, spaceCount, venue, previous, next },
  eventSize,
  selected,
}: SiblingSpacesProps) {
  const sizeQuery = eventSizeAddress.format(selected);
  const shown = pickNearest(space, siblings, siblingsShown);
  const comparisonHref = formatVenueComparisonHref(siblings, selected, space);
  return (
    <section className={classNames(pageStructureStyles.section, visibilityStyles.noPrint)}>
      <div className={pageStructureStyles.sectionHead}>
        <h2 className={pageStructureStyles.subheading}>{spaceZh.siblings.title}</h2>
        <span className={styles.links}>
          {comparisonHref && <Link href={comparisonHref}>{spaceZh.siblings.compare}</Link>}
          <Link href={formatVenueSpacesHref(venue.id) + sizeQuery}>
            {spaceZh.siblings.all(formatNumber(spaceCount))}
          </Link>
        </span>
      </div>
      <SiblingCards layout={eventSize.layout} query={sizeQuery} spaces={shown} venueId={venue.id} />
      {shown.filter(hasKnownSides).length > 1 && <p className={styles.note}>{spaceZh.siblings.scale}</p>}
      <nav aria-label={spaceZh.turn} className={styles.turn}>
        {previous && (
          <Link href={formatSpaceHref(venue.id, previous.id) + sizeQuery} rel="prev">
            <small>{spaceZh.previous}</small>
            {previous.name}
          </Link>
        )}
        {next && (
          <Link className={styles.next} href={formatSpaceHref(venue.id, next.id) + sizeQuery} rel="next">
            <small>{spaceZh.next}</small>
            {next.name}
          </Link>
        )}
      </nav>
    </section>
  );
}

/** Renders spaces of about the same size in nearby venues. */
export function SimilarSpaces({
  spaces,
  eventSize,
  selected,
}: {
  spaces: SimilarSpace[];
  eventSize: EventSize;
  selected: PartialEventSize;
}) {
  return (
    <section className={classNames(pageStructureStyles.section, visibilityStyles.noPrint)}>
      <h2 className={pageStructureStyles.subheading}>{spaceZh.like}</h2>
      <SpaceRows
        eventSize={eventSize}
        renderLine={(space) => (
          <>
            {`${space.venue.name}，${formatSpaceSize(space)}`}
            {space.distance !== undefined && (
              <>
                ，<span className={textStyles.noWrap}>{spaceZh.away(formatDistance(space.distance))}</span>
              </>
            )}
          </>
        )}
        selected={selected}
        spaces={spaces}
        getVenueId={({ venue }) => venue.id}
      />
    </section>
  );
}
