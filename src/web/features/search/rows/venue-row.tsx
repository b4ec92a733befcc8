import type { ReactNode } from "react";
import { searchZh } from "#texts/search/search.zh.ts";
import type { RowPlace, RowSum, VenueRowFacts } from "./pick-venue-row.ts";
import { shortRegionName } from "#domain/city/short-region-name.ts";
import { formatArea, formatMetres, formatNumber, formatSizeShort, formatYuan } from "#domain/format.ts";
import { type LayoutKey, getLayoutByKey } from "#domain/space/layouts.ts";
import { formatLinkQuery, type PartialEventSize } from "#domain/venue/event-size.ts";
import { formatSpaceHref, formatVenueHref } from "#domain/venue/format-venue-href.ts";
import { getStarBit, starLevels } from "#domain/venue/star-levels.ts";
import { type RowTexts, rowZh } from "#texts/search/row.zh.ts";
import { classNames } from "#web/ui/text/class-names.ts";
import { ShortlistToggle } from "#web/ui/shortlist/shortlist-toggle.tsx";
import { type Fact, FactStrip } from "#web/ui/list/fact-strip.tsx";
import { LayoutIcon } from "#web/ui/drawing/layout-icon.tsx";
import { Link } from "#web/ui/navigation/link.tsx";
import { DeferredFitText } from "./deferred-fit-text.tsx";
import { formatDistanceFrom } from "./format-distance-from.ts";
import { sharePicture } from "#web/platform/navigation/shared-picture.ts";
import { type RowPictureLoad, RowPicture } from "./row-picture.tsx";
import searchRowStyles from "../list/search-row.module.css";
import listRowStyles from "#web/ui/list/list-row.module.css";
import visibilityStyles from "#web/ui/structure/visibility.module.css";

interface VenueRowProps {
  venue: VenueRowFacts;
  /** Requested event size. */
  eventSize: PartialEventSize;
  /** What else the list was searched by, for the row's links. */
  carriedQuery: string;
  /** The list constrains its spaces: prices are those of the matching spaces. */
  hasSpacePrices: boolean;
  /** The plan of its space (`drawRowPlans`): in the slot of a picture if it has none, else next to the space. */
  plan: ReactNode;
  load: RowPictureLoad;
  /** Whether a rendered picture is marked; absent, the one that loads first. */
  mark?: boolean;
  /** Name of the place that distances are measured from, if not the visitor's position. */
  distanceFrom: string | undefined;
  /** Texts in the page's language; Chinese if absent. */
  texts?: RowTexts;
}

/** Formats a venue's grade and type: 五星酒店. */
export function formatVenueKind(
  { star, grade, typeName }: Pick<VenueRowFacts, "star" | "grade" | "typeName">,
  texts: RowTexts = rowZh,
): string {
  if (star === undefined && grade === undefined) return typeName;
  const level = starLevels[getStarBit({ star, grade })]!;
  return texts.kind(star, (star === undefined ? level.grade : level.name) ?? "", typeName);
}

/** Formats the year of a source's figure, to follow it. Empty where it is of this year. */
const formatYear = (year: number | undefined, texts: RowTexts): string =>
  year === undefined ? "" : texts.ofYear(year);

/** Formats where a venue lies: district and area, nearest station, distance from the visitor or a place; unknown ones are left out. */
export function formatLocation(
  venue: Partial<Omit<RowPlace, "id" | "name">> & { distance?: number | undefined },
  distanceFrom?: string,
  texts: RowTexts = rowZh,
): string[] {
  const district = venue.districtName && shortRegionName(venue.districtName);
  const where = [district, venue.areaName].filter(Boolean).join(" ");
  const { metro } = venue;
  const station = metro && texts.station(metro.name, metro.lines?.[0], metro.minutes);
  return [where, station, formatDistanceFrom(venue, distanceFrom)].filter((text): text is string => Boolean(text));
}

/** Returns the event size that a row's links carry: its people in the layout that the row judges, if none was requested. */
export const getRowSize = (eventSize: PartialEventSize, layout: LayoutKey | undefined): PartialEventSize =>
  eventSize.people && layout ? { ...eventSize, layout } : eventSize;

/** Renders a venue of a list: picture or drawing, name and location, the matching space, five facts in fixed columns. */
export function VenueRow(props: VenueRowProps) {
  const { venue, eventSize, carriedQuery, hasSpacePrices, plan, load, mark, distanceFrom, texts = rowZh } = props;
  const { fit, cover } = venue;
  const rowSize = getRowSize(eventSize, fit?.layout);
  const linkQuery = formatLinkQuery(rowSize, carriedQuery);
  const { people = 0 } = rowSize;
  const fitText = fit && people > 0 && (
    <DeferredFitText layout={fit.layout} people={people} space={fit.space} texts={texts.fit} />
  );
  const href = formatVenueHref(venue.id) + linkQuery;
  const hasToggle = fit && texts === rowZh;
  return (
    <li className={classNames(listRowStyles.listRow, searchRowStyles.searchRow)}>
      <article className={classNames(!hasToggle && searchRowStyles.withoutToggle)} onClickCapture={sharePicture}>
        <RowPicture
          layout={fit?.layout}
          load={load}
          mark={mark}
          name={venue.name}
          picture={cover}
          plan={plan}
          texts={texts}
        />
        <div className={searchRowStyles.name}>
          <h3>
            <Link href={href}>{venue.name}</Link>
          </h3>
          <p>
            {formatLocation(venue, distanceFrom, texts).map((text) => (
              <span key={text}>{text}</span>
            ))}
            <span className={visibilityStyles.onlyWide}>{formatVenueKind(venue, texts)}</span>
          </p>
          {fit?.blocked && <p className={searchRowStyles.blocked}>{fit.blocked.text}</p>}
        </div>
        {fit && (
          <FittingSpace fitText={fitText} linkQuery={linkQuery} texts={texts} plan={cover && plan} venue={venue} />
        )}
        {hasToggle && <ShortlistToggle className={searchRowStyles.toggle} siteId={venue.id} spaceCode={fit.space.id} />}
        <FactStrip className={searchRowStyles.facts} facts={getVenueFacts(venue, hasSpacePrices, texts)} />
        <SumText sum={fit?.sum} />
      </article>
    </li>
  );
}

