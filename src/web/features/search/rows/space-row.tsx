import type { ReactNode } from "react";
import type { SpaceRowFacts } from "./pick-venue-row.ts";
import { formatArea, formatMetres, formatNumber, formatSizeShort, formatYuan } from "#domain/format.ts";
import { formatFloor } from "#domain/space/format-floor.ts";
import { getLayoutByKey } from "#domain/space/layouts.ts";
import { formatLinkQuery, type PartialEventSize } from "#domain/venue/event-size.ts";
import { formatSpaceHref, formatVenueHref } from "#domain/venue/format-venue-href.ts";
import { searchZh } from "#texts/search/search.zh.ts";
import { classNames } from "#web/ui/text/class-names.ts";
import { formatOfYear } from "#web/ui/text/format-of-year.ts";
import { ShortlistToggle } from "#web/ui/shortlist/shortlist-toggle.tsx";
import { FactStrip } from "#web/ui/list/fact-strip.tsx";
import { LayoutIcon } from "#web/ui/drawing/layout-icon.tsx";
import { Link } from "#web/ui/navigation/link.tsx";
import { DeferredFitText } from "./deferred-fit-text.tsx";
import { type RowPictureLoad, RowPicture } from "./row-picture.tsx";
import { formatLocation, getRowSize, getSumFact, SumText } from "./venue-row.tsx";
import searchRowStyles from "../list/search-row.module.css";
import listRowStyles from "#web/ui/list/list-row.module.css";

interface SpaceRowProps {
  space: SpaceRowFacts;
  /** Requested event size. */
  eventSize: PartialEventSize;
  /** What else the list was searched by, for the row's links. */
  carriedQuery: string;
  /** Its plan (`drawRowPlans`): in the slot of a picture if it has none, else next to the seats. */
  plan: ReactNode;
  load: RowPictureLoad;
  /** Name of the place that distances are measured from, if not the visitor's position. */
  distanceFrom: string | undefined;
}

/** Renders a space of a list: picture or drawing, name and venue, seats, five facts in fixed columns. */
export function SpaceRow({ space, eventSize, carriedQuery, plan, load, distanceFrom }: SpaceRowProps) {
  const { venue, seated, picture, length, width } = space;
  const { people = 0 } = eventSize;
  const linkQuery = formatLinkQuery(getRowSize(eventSize, seated?.layout), carriedQuery);
  const fitText = seated && people > 0 && <DeferredFitText layout={seated.layout} people={people} space={space} />;
  const href = formatSpaceHref(space.venueId, space.id) + linkQuery;
  const thumb = picture && plan;
  return (
    <li className={classNames(listRowStyles.listRow, searchRowStyles.searchRow)}>
      <article>
        <RowPicture layout={seated?.layout} load={load} name={space.name} picture={picture} plan={plan} />
        <div className={searchRowStyles.name}>
          <h3>
            <Link href={href}>{space.name}</Link>
          </h3>
          <p>
            <span>
              <Link href={formatVenueHref(venue.id) + linkQuery}>{venue.name}</Link>
              {space.floor !== undefined && ` ${formatFloor(space.floor)}`}
            </span>
            {formatLocation({ ...venue, distance: space.distance }, distanceFrom).map((text) => (
              <span key={text}>{text}</span>
            ))}
          </p>
          {space.blocked && <p className={searchRowStyles.blocked}>{space.blocked.text}</p>}
        </div>
        {seated && (
          <Link
            className={classNames(searchRowStyles.fittingSpace, Boolean(thumb) && searchRowStyles.withPlan)}
            href={href}
          >
            {thumb ?? <LayoutIcon layout={seated.layout} />}
            <span>
              {length && width ? `${formatSizeShort(length, width)} m` : searchZh.publishedOnly}
              {fitText && <>，{fitText}</>}
            </span>
          </Link>
        )}
        <ShortlistToggle className={searchRowStyles.toggle} siteId={space.venueId} spaceCode={space.id} />
        <FactStrip className={searchRowStyles.facts} facts={getSpaceFacts(space)} />
        <SumText sum={space.sum} />
      </article>
    </li>
  );
}

function getSpaceFacts({ area, height, seated, capacity, priceDay, priceYear, sum }: SpaceRowFacts) {
  const published = seated && capacity[seated.layout];
  const facts = searchZh.facts;
  return [
    { label: facts.area, value: area ? formatArea(area) : undefined, unit: "m²" },
    { label: facts.height, value: height ? formatMetres(height) : undefined, unit: "m" },
    {
      label: seated ? getLayoutByKey(seated.layout).name : facts.people,
      value: seated && formatNumber(seated.people),
      unit: "人",
      highlighted: true,
    },
    {
      label: facts.published,
      value: published ? formatNumber(published) : undefined,
      unit: "人",
      doubtful: seated && Number(published) > seated.people,
    },
    sum
      ? getSumFact(sum)
      : {
          label: facts.day,
          value: priceDay ? formatYuan(priceDay) : undefined,
          unit: formatOfYear(priceYear),
          price: true,
        },
  ];
}
