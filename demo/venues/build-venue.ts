import type { Space } from "#domain/space/space.ts";
import type { Venue } from "#domain/venue/venue.ts";
import { writeDescription, writeSummary } from "./write-description.ts";
import type { VenuePlan } from "./venue-plan.ts";
import { formatPlainRegionName } from "../geography/get-city.ts";
import { type Random, createRandom } from "../random.ts";
import type { RoomPlan } from "../rooms/room-kinds.ts";
import { buildDining } from "./build-dining.ts";
import { buildGuestRooms } from "./build-guest-rooms.ts";
import { drawFacilities, drawParkingCount, drawPolicies, drawVenueFeatures } from "./draw-policies.ts";
import { findNearbyLandmarks } from "../geography/find-nearby-landmarks.ts";
import { getTransportLinks } from "../geography/get-transport-links.ts";

/** Source of the demo rows. */
const demoSource = { name: "示例目录", date: "2025-10-01" } as const;

const streetNames = ["示例路", "示例街", "示例大街", "示例里", "示例东路", "示例巷"];
const placeName = /^[\u4e00-\u9fff]{2,5}$/;

/** Draws an address that cannot be mistaken for a real one: the street is named 示例. */
function drawAddress(random: Random, { city, place }: VenuePlan): string {
  const names = [...place.areas, ...place.metros].map(formatPlainRegionName);
  const at = names.find((name) => placeName.test(name) && !/站$|机场/.test(name)) ?? "";
  const district = place.district?.name ?? "";
  return `${city.name}${district}${at}${random.pick(streetNames)} ${random.int(1, 268)} 号`;
}

/** Lists region ids: district, business areas, metro stations, hubs. */
const listRegionIds = ({ place }: VenuePlan): string[] => [
  ...(place.district ? [place.district.id] : []),
  ...[...place.areas, ...place.metros, ...place.hubs].map((region) => region.id),
];

function drawRating(random: Random, level: number): Venue["rating"] {
  if (random.chance(0.14)) return undefined;
  const score = Math.min(4.9, 3.7 + 0.18 * level + random.between(-0.25, 0.35));
  return { score: Math.round(score * 10) / 10, source: "示例评分" };
}

/** Returns the venue without undefined fields. */
const omitUndefined = (venue: Venue): Venue =>
  Object.fromEntries(Object.entries(venue).filter(([, value]) => value !== undefined)) as unknown as Venue;

/** Builds the catalogue row of a venue; its texts are written from its facts and those of its spaces. */
export function buildVenue(seed: number, plan: VenuePlan, rooms: readonly RoomPlan[], spaces: readonly Space[]): Venue {
  const { entry, named, place } = plan;
  const random = createRandom(seed, "venue", entry.id);
  const transport = getTransportLinks(entry.city.code, place.lng, place.lat);
  const facilities = drawFacilities(seed, plan);
  const parking = drawParkingCount(seed, plan);
  const venue: Venue = omitUndefined({
    id: entry.id,
    name: named.name,
    nameEn: named.nameEn,
    aliases: named.aliases,
    cityCode: entry.city.code,
    regionIds: listRegionIds(plan),
    address: drawAddress(random, plan),
    lng: place.lng,
    lat: place.lat,
    type: entry.type,
    star: plan.star,
    grade: plan.grade,
    groupName: entry.affiliation?.group.name,
    brandId: entry.affiliation?.brand.id,
    brandName: entry.affiliation?.brand.name,
    nearPlaces: [
      ...findNearbyLandmarks(entry.city.code, place.lng, place.lat),
      ...[...place.areas.slice(0, 4), ...place.metros.slice(0, 3), ...place.hubs.slice(0, 2)].map(({ name }) => name),
    ],
    opened: plan.opened,
    renovated: plan.renovated,
    guestRoomCount: plan.guestRoomCount,
    parkingCount: parking,
    guestRoomPriceFrom: plan.guestRoomPriceFrom,
    rating: drawRating(random, plan.level),
    facilities,
    features: drawVenueFeatures(seed, plan, rooms, { transport, parking, facilities }),
    policies: drawPolicies(seed, plan, spaces, parking),
    transport,
    guestRooms: buildGuestRooms(seed, plan),
    dining: buildDining(seed, plan),
    hasVr: false,
    demo: true,
    source: { ...demoSource },
    listedAt: plan.listedAt,
  });
  venue.nearPlaces = [...new Set(venue.nearPlaces)];
  venue.summary = writeSummary(venue, spaces);
  venue.description = writeDescription(seed, plan, venue, spaces);
  return venue;
}
