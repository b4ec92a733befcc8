import type { Region } from "#domain/city/city.ts";
import { estimateWalkMinutes, getDistanceMetres, streetFactor } from "#domain/distance.ts";
import type { TransportLink } from "#domain/venue/venue.ts";
import { getAllHubs, isAirport, regionsOf } from "./get-city.ts";

/** Car speeds (km/h) in town and beyond `farFrom` metres, and minutes to get in and out. */
const carSpeeds = { town: 28, far: 45, farFrom: 15_000, extraMinutes: 5 } as const;

const limits = { metro: 2500, railway: 30_000, airport: 75_000 } as const;

function computeCarMinutes(metres: number): number {
  const speed = metres > carSpeeds.farFrom ? carSpeeds.far : carSpeeds.town;
  return Math.round(((metres * streetFactor) / 1000 / speed) * 60 + carSpeeds.extraMinutes);
}

interface NearbyRegion {
  region: Region;
  metres: number;
}

const findNearest = (
  regions: readonly Region[],
  lng: number,
  lat: number,
  limit: number,
  most: number,
): NearbyRegion[] =>
  regions
    .map((region) => ({ region, metres: Math.round(getDistanceMetres(lng, lat, region.lng, region.lat)) }))
    .filter(({ metres }) => metres <= limit)
    .sort((a, b) => a.metres - b.metres || (a.region.id < b.region.id ? -1 : 1))
    .slice(0, most);

/**
 * Returns the nearest metro stations, railway stations and airports of a point, neighbouring cities included.
 * `metres` are straight-line distances; minutes follow by the factors above.
 */
export function getTransportLinks(cityCode: string, lng: number, lat: number): TransportLink[] {
  const metros = regionsOf(cityCode).filter((region) => region.kind === "metro");
  const hubs = getAllHubs();
  const stations = hubs.filter((hub) => !isAirport(hub));
  const link = (kind: TransportLink["kind"], { region, metres }: NearbyRegion): TransportLink => ({
    kind,
    name: region.name,
    ...(region.lines?.length ? { lines: region.lines } : {}),
    metres,
    minutes: kind === "metro" ? estimateWalkMinutes(metres) : computeCarMinutes(metres),
  });
  return [
    ...findNearest(metros, lng, lat, limits.metro, 2).map((near) => link("metro", near)),
    ...findNearest(stations, lng, lat, limits.railway, 2).map((near) => link("railway", near)),
    ...findNearest(hubs.filter(isAirport), lng, lat, limits.airport, 2).map((near) => link("airport", near)),
  ];
}
