import { getDistanceMetres } from "#domain/distance.ts";
import { landmarkPositions } from "#server/geography/tables/landmark-positions.ts";

/** Largest straight-line distance that counts as 附近. */
const maxDistanceMetres = 3000;
const maxLandmarks = 4;

/** Finds the names of landmarks near a point, nearest first. */
export const findNearbyLandmarks = (cityCode: string, lng: number, lat: number): string[] =>
  (landmarkPositions[cityCode] ?? [])
    .map(([name, ...place]) => ({ name, metres: getDistanceMetres(lng, lat, ...place) }))
    .filter(({ metres }) => metres <= maxDistanceMetres)
    .toSorted((a, b) => a.metres - b.metres)
    .slice(0, maxLandmarks)
    .map(({ name }) => name);
