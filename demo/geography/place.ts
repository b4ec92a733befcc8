import type { Region } from "#domain/city/city.ts";
import { getDistanceMetres } from "#domain/distance.ts";
import type { VenueTypeKey } from "#domain/venue/venue-types.ts";
import { getCity, findDistrict, isAirport, regionsOf } from "./get-city.ts";
import type { Random } from "../random.ts";
import type { RosterEntry } from "../venues/build-roster.ts";

/** Location of a venue: position (GCJ-02), district and nearby regions, nearest first. */
export interface Place {
  lng: number;
  lat: number;
  district: Region | undefined;
  areas: Region[];
  metros: Region[];
  hubs: Region[];
  /** The region near which the venue was placed. */
  anchor: Region | undefined;
}

type AnchorKind = "business-area" | "district" | "outskirts" | "metro" | "hub" | "campus" | "pier";

/** Weighted kinds of anchor by venue type. */
const anchors: Record<VenueTypeKey, readonly (readonly [AnchorKind, number])[]> = {
  hotel: [
    ["business-area", 60],
    ["district", 20],
    ["metro", 13],
    ["hub", 7],
  ],
  "conference-centre": [
    ["business-area", 40],
    ["district", 35],
    ["metro", 15],
    ["hub", 10],
  ],
  "exhibition-hall": [
    ["district", 45],
    ["business-area", 25],
    ["outskirts", 15],
    ["hub", 15],
  ],
  stadium: [
    ["district", 70],
    ["metro", 30],
  ],
  theatre: [
    ["business-area", 55],
    ["metro", 25],
    ["district", 20],
  ],
  "art-centre": [
    ["business-area", 65],
    ["district", 25],
    ["metro", 10],
  ],
  restaurant: [
    ["business-area", 75],
    ["metro", 20],
    ["district", 5],
  ],
  cafe: [
    ["business-area", 70],
    ["metro", 30],
  ],
  club: [
    ["business-area", 70],
    ["district", 30],
  ],
  cruise: [["pier", 1]],
  resort: [["outskirts", 1]],
  outdoor: [
    ["outskirts", 80],
    ["district", 20],
  ],
  school: [
    ["campus", 75],
    ["district", 25],
  ],
};

/** Range of distances from the anchor, metres. */
const distanceRange: Record<AnchorKind, readonly [number, number]> = {
  "business-area": [120, 1300],
  district: [300, 3200],
  outskirts: [700, 4200],
  metro: [80, 850],
  hub: [350, 2400],
  campus: [150, 1500],
  pier: [30, 320],
};

/** Largest distance at which a region counts as near, metres. */
export const nearLimits = { area: 2000, metro: 1200, railway: 5000, airport: 15_000 } as const;

const campusName = /大学|学院|高教|科教|五道口|中关村|文教/;
const airportDistanceRange = [1800, 6000] as const;

/** Returns the metres from the city's centre. */
const getDistanceFromCentre = (region: Region): number => {
  const city = getCity(region.cityCode);
  return getDistanceMetres(city.lng, city.lat, region.lng, region.lat);
};

const pickCentralRegion = (random: Random, regions: readonly Region[], fade: number): Region =>
  random.weighted(regions.map((region) => [region, Math.exp(-getDistanceFromCentre(region) / fade) + 0.004] as const));

function chooseAnchor(random: Random, entry: RosterEntry): { region: Region | undefined; kind: AnchorKind } {
  const regions = regionsOf(entry.city.code);
  const regionsOfKind = (kind: Region["kind"]) => regions.filter((region) => region.kind === kind);
  const districts = regionsOfKind("district").filter((region) => getDistanceFromCentre(region) < 90_000);
  const kind = random.weighted(anchors[entry.type]);
  if (kind === "pier") return { region: undefined, kind };
  if (kind === "outskirts" && districts.length > 0) {
    const far = districts.filter((region) => getDistanceFromCentre(region) > 12_000);
    return { region: random.pick(far.length > 0 ? far : districts), kind };
  }
  const campus =
    kind === "campus" ? regionsOfKind("business-area").filter((region) => campusName.test(region.name)) : [];
  if (campus.length > 0) return { region: random.pick(campus), kind };
  const candidates = kind === "business-area" || kind === "metro" || kind === "hub" ? regionsOfKind(kind) : [];
  if (candidates.length > 0)
    return { region: pickCentralRegion(random, candidates, kind === "hub" ? 40_000 : 14_000), kind };
  if (districts.length > 0) return { region: pickCentralRegion(random, districts, 11_000), kind: "district" };
  return { region: undefined, kind: "district" };
}

/** Returns the point at a distance (metres) and bearing (radians). */
function offsetPoint(lng: number, lat: number, metres: number, bearing: number): [number, number] {
  const degree = 111_195;
  const north = metres * Math.cos(bearing);
  const east = metres * Math.sin(bearing);
  const round = (value: number) => Math.round(value * 1e6) / 1e6;
  return [round(lng + east / (degree * Math.cos((lat * Math.PI) / 180))), round(lat + north / degree)];
}

/** Returns the regions within their limit (metres) of a point, nearest first. */
function findRegionsWithin(
  regions: readonly Region[],
  lng: number,
  lat: number,
  limit: (region: Region) => number,
): Region[] {
  return regions
    .map((region) => ({ region, metres: getDistanceMetres(lng, lat, region.lng, region.lat) }))
    .filter(({ region, metres }) => metres <= limit(region))
    .sort((a, b) => a.metres - b.metres || (a.region.id < b.region.id ? -1 : 1))
    .map(({ region }) => region);
}

/** Builds the place of a position: district and nearby regions. */
export function buildPlace(cityCode: string, lng: number, lat: number, anchor?: Region): Place {
  const regions = regionsOf(cityCode);
  const regionsOfKind = (kind: Region["kind"]) => regions.filter((region) => region.kind === kind);
  return {
    lng,
    lat,
    anchor,
    district:
      anchor?.kind === "district" && getDistanceFromCentre(anchor) > 12_000 ? anchor : findDistrict(cityCode, lng, lat),
    areas: findRegionsWithin(regionsOfKind("business-area"), lng, lat, () => nearLimits.area),
    metros: findRegionsWithin(regionsOfKind("metro"), lng, lat, () => nearLimits.metro),
    hubs: findRegionsWithin(regionsOfKind("hub"), lng, lat, (hub) =>
      isAirport(hub) ? nearLimits.airport : nearLimits.railway,
    ),
  };
}

/** Chooses an anchor that suits the venue type and a point within its distance range. */
export function choosePlace(random: Random, entry: RosterEntry): Place {
  const { region, kind } = chooseAnchor(random, entry);
  const city = getCity(entry.city.code);
  const [lng, lat] = kind === "pier" ? entry.city.pier! : region ? [region.lng, region.lat] : [city.lng, city.lat];
  const [nearest, farthest] =
    region && region.kind === "hub" && isAirport(region) ? airportDistanceRange : distanceRange[kind];
  // The exponent makes venues denser near the anchor.
  const metres = nearest + (farthest - nearest) * random.next() ** 1.6;
  return buildPlace(entry.city.code, ...offsetPoint(lng, lat, metres, random.between(0, 2 * Math.PI)), region);
}
