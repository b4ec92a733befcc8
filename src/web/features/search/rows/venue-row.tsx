import type { ReactNode } from "react";
import type { RowPlace, VenueRowFacts } from "./pick-venue-row.ts";
import { shortRegionName } from "#domain/city/short-region-name.ts";
import { formatArea, formatMetres, formatNumber, formatYuan } from "#domain/format.ts";
import type { LayoutKey } from "#domain/space/layouts.ts";
import { formatLinkQuery, type PartialEventSize } from "#domain/venue/event-size.ts";
import { formatSpaceHref, formatVenueHref } from "#domain/venue/format-venue-href.ts";
import { isLodging } from "#domain/venue/is-lodging.ts";
import { getStarBit, starLevels } from "#domain/venue/star-levels.ts";
import { type RowTexts, rowZh } from "#texts/search/row.zh.ts";
import { Link } from "#web/ui/navigation/link.tsx";
import { ShortlistToggle } from "#web/ui/shortlist/shortlist-toggle.tsx";
import visibilityStyles from "#web/ui/structure/visibility.module.css";
import { formatDistanceFrom } from "./format-distance-from.ts";
import type { RowPictureLoad } from "./row-picture.tsx";
import { formatRowSum, type RowPrice, SearchRow } from "./search-row.tsx";
import { formatEquipment, SpaceFigures } from "./space-figures.tsx";

interface VenueRowProps {
  venue: VenueRowFacts;
  /** Requested event size. */
  eventSize: PartialEventSize;
  /** What else the list was searched by, for the row's links. */
  carriedQuery: string;
  /** The list constrains its spaces: prices are those of the matching spaces. */
  hasSpacePrices: boolean;
  /** The plan of its space (`drawRowPlans`): in the corner of the picture, or in its place. */
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
export const formatYear = (year: number | undefined, texts: RowTexts): string =>
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

/** Renders a venue of a list: picture, name and location, the matching space, price. */
export function VenueRow(props: VenueRowProps) {
  const { venue, eventSize, carriedQuery, hasSpacePrices, plan, load, mark, distanceFrom, texts = rowZh } = props;
  const { fit, cover } = venue;
  const rowSize = getRowSize(eventSize, fit?.layout);
  const linkQuery = formatLinkQuery(rowSize, carriedQuery);
  return (
    <SearchRow
      blocked={fit?.blocked}
      features={[...(fit ? formatEquipment(fit.space, texts) : []), formatGuestRooms(venue, texts)]}
      found={
        fit ? (
          <>
            <Link href={formatSpaceHref(venue.id, fit.space.id) + linkQuery}>{fit.space.name}</Link>
            <SpaceFigures
              layout={fit.layout}
              people={rowSize.people}
              seats={fit.people}
              space={fit.space}
              texts={texts}
            />
          </>
        ) : (
          formatLargest(venue, texts)
        )
      }
      href={formatVenueHref(venue.id) + linkQuery}
      layout={fit?.layout}
      load={load}
      mark={mark}
      name={venue.name}
      picture={cover}
      place={
        <>
          {formatLocation(venue, distanceFrom, texts).map((text) => (
            <span key={text}>{text}</span>
          ))}
          <span className={visibilityStyles.onlyWide}>{formatVenueKind(venue, texts)}</span>
        </>
      }
      plan={plan}
      price={getVenuePrice(venue, hasSpacePrices, texts)}
      texts={texts}
      toggle={fit && texts === rowZh && <ShortlistToggle siteId={venue.id} spaceCode={fit.space.id} />}
    />
  );
}

/** Formats the guest rooms of a venue; of one that is no lodging, an unknown number means none. */
function formatGuestRooms({ guestRoomCount, type }: VenueRowFacts, texts: RowTexts): string | undefined {
  if (guestRoomCount) return texts.guestRooms(formatNumber(guestRoomCount));
  return isLodging(type) ? undefined : texts.noGuestRooms;
}

/** Formats a venue's largest space, highest ceiling and rating, where the row names no space. */
function formatLargest({ largestArea, highestCeiling, rating, sourceYear }: VenueRowFacts, texts: RowTexts): string {
  return [
    largestArea && texts.largest(formatArea(largestArea)),
    highestCeiling && texts.height(formatMetres(highestCeiling)),
    rating && texts.rating(rating.score.toFixed(1)) + formatYear(sourceYear, texts),
  ]
    .filter(Boolean)
    .join(texts.comma);
}

/**
 * Returns the price: what the event costs in all, else the hire of a day of the space that the row names, never of another; of the
 * cheapest where the list asks for none, and of a guest room where no hire is known.
 */
function getVenuePrice(venue: VenueRowFacts, hasSpacePrices: boolean, texts: RowTexts): RowPrice | undefined {
  const { fit, priceFrom, guestRoomPriceFrom, sourceYear } = venue;
  if (fit?.sum) return formatRowSum(fit.sum);
  const { priceDay, priceYear } = fit?.space ?? {};
  const format = (yuan: number | undefined, of: string, year: number | undefined) =>
    yuan ? { value: formatYuan(yuan), of: of + formatYear(year, texts) } : undefined;
  if (hasSpacePrices && fit) return format(priceDay, texts.day, priceYear);
  if (priceFrom) return format(priceFrom, texts.dayFrom, priceDay === priceFrom ? priceYear : undefined);
  return fit ? undefined : format(guestRoomPriceFrom, texts.nightFrom, sourceYear);
}
