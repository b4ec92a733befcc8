import type { Space } from "../src/domain/space/space.ts";
import type { Venue } from "../src/domain/venue/venue.ts";
import { descriptionOf, summaryOf } from "./description.ts";
import type { House } from "./house.ts";
import { plainName } from "./map.ts";
import { type Random, randomFor } from "./random.ts";
import type { RoomPlan } from "./room-kinds.ts";
import { diningOf, guestRoomsOf } from "./stay.ts";
import { facilitiesOf, parkingOf, policiesOf, venueFeaturesOf } from "./terms.ts";
import { sightsNear } from "./sights.ts";
import { transportOf } from "./transport.ts";

/** Source of the demo rows. */
export const demoSource = { name: "示例目录", date: "2025-10-01" } as const;

const streetNames = ["示例路", "示例街", "示例大街", "示例里", "示例东路", "示例巷"];
const placeName = /^[\u4e00-\u9fff]{2,5}$/;

/** Draws an address that cannot be mistaken for a real one: the street is named 示例. */
function addressOf(random: Random, { city, place }: House): string {
  const names = [...place.areas, ...place.metros].map(plainName);
  const at = names.find((name) => placeName.test(name) && !/站$|机场/.test(name)) ?? "";
  const district = place.district?.name ?? "";
  return `${city.name}${district}${at}${random.pick(streetNames)} ${random.int(1, 268)} 号`;
}

/** Lists region ids: district, business areas, metro stations, hubs. */
const regionIdsOf = ({ place }: House): string[] => [
  ...(place.district ? [place.district.id] : []),
  ...[...place.areas, ...place.metros, ...place.hubs].map((region) => region.id),
];

function ratingOf(random: Random, level: number): Venue["rating"] {
  if (random.chance(0.14)) return undefined;
  const score = Math.min(4.9, 3.7 + 0.18 * level + random.between(-0.25, 0.35));
  return { score: Math.round(score * 10) / 10, source: "示例评分" };
}

/** Returns the venue without undefined fields. */
const told = (venue: Venue): Venue =>
  Object.fromEntries(Object.entries(venue).filter(([, value]) => value !== undefined)) as unknown as Venue;

/** Builds the catalogue row of a venue; its texts are written from its facts and those of its spaces. */
export function venueFrom(seed: number, house: House, rooms: readonly RoomPlan[], spaces: readonly Space[]): Venue {
  const { entry, named, place } = house;
  const random = randomFor(seed, "venue", entry.id);
  const transport = transportOf(entry.city.code, place.lng, place.lat);
  const facilities = facilitiesOf(seed, house);
  const parking = parkingOf(seed, house);
  const venue: Venue = told({
    id: entry.id,
    name: named.name,
    nameEn: named.nameEn,
    aliases: named.aliases,
    cityCode: entry.city.code,
    regionIds: regionIdsOf(house),
    address: addressOf(random, house),
    lng: place.lng,
    lat: place.lat,
    type: entry.type,
    star: house.star,
    grade: house.grade,
    groupName: entry.house?.group.name,
    brandId: entry.house?.brand.id,
    brandName: entry.house?.brand.name,
    nearPlaces: [
      ...sightsNear(entry.city.code, place.lng, place.lat),
      ...[...place.areas.slice(0, 4), ...place.metros.slice(0, 3), ...place.hubs.slice(0, 2)].map(({ name }) => name),
    ],
    opened: house.opened,
    renovated: house.renovated,
    guestRoomCount: house.guestRoomCount,
    parkingCount: parking,
    guestRoomPriceFrom: house.guestRoomPriceFrom,
    rating: ratingOf(random, house.level),
    facilities,
    features: venueFeaturesOf(seed, house, rooms, { transport, parking, facilities }),
    policies: policiesOf(seed, house, spaces, parking),
    transport,
    guestRooms: guestRoomsOf(seed, house),
    dining: diningOf(seed, house),
    hasVr: false,
    demo: true,
    source: { ...demoSource },
    listedAt: house.listedAt,
  });
  venue.nearPlaces = [...new Set(venue.nearPlaces)];
  venue.summary = summaryOf(venue, spaces);
  venue.description = descriptionOf(seed, house, venue, spaces);
  return venue;
}
