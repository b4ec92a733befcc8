import { memo, type ReactNode } from "react";
import { formatWay } from "../../../domain/distance.ts";
import { formatArea, formatNumber, formatSizeShort, keepUnits, unknownText } from "../../../domain/format.ts";
import { roomOf } from "../../../domain/seating/room.ts";
import { spaceHref, venueSpacesHref } from "../../../domain/venue/venue-href.ts";
import { spaceZh } from "../../../texts/space.zh.ts";
import { type Ask, type AskQuery, askQuery } from "../../../domain/venue/ask.ts";
import { hallFigures, seatsOf } from "../../features/capacity-table/hall.ts";
import { PlanThumb } from "../../features/seating-plan/plan-thumb.tsx";
import { DemoTag } from "../../ui/demo-tag.tsx";
import { Figure } from "../../ui/figure.tsx";
import { Link } from "../../ui/link.tsx";
import type { LikeSpace, SiblingFacts, SpaceData } from "./space-data.ts";

/** Box of a thumbnail in pixels. */
const box = { width: 72, height: 56 } as const;

/** Returns the common scale of the thumbnails in pixels per metre: the largest fills its box. */
function thumbScale(spaces: SiblingFacts[]): number {
  const fits = spaces.flatMap(({ length, width }) =>
    length && width ? [Math.min((box.width - 2) / length, (box.height - 2) / width)] : [],
  );
  return Math.min(6, ...fits);
}

const sizeOf = ({ length, width, area }: SiblingFacts): string =>
  keepUnits(length && width ? `${formatSizeShort(length, width)} m` : area ? `${formatArea(area)} m²` : unknownText);

interface SeatsProps {
  space: SiblingFacts;
  layout: Ask["layout"];
}

// The ruler changes the people many times a second: memoise what depends on the layout only.
const Thumb = memo(PlanThumb);
const Seats = memo(function Seats({ space, layout }: SeatsProps) {
  const figures = hallFigures(space, layout, roomOf(space));
  const seats = seatsOf(figures);
  if (seats > 0) return <Figure unit="人" value={formatNumber(seats)} />;
  return figures.unsuitable ? <span className="soft">{spaceZh.unsuitable}</span> : <Figure value={undefined} />;
});

interface RowsProps<T> {
  spaces: T[];
  ask: Ask;
  said: AskQuery;
  line: (space: T) => ReactNode;
  venueOf: (space: T) => string;
  demo?: (space: T) => boolean;
}

/** Renders spaces as rows, drawn at one scale, with their seats in the current layout. */
function HallRows<T extends SiblingFacts>({ spaces, ask, said, line, venueOf, demo }: RowsProps<T>) {
  const pxPerMetre = thumbScale(spaces);
  return (
    <ul className="sib">
      {spaces.map((space) => (
        <li className="row" key={space.id}>
          <span className="thumb-box">
            <Thumb layout={ask.layout} pxPerMetre={pxPerMetre} space={space} />
          </span>
          <span className="what">
            <Link href={spaceHref(venueOf(space), space.id) + askQuery(said)}>{space.name}</Link>
            <DemoTag demo={demo?.(space) ?? false} />
            <span className="small">{line(space)}</span>
          </span>
          <Seats layout={ask.layout} space={space} />
        </li>
      ))}
    </ul>
  );
}

interface SiblingsProps {
  data: SpaceData;
  ask: Ask;
  said: AskQuery;
}

/** Renders the venue's other spaces, and links to the previous and next one. */
export function Siblings({ data: { siblings, halls, venue, previous, next }, ask, said }: SiblingsProps) {
  const carried = askQuery(said);
  return (
    <section className="part noprint">
      <div className="head">
        <h2 className="h2s">{spaceZh.siblings.title}</h2>
        <Link href={venueSpacesHref(venue.id) + carried}>{spaceZh.siblings.all(halls)}</Link>
      </div>
      <HallRows ask={ask} line={sizeOf} said={said} spaces={siblings} venueOf={() => venue.id} />
      <nav aria-label={spaceZh.turn} className="turn">
        {previous && (
          <Link href={spaceHref(venue.id, previous.id) + carried} rel="prev">
            <small>{spaceZh.previous}</small>
            {previous.name}
          </Link>
        )}
        {next && (
          <Link className="after" href={spaceHref(venue.id, next.id) + carried} rel="next">
            <small>{spaceZh.next}</small>
            {next.name}
          </Link>
        )}
      </nav>
    </section>
  );
}

/** Renders spaces of about the same size in nearby venues. */
export function LikeSpaces({ spaces, ask, said }: { spaces: LikeSpace[]; ask: Ask; said: AskQuery }) {
  return (
    <section className="part noprint">
      <h2 className="h2s">{spaceZh.like}</h2>
      <HallRows
        ask={ask}
        demo={({ demo }) => demo ?? false}
        line={(space) => (
          <>
            {`${space.venue.name}，${sizeOf(space)}`}
            {space.distance !== undefined && (
              <>
                ，<span className="nowrap">{spaceZh.away(formatWay(space.distance))}</span>
              </>
            )}
          </>
        )}
        said={said}
        spaces={spaces}
        venueOf={({ venue }) => venue.id}
      />
    </section>
  );
}
