import type { VenueWire } from "#contract/schemas/entities.ts";
import type { PictureWire } from "#contract/schemas/picture.ts";
import { formatArea, formatMetres, formatNumber, formatSize, formatYuan } from "#domain/format.ts";
import type { CatalogTypeKey } from "#domain/picture/picture.ts";
import { formatFloor } from "#domain/space/format-floor.ts";
import { eventSizeAddress } from "#domain/venue/event-size.ts";
import { formatSpaceHref, formatVenuePartHref, formatVenueSpacesHref } from "#domain/venue/format-venue-href.ts";
import { pictureSubjectZh as texts } from "#texts/venue/picture-subject.zh.ts";
import { formatOfYear } from "../../ui/text/format-of-year.ts";
import { formatStation } from "../../ui/text/format-station.ts";

/** What a lone picture shows: facts of it, and the page that has more. */
export interface PictureSubject {
  name: string;
  facts: { label: string; value: string }[];
  href: string;
  /** Text of the link. */
  more: string;
}

type Fact = readonly [label: string, value: string | false | undefined];

const listFacts = (facts: Fact[]): PictureSubject["facts"] =>
  facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));

function describeSpace({ id: venueId, spaces }: VenueWire, picture: PictureWire): PictureSubject | undefined {
  const space = spaces.find(({ id }) => id === picture.spaceId);
  if (!space) return undefined;
  const { id, name, length, width, area, height, floor, priceDay, priceYear } = space;
  return {
    name,
    facts: listFacts([
      [texts.size, length && width && `${formatSize(length, width)} m`],
      [texts.area, area !== undefined && `${formatArea(area)} m²`],
      [texts.height, height !== undefined && `${formatMetres(height)} m`],
      [texts.floor, floor !== undefined && formatFloor(floor)],
      [texts.day, priceDay !== undefined && formatYuan(priceDay) + formatOfYear(priceYear)],
    ] as Fact[]),
    href: formatSpaceHref(venueId, id) + eventSizeAddress.format({ layout: picture.layout }),
    more: length && width ? texts.plan : texts.space,
  };
}

/** How many facilities are named. */
const facilitiesShown = 6;

/** Describes what a kind of picture shows of the venue. */
const describers: Record<CatalogTypeKey, (venue: VenueWire) => Omit<PictureSubject, "name" | "href">> = {
  waiguan: describePlace,
  dating: describePlace,
  huiyishi: ({ spaceCount, largestArea, highestCeiling }) => ({
    facts: listFacts([
      [texts.spaces, spaceCount > 0 && texts.count(formatNumber(spaceCount))],
      [texts.largest, largestArea !== undefined && `${formatArea(largestArea)} m²`],
      [texts.highest, highestCeiling !== undefined && `${formatMetres(highestCeiling)} m`],
    ]),
    more: texts.plans,
  }),
  canyin: ({ dining = [] }) => ({
    facts: listFacts(dining.map(({ name, seats }) => [name, seats !== undefined && texts.seats(formatNumber(seats))])),
    more: texts.dining,
  }),
  kefang: ({ guestRoomCount, guestRoomPriceFrom, sourceYear }) => ({
    facts: listFacts([
      [texts.rooms, guestRoomCount !== undefined && texts.roomCount(formatNumber(guestRoomCount))],
      [
        texts.night,
        guestRoomPriceFrom !== undefined && texts.from(formatYuan(guestRoomPriceFrom)) + formatOfYear(sourceYear),
      ],
    ]),
    more: texts.guestRooms,
  }),
  peitao: ({ facilities }) => ({
    facts: listFacts([[texts.facilities, facilities.slice(0, facilitiesShown).join("、")]]),
    more: texts.allFacilities,
  }),
};

function describePlace({ address, metro }: VenueWire): Omit<PictureSubject, "name" | "href"> {
  return {
    facts: listFacts([
      [texts.address, address],
      [texts.metro, metro && formatStation(metro)],
    ]),
    more: texts.place,
  };
}

const hrefs: Record<CatalogTypeKey, (id: string) => string> = {
  waiguan: formatVenuePartHref.place,
  dating: formatVenuePartHref.place,
  huiyishi: formatVenueSpacesHref,
  canyin: formatVenuePartHref.dining,
  kefang: formatVenuePartHref["guest-rooms"],
  peitao: formatVenuePartHref.facilities,
};

/** Describes what a picture shows: its space, else what its kind stands for. */
export function buildPictureSubject(venue: VenueWire, picture: PictureWire, name: string): PictureSubject {
  const { catalogType } = picture;
  return (
    describeSpace(venue, picture) ?? { name, href: hrefs[catalogType](venue.id), ...describers[catalogType](venue) }
  );
}
