import type { ComponentType, ReactNode } from "react";
import type { SpaceWire, VenueCard } from "../../../contract/entities.ts";
import { saidName } from "../../../domain/city/said-name.ts";
import { formatDistance } from "../../../domain/distance.ts";
import { formatArea, formatMetres, formatNumber, formatSizeShort, formatYuan } from "../../../domain/format.ts";
import { type LayoutKey, layoutByKey } from "../../../domain/space/layout.ts";
import { type AskQuery, askQuery } from "../../../domain/venue/ask.ts";
import { spaceHref, venueHref } from "../../../domain/venue/venue-href.ts";
import { starBit, starLevels } from "../../../domain/venue/star.ts";
import { searchZh } from "../../../texts/search.zh.ts";
import { stationWords } from "../../ui/station-words.ts";
import { classNames } from "../../ui/class-names.ts";
import { DemoTag } from "../../ui/demo-tag.tsx";
import { FactStrip } from "../../ui/fact-strip.tsx";
import { LayoutIcon } from "../../ui/layout-icon.tsx";
import { Link } from "../../ui/link.tsx";
import { carryPicture, type RowLoad, RowPicture } from "./row-picture.tsx";

/** Component that draws a space to scale with its people; passed in by the page, since features do not import each other. */
export type PlanPicture = ComponentType<{
  space: SpaceWire;
  layout: LayoutKey;
  people?: number;
  pxPerMetre: number;
}>;

interface VenueRowProps {
  venue: VenueCard;
  /** Requested event size, which the row's links carry. */
  ask: AskQuery;
  /** The list constrains its spaces: prices are those of the matching spaces. */
  ofHall: boolean;
  /** Pixels a metre of the drawing shown instead of a picture, and of the small one next to a picture. */
  pxPerMetre: number;
  thumbPxPerMetre: number;
  Plan: PlanPicture;
  load: RowLoad;
}

/** Formats a venue's grade and type: 五星酒店. */
export function houseOf({ star, grade, typeName }: Pick<VenueCard, "star" | "grade" | "typeName">): string {
  if (star === undefined && grade === undefined) return typeName;
  const level = starLevels[starBit({ star, grade })]!;
  return `${star === undefined ? level.grade : level.name}${typeName}`;
}

/** Formats where a venue lies: district and area, nearest station, distance from the visitor; unknown ones are left out. */
export function placesOf(venue: Pick<VenueCard, "districtName" | "areaName" | "metro" | "distance">): string[] {
  const district = venue.districtName && saidName(venue.districtName);
  const where = [district, venue.areaName].filter(Boolean).join(" ");
  const { metro, distance } = venue;
  const station = metro && stationWords(metro);
  const away = distance === undefined ? undefined : `${searchZh.away} ${formatDistance(distance)}`;
  return [where, station, away].filter((text): text is string => Boolean(text));
}

/** Renders a venue of a list: picture or drawing, name and location, the matching space, five facts in fixed columns. */
export function VenueRow({ venue, ask, ofHall, pxPerMetre, thumbPxPerMetre, Plan, load }: VenueRowProps) {
  const { fit, cover } = venue;
  const href = venueHref(venue.id) + askQuery(ask);
  const drawn = fit?.space.length && fit.space.width ? fit : undefined;
  const plan = (scale: number) =>
    drawn && <Plan layout={drawn.layout} people={ask.people} pxPerMetre={scale} space={drawn.space} />;
  return (
    <li className="v row">
      <article onClickCapture={carryPicture}>
        <Link
          aria-hidden="true"
          className={classNames("pic", cover && "seen")}
          href={href}
          tabIndex={-1}
          viewTransition
        >
          {cover ? (
            <RowPicture load={load} name={venue.name} picture={cover} />
          ) : (
            (plan(pxPerMetre) ?? <span className="no-plan small">{searchZh.noPlan}</span>)
          )}
        </Link>
        <div className="name">
          <h3>
            <Link href={href} viewTransition>
              {venue.name}
            </Link>
            {venue.demo && <DemoTag of={venue.name} />}
          </h3>
          <p>
            {placesOf(venue).map((text) => (
              <span key={text}>{text}</span>
            ))}
            <span className="only-wide">{houseOf(venue)}</span>
          </p>
        </div>
        {fit && <Fit ask={ask} plan={cover && plan(thumbPxPerMetre)} venue={venue} />}
        <FactStrip facts={factsOf(venue, ofHall)} />
      </article>
    </li>
  );
}

/** Returns the price's label: of the venue, of the space that the row names, or of the cheapest matching space. */
function priceLabel({ fit, priceFrom }: VenueCard, ofHall: boolean): string {
  const { from, thisHall, fittingFrom } = searchZh.facts;
  if (!ofHall || !fit) return from;
  return fit.space.priceDay === priceFrom ? thisHall : fittingFrom;
}

/** Returns the five facts; a venue without known spaces shows its rating and the price of a guest room instead. */
function factsOf(venue: VenueCard, ofHall: boolean) {
  const { fit, largestArea, highestCeiling, guestRoomCount, priceFrom, guestRoomPriceFrom, rating } = venue;
  const facts = searchZh.facts;
  const without = venue.type === "hotel" || venue.type === "resort" ? undefined : searchZh.noGuestRooms;
  const seats = { label: fit ? layoutByKey(fit.layout).name : facts.people, value: fit && formatNumber(fit.people) };
  const night = !fit && !priceFrom && guestRoomPriceFrom;
  return [
    { label: facts.largest, value: largestArea ? formatArea(largestArea) : undefined, unit: "m²" },
    { label: facts.height, value: highestCeiling ? formatMetres(highestCeiling) : undefined, unit: "m" },
    !fit && rating
      ? { label: facts.rating, value: rating.score.toFixed(1), unit: "分" }
      : { ...seats, unit: "人", mine: true },
    guestRoomCount
      ? { label: facts.guestRooms, value: formatNumber(guestRoomCount), unit: "间" }
      : { label: facts.guestRooms, value: without },
    night
      ? { label: facts.nightFrom, value: formatYuan(night), unit: searchZh.perNight, price: true }
      : {
          label: priceLabel(venue, ofHall),
          value: priceFrom ? formatYuan(priceFrom) : undefined,
          unit: searchZh.perDay,
          price: true,
        },
  ];
}

function Fit({ venue, ask, plan }: { venue: VenueCard; ask: AskQuery; plan: ReactNode }) {
  const { space, layout, people: seats } = venue.fit!;
  const size = space.length && space.width ? `${formatSizeShort(space.length, space.width)} m` : undefined;
  const { people = 0 } = ask;
  const rest = people > 0 && seats >= people ? searchZh.left(formatNumber(people), seats - people) : undefined;
  return (
    <Link
      className={classNames("fit", Boolean(plan) && "with-plan")}
      href={spaceHref(venue.id, space.id) + askQuery(ask)}
    >
      {plan || <LayoutIcon layout={layout} />}
      <span>
        <b>{space.name}</b> {searchZh.seats(layoutByKey(layout).name)} <b>{formatNumber(seats)}</b>
        <small>{[size ?? searchZh.publishedOnly, rest].filter(Boolean).join("，")}</small>
      </span>
    </Link>
  );
}
