import type { GeoCoordinates, MeetingRoom, Offer, PostalAddress } from "schema-dts";
import type { SpaceWire, VenueWire } from "#contract/schemas/entities.ts";
import { formatNumber } from "#domain/format.ts";
import { formatSpaceHref, formatVenueHref } from "#domain/venue/format-venue-href.ts";
import type { VenueJsonLd } from "./json-ld.ts";

/** The venue fields that its JSON-LD is built from. */
type VenueFields = Pick<
  VenueWire,
  | "id"
  | "name"
  | "nameEn"
  | "type"
  | "summary"
  | "phones"
  | "facilities"
  | "guestRoomCount"
  | "guestRoomPriceFrom"
  | "sourceYear"
  | "priceFrom"
  | "brandName"
  | "star"
  | "packages"
  | "demo"
> &
  AddressFields &
  PositionFields;
type AddressFields = Pick<VenueWire, "cityCode" | "cityName" | "districtName" | "address">;
type PositionFields = Pick<VenueWire, "lng" | "lat" | "approximatePosition">;

/** Builds the postal address. Codes of cities abroad begin with 9; their country is unknown. */
const buildAddress = ({ cityCode, cityName, districtName, address }: AddressFields): PostalAddress => ({
  "@type": "PostalAddress",
  ...(!cityCode.startsWith("9") && { addressCountry: "CN" }),
  addressLocality: cityName,
  ...(districtName && { addressRegion: districtName }),
  ...(address && { streetAddress: address }),
});

const buildGeo = ({ lng, lat, approximatePosition }: PositionFields): GeoCoordinates | undefined =>
  lng === undefined || lat === undefined || approximatePosition
    ? undefined
    : { "@type": "GeoCoordinates", longitude: lng, latitude: lat };

/** Builds the properties common to all types of place. */
function buildPlace(venue: VenueFields) {
  const geo = buildGeo(venue);
  return {
    "@id": `{origin}${formatVenueHref(venue.id)}`,
    url: `{origin}${formatVenueHref(venue.id)}`,
    name: venue.name,
    ...(venue.nameEn && { alternateName: venue.nameEn }),
    ...(venue.summary && { description: venue.summary }),
    address: buildAddress(venue),
    ...(geo && { geo }),
    ...(venue.phones?.[0] && { telephone: venue.phones[0].text }),
    amenityFeature: venue.facilities.map((name) => ({
      "@type": "LocationFeatureSpecification" as const,
      name,
      value: true,
    })),
  };
}

/** Builds the offer of a meeting package: its price a head, the people that it is for and the days on which it holds. */
function buildOffer(meetingPackage: NonNullable<VenueFields["packages"]>[number]): Offer {
  const { name, price, minimumPeople, maximumPeople, validFrom, validUntil, surcharge } = meetingPackage;
  return {
    "@type": "Offer",
    name,
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      price,
      priceCurrency: "CNY",
      unitText: "人",
      ...(surcharge === 0 && { valueAddedTaxIncluded: true }),
    },
    ...((minimumPeople !== undefined || maximumPeople !== undefined) && {
      eligibleQuantity: {
        "@type": "QuantitativeValue",
        ...(minimumPeople !== undefined && { minValue: minimumPeople }),
        ...(maximumPeople !== undefined && { maxValue: maximumPeople }),
        unitText: "人",
      },
    }),
    ...(validFrom && { validFrom }),
    ...(validUntil && { validThrough: validUntil }),
  };
}

/**
 * Builds the properties of businesses. Visitor ratings are left out: their number is unknown; so are prices of another
 * year, which the format cannot say.
 */
function buildBusiness({ priceFrom, guestRoomPriceFrom, sourceYear, brandName, star, packages, demo }: VenueFields) {
  const price = priceFrom ?? (sourceYear === undefined ? guestRoomPriceFrom : undefined);
  return {
    ...(price && { priceRange: `¥${formatNumber(price)} 起` }),
    ...(brandName && { brand: { "@type": "Brand" as const, name: brandName } }),
    // A package of the demo can be bought nowhere.
    ...(packages && !demo && { makesOffer: packages.map(buildOffer) }),
    ...(star && { starRating: { "@type": "Rating" as const, ratingValue: star } }),
  };
}

/**
 * Search engines read documents, which the server writes: the browser, whose head changes from page to page, does without what a
 * business offers.
 */
const describeBusiness = import.meta.env.SSR ? buildBusiness : (): Partial<ReturnType<typeof buildBusiness>> => ({});

/** Builds a venue's JSON-LD: only known values, and only properties that schema.org defines for its type. */
export function buildVenueJsonLd(venue: VenueFields): VenueJsonLd {
  const place = buildPlace(venue);
  const { type, guestRoomCount } = venue;
  const rooms = guestRoomCount ? { numberOfRooms: guestRoomCount } : {};
  if (type === "hotel") return { "@type": "Hotel", ...place, ...describeBusiness(venue), ...rooms };
  if (type === "resort") return { "@type": "Resort", ...place, ...describeBusiness(venue), ...rooms };
  if (type === "restaurant") return { "@type": "Restaurant", ...place, ...describeBusiness(venue) };
  if (type === "cafe") return { "@type": "CafeOrCoffeeShop", ...place, ...describeBusiness(venue) };
  if (type === "stadium") return { "@type": "StadiumOrArena", ...place };
  if (type === "theatre") return { "@type": "PerformingArtsTheater", ...place };
  return { "@type": "EventVenue", ...place };
}

/** The people that a space seats: at most, and by layout. */
interface SeatSummary {
  most: number;
  byLayout: { name: string; people: number }[];
}

/** Builds a space's JSON-LD with its seats by layout. */
export function buildSpaceJsonLd(
  { id, name, area }: Pick<SpaceWire, "id" | "name" | "area">,
  venue: { id: string; name: string } & AddressFields,
  { most, byLayout }: SeatSummary,
): MeetingRoom {
  return {
    "@type": "MeetingRoom",
    "@id": `{origin}${formatSpaceHref(venue.id, id)}`,
    url: `{origin}${formatSpaceHref(venue.id, id)}`,
    name,
    ...(area && { floorSize: { "@type": "QuantitativeValue" as const, value: area, unitCode: "MTK" } }),
    ...(most > 0 && { maximumAttendeeCapacity: most }),
    ...(byLayout.length > 0 && {
      additionalProperty: byLayout.map((layout) => ({
        "@type": "PropertyValue" as const,
        name: layout.name,
        value: layout.people,
        unitText: "人",
      })),
    }),
    containedInPlace: {
      "@type": "Place",
      name: venue.name,
      url: `{origin}${formatVenueHref(venue.id)}`,
      address: buildAddress(venue),
    },
  };
}
