import type { GeoCoordinates, MeetingRoom, PostalAddress } from "schema-dts";
import type { SpaceWire } from "../../../contract/entities.ts";
import { formatNumber } from "../../../domain/format.ts";
import { spaceHref, venueHref } from "../../../domain/venue/venue-href.ts";
import type { VenueThing } from "../../ui/thing.ts";
import type { VenueFacts } from "./lean-venue.ts";

type Placed = Pick<VenueFacts, "cityCode" | "cityName" | "districtName" | "address">;
type Positioned = Pick<VenueFacts, "lng" | "lat" | "approximatePosition">;

/** Builds the postal address. Codes of cities abroad begin with 9; their country is unknown. */
const addressOf = ({ cityCode, cityName, districtName, address }: Placed): PostalAddress => ({
  "@type": "PostalAddress",
  ...(!cityCode.startsWith("9") && { addressCountry: "CN" }),
  addressLocality: cityName,
  ...(districtName && { addressRegion: districtName }),
  ...(address && { streetAddress: address }),
});

const geoOf = ({ lng, lat, approximatePosition }: Positioned): GeoCoordinates | undefined =>
  lng === undefined || lat === undefined || approximatePosition
    ? undefined
    : { "@type": "GeoCoordinates", longitude: lng, latitude: lat };

/** Builds the properties common to all types of place. */
function placeOf(venue: VenueFacts) {
  const geo = geoOf(venue);
  return {
    "@id": `{origin}${venueHref(venue.id)}`,
    url: `{origin}${venueHref(venue.id)}`,
    name: venue.name,
    ...(venue.nameEn && { alternateName: venue.nameEn }),
    ...(venue.summary && { description: venue.summary }),
    address: addressOf(venue),
    ...(geo && { geo }),
    ...(venue.phone && { telephone: venue.phone }),
    amenityFeature: venue.facilities.map((name) => ({
      "@type": "LocationFeatureSpecification" as const,
      name,
      value: true,
    })),
  };
}

/** Builds the properties of businesses. Visitor ratings are left out: their number is unknown. */
function businessOf({ priceFrom, guestRoomPriceFrom, brandName, star }: VenueFacts) {
  const price = priceFrom ?? guestRoomPriceFrom;
  return {
    ...(price && { priceRange: `¥${formatNumber(price)} 起` }),
    ...(brandName && { brand: { "@type": "Brand" as const, name: brandName } }),
    ...(star && { starRating: { "@type": "Rating" as const, ratingValue: star } }),
  };
}

/** Builds a venue's JSON-LD: only known values, and only properties that schema.org defines for its type. */
export function venueThing(venue: VenueFacts): VenueThing {
  const place = placeOf(venue);
  const { type, guestRoomCount } = venue;
  const rooms = guestRoomCount ? { numberOfRooms: guestRoomCount } : {};
  if (type === "hotel") return { "@type": "Hotel", ...place, ...businessOf(venue), ...rooms };
  if (type === "resort") return { "@type": "Resort", ...place, ...businessOf(venue), ...rooms };
  if (type === "restaurant") return { "@type": "Restaurant", ...place, ...businessOf(venue) };
  if (type === "cafe") return { "@type": "CafeOrCoffeeShop", ...place, ...businessOf(venue) };
  if (type === "stadium") return { "@type": "StadiumOrArena", ...place };
  if (type === "theatre") return { "@type": "PerformingArtsTheater", ...place };
  return { "@type": "EventVenue", ...place };
}

/** The people that a space seats: at most, and by layout. */
interface SeatsIn {
  most: number;
  byLayout: { name: string; people: number }[];
}

/** Builds a space's JSON-LD with its seats by layout. */
export function spaceThing(
  { id, name, area }: Pick<SpaceWire, "id" | "name" | "area">,
  venue: { id: string; name: string } & Placed,
  { most, byLayout }: SeatsIn,
): MeetingRoom {
  return {
    "@type": "MeetingRoom",
    "@id": `{origin}${spaceHref(venue.id, id)}`,
    url: `{origin}${spaceHref(venue.id, id)}`,
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
      url: `{origin}${venueHref(venue.id)}`,
      address: addressOf(venue),
    },
  };
}