/** Renders a head's share and the parts of what the event costs. */
export const SumText = ({ sum }: { sum: RowSum | undefined }) =>
  sum && (
    <p className={searchRowStyles.sumParts}>
      {searchZh.perHead(formatNumber(sum.perHead))}：{sum.text}
    </p>
  );

/** Returns the fact of what the event costs in all. */
export const getSumFact = ({ total }: RowSum): Fact => ({
  label: searchZh.sum,
  value: formatYuan(total),
  price: true,
});

/** Returns the price a day with its label: of the space that the row names, never of another; of the cheapest where the list asks for none. */
function getDayPrice({ fit, priceFrom }: VenueRowFacts, hasSpacePrices: boolean, texts: RowTexts) {
  const { from, thisSpace } = texts.facts;
  const { priceDay, priceYear } = fit?.space ?? {};
  if (hasSpacePrices && fit) return { label: thisSpace, yuan: priceDay, year: priceYear, unit: "" };
  return { label: from, yuan: priceFrom, year: priceDay === priceFrom ? priceYear : undefined, unit: texts.units.day };
}

/** Returns the published figure beside the trusted one; marked where it is more than the space holds. */
function getPublishedFact({ space, layout, people }: NonNullable<VenueRowFacts["fit"]>, texts: RowTexts): Fact {
  const published = space.capacity[layout];
  const value = published ? formatNumber(published) : undefined;
  return { label: texts.facts.published, value, unit: texts.units.people, doubtful: Number(published) > people };
}

/**
 * Returns the facts: area, clear height and price are those of the space that the row names. A venue without known
 * spaces shows its rating and the price of a guest room instead.
 */
function getVenueFacts(venue: VenueRowFacts, hasSpacePrices: boolean, texts: RowTexts) {
  const { fit, largestArea, highestCeiling, guestRoomCount, priceFrom, guestRoomPriceFrom, rating } = venue;
  const { facts, units } = texts;
  const noGuestRooms = venue.type === "hotel" || venue.type === "resort" ? undefined : texts.noGuestRooms;
  const seats = {
    label: fit ? texts.layout(getLayoutByKey(fit.layout)) : facts.people,
    value: fit && formatNumber(fit.people),
  };
  const nightPrice = !fit && !priceFrom && guestRoomPriceFrom;
  const area = fit ? fit.space.area : largestArea;
  const height = fit ? fit.space.height : highestCeiling;
  const { label, yuan, year, unit } = getDayPrice(venue, hasSpacePrices, texts);
  const published = fit && getPublishedFact(fit, texts);
  return [
    { label: fit ? facts.area : facts.largest, value: area ? formatArea(area) : undefined, unit: "m²" },
    { label: facts.height, value: height ? formatMetres(height) : undefined, unit: "m" },
    !fit && rating
      ? { label: facts.rating, value: rating.score.toFixed(1), unit: units.score + formatYear(venue.sourceYear, texts) }
      : { ...seats, unit: units.people, highlighted: true },
    ...(published ? [published] : []),
    guestRoomCount
      ? { label: facts.guestRooms, value: formatNumber(guestRoomCount), unit: units.rooms }
      : { label: facts.guestRooms, value: noGuestRooms },
    fit?.sum
      ? getSumFact(fit.sum)
      : nightPrice
        ? {
            label: facts.nightFrom,
            value: formatYuan(nightPrice),
            unit: units.night + formatYear(venue.sourceYear, texts),
            price: true,
          }
        : {
            label,
            value: yuan ? formatYuan(yuan) : undefined,
            unit: unit + formatYear(year, texts) || undefined,
            price: true,
          },
  ];
}

interface FittingSpaceProps extends Pick<VenueRowProps, "venue" | "plan"> {
  linkQuery: string;
  /** How the people fit the space, if there are any. */
  fitText: ReactNode;
  texts: RowTexts;
}

function FittingSpace({ venue, fitText, linkQuery, plan, texts }: FittingSpaceProps) {
  const { space, layout } = venue.fit!;
  const size = space.length && space.width ? `${formatSizeShort(space.length, space.width)} m` : undefined;
  return (
    <Link
      className={classNames(searchRowStyles.fittingSpace, Boolean(plan) && searchRowStyles.withPlan)}
      href={formatSpaceHref(venue.id, space.id) + linkQuery}
    >
      {plan || <LayoutIcon layout={layout} />}
      <span>
        <b>{space.name}</b> {/* The fit comes first: on a narrow phone the end of the line is cut. */}
        {fitText}
        {(fitText ? texts.comma : "") + (size ?? texts.publishedOnly)}
      </span>
    </Link>
  );
}
