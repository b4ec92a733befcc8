import type { SpaceCard } from "../../../contract/entities.ts";
import { formatArea, formatMetres, formatNumber, formatSizeShort, formatYuan } from "../../../domain/format.ts";
import { floorName } from "../../../domain/space/floor.ts";
import { layoutByKey } from "../../../domain/space/layout.ts";
import { type AskQuery, askQuery } from "../../../domain/venue/ask.ts";
import { spaceHref, venueHref } from "../../../domain/venue/venue-href.ts";
import { searchZh } from "../../../texts/search.zh.ts";
import { classNames } from "../../ui/class-names.ts";
import { DemoTag } from "../../ui/demo-tag.tsx";
import { FactStrip } from "../../ui/fact-strip.tsx";
import { LayoutIcon } from "../../ui/layout-icon.tsx";
import { Link } from "../../ui/link.tsx";
import { type RowLoad, RowPicture } from "./row-picture.tsx";
import { type PlanPicture, placesOf } from "./venue-row.tsx";

interface SpaceRowProps {
  space: SpaceCard;
  /** Requested event size, which the row's links carry. */
  ask: AskQuery;
  /** Pixels a metre of the drawing shown instead of a picture, and of the small one next to a picture. */
  pxPerMetre: number;
  thumbPxPerMetre: number;
  Plan: PlanPicture;
  load: RowLoad;
}

/** Renders a space of a list: picture or drawing, name and venue, seats, five facts in fixed columns. */
export function SpaceRow({ space, ask, pxPerMetre, thumbPxPerMetre, Plan, load }: SpaceRowProps) {
  const { venue, seated, picture } = space;
  const { people = 0 } = ask;
  const carried = askQuery(ask);
  const href = spaceHref(space.venueId, space.id) + carried;
  const plan = (scale: number) =>
    seated && space.length && space.width ? (
      <Plan layout={seated.layout} people={ask.people} pxPerMetre={scale} space={space} />
    ) : undefined;
  const thumb = picture && plan(thumbPxPerMetre);
  return (
    <li className="v row">
      <article>
        <Link aria-hidden="true" className={classNames("pic", picture && "seen")} href={href} tabIndex={-1}>
          {picture ? (
            <RowPicture load={load} name={space.name} picture={picture} />
          ) : (
            (plan(pxPerMetre) ?? <span className="no-plan small">{searchZh.noPlan}</span>)
          )}
        </Link>
        <div className="name">
          <h3>
            <Link href={href}>{space.name}</Link>
            {space.demo && <DemoTag />}
          </h3>
          <p>
            <span>
              <Link href={venueHref(venue.id) + carried}>{venue.name}</Link>
              {space.floor !== undefined && ` ${floorName(space.floor)}`}
            </span>
            {placesOf({ ...venue, distance: space.distance }).map((text) => (
              <span key={text}>{text}</span>
            ))}
          </p>
        </div>
        {seated && (
          <Link className={classNames("fit", thumb && "with-plan")} href={href}>
            {thumb ?? <LayoutIcon layout={seated.layout} />}
            <span>
              {searchZh.seats(layoutByKey(seated.layout).name)} <b>{formatNumber(seated.people)}</b>
              {people > 0 && seated.people >= people && (
                <small>{searchZh.left(formatNumber(people), seated.people - people)}</small>
              )}
            </span>
          </Link>
        )}
        <FactStrip facts={factsOf(space)} />
      </article>
    </li>
  );
}

function factsOf({ area, length, width, height, seated, priceDay }: SpaceCard) {
  const facts = searchZh.facts;
  return [
    { label: facts.area, value: area ? formatArea(area) : undefined, unit: "m²" },
    { label: facts.height, value: height ? formatMetres(height) : undefined, unit: "m" },
    {
      label: seated ? layoutByKey(seated.layout).name : facts.people,
      value: seated && formatNumber(seated.people),
      unit: "人",
      mine: true,
    },
    { label: facts.size, value: length && width ? formatSizeShort(length, width) : undefined, unit: "m" },
    { label: facts.day, value: priceDay ? formatYuan(priceDay) : undefined, price: true },
  ];
}
