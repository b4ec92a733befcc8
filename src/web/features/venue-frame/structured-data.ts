import type { SpaceWire } from "../../../contract/entities.ts";
import { formatNumber } from "../../../domain/format.ts";
import { spaceHref, venueHref } from "../../../domain/venue/venue-href.ts";
import type { VenueFacts } from "./lean-venue.ts";

type Thing = Record<string, unknown>;

/** schema.org's types of our venue types; a house that is none of them is a place for events. */
const kinds: Partial<Record<VenueFacts["type"], string>> = {
  hotel: "Hotel",
  resort: "Resort",
  "exhibition-hall": "EventVenue",
  stadium: "StadiumOrArena",
  theatre: "PerformingArtsTheater",
  restaurant: "Restaurant",
  cafe: "CafeOrCoffeeShop",
};

type Placed = Pick<VenueFacts, "cityCode" | "cityName" | "districtName" | "address">;
type Positioned = Pick<VenueFacts, "lng" | "lat" | "approximatePosition">;

/** Codes of cities abroad begin with 9; their country is not part of a venue's facts. */
const addressOf = ({ cityCode, cityName, districtName, address }: Placed): Thing => ({
  "@type": "PostalAddress",
  ...(!cityCode.startsWith("9") && { addressCountry: "CN" }),
  addressLocality: cityName,
  ...(districtName && { addressRegion: districtName }),
  ...(address && { streetAddress: address }),
});

const geoOf = ({ lng, lat, approximatePosition }: Positioned): Thing | undefined =>
  lng === undefined || lat === undefined || approximatePosition
    ? undefined
    : { "@type": "GeoCoordinates", longitude: lng, latitude: lat };

/** A venue for search engines: only what is known. A rating carries its score; how many gave it is not known, so it is none. */
export function venueThing(venue: VenueFacts): Thing {
  const geo = geoOf(venue);
  const { priceFrom, guestRoomPriceFrom } = venue;
  return {
    "@type": kinds[venue.type] ?? "EventVenue",
    "@id": `{origin}${venueHref(venue.id)}`,
    url: `{origin}${venueHref(venue.id)}`,
    name: venue.name,
    ...(venue.nameEn && { alternateName: venue.nameEn }),
    ...(venue.summary && { description: venue.summary }),
    address: addressOf(venue),
    ...(geo && { geo }),
    ...(venue.phone && { telephone: venue.phone }),
    ...(venue.star && { starRating: { "@type": "Rating", ratingValue: venue.star } }),
    ...(venue.guestRoomCount && { numberOfRooms: venue.guestRoomCount }),
    ...(venue.brandName && { brand: { "@type": "Brand", name: venue.brandName } }),
    ...((priceFrom ?? guestRoomPriceFrom) && { priceRange: `¥${formatNumber((priceFrom ?? guestRoomPriceFrom)!)} 起` }),
    amenityFeature: venue.facilities.map((name) => ({ "@type": "LocationFeatureSpecification", name, value: true })),
  };
}

type Seats = Pick<SpaceWire, "id" | "name" | "area" | "capacity">;

/** A space for search engines; `people` is the most it seats. */
export function spaceThing(space: Seats, venue: { id: string; name: string } & Placed, people: number): Thing {
  return {
    "@type": "MeetingRoom",
    "@id": `{origin}${spaceHref(venue.id, space.id)}`,
    url: `{origin}${spaceHref(venue.id, space.id)}`,
    name: space.name,
    ...(space.area && { floorSize: { "@type": "QuantitativeValue", value: space.area, unitCode: "MTK" } }),
    ...(people > 0 && { maximumAttendeeCapacity: people }),
    containedInPlace: {
      "@type": "Place",
      name: venue.name,
      url: `{origin}${venueHref(venue.id)}`,
      address: addressOf(venue),
    },
  };
}
