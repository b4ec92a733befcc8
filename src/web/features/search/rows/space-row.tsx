import type { ReactNode } from "react";
import type { SpaceRowFacts } from "./pick-venue-row.ts";
import { formatYuan } from "#domain/format.ts";
import { formatFloor } from "#domain/space/format-floor.ts";
import { formatLinkQuery, type PartialEventSize } from "#domain/venue/event-size.ts";
import { formatSpaceHref, formatVenueHref } from "#domain/venue/format-venue-href.ts";
import { rowZh } from "#texts/search/row.zh.ts";
import { Link } from "#web/ui/navigation/link.tsx";
import { ShortlistToggle } from "#web/ui/shortlist/shortlist-toggle.tsx";
import type { RowPictureLoad } from "./row-picture.tsx";
import { formatRowSum, SearchRow } from "./search-row.tsx";
import { formatEquipment, SpaceFigures } from "./space-figures.tsx";
import { formatLocation, formatYear, getRowSize } from "./venue-row.tsx";

interface SpaceRowProps {
  space: SpaceRowFacts;
  /** Requested event size. */
  eventSize: PartialEventSize;
  /** What else the list was searched by, for the row's links. */
  carriedQuery: string;
  /** Its plan (`drawRowPlans`): in the corner of the picture, or in its place. */
  plan: ReactNode;
  load: RowPictureLoad;
  /** Name of the place that distances are measured from, if not the visitor's position. */
  distanceFrom: string | undefined;
}

/** Renders a space of a list: picture, name and venue, size and seats, price. */
export function SpaceRow({ space, eventSize, carriedQuery, plan, load, distanceFrom }: SpaceRowProps) {
  const { venue, seated, picture, floor, sum, priceDay, priceYear } = space;
  const linkQuery = formatLinkQuery(getRowSize(eventSize, seated?.layout), carriedQuery);
  const price = priceDay ? { value: formatYuan(priceDay), of: rowZh.day + formatYear(priceYear, rowZh) } : undefined;
  return (
    <SearchRow
      blocked={space.blocked}
      features={formatEquipment(space)}
      found={<SpaceFigures layout={seated?.layout} people={eventSize.people} seats={seated?.people} space={space} />}
      href={formatSpaceHref(space.venueId, space.id) + linkQuery}
      layout={seated?.layout}
      load={load}
      name={space.name}
      picture={picture}
      place={
        <>
          <Link href={formatVenueHref(venue.id) + linkQuery}>{venue.name}</Link>
          {floor !== undefined && <span>{formatFloor(floor)}</span>}
          {formatLocation({ ...venue, distance: space.distance }, distanceFrom).map((text) => (
            <span key={text}>{text}</span>
          ))}
        </>
      }
      plan={plan}
      price={sum ? formatRowSum(sum) : price}
      toggle={<ShortlistToggle siteId={space.venueId} spaceCode={space.id} />}
    />
  );
}
