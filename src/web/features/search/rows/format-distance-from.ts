import { estimateStreetMetres, estimateWalkMinutes, formatDistance } from "#domain/distance.ts";
import { searchZh } from "#texts/search/search.zh.ts";

/** Minutes; nobody walks longer from a station to a meeting. */
const maxWalkMinutes = 40;

interface Located {
  /** Straight-line metres. */
  distance?: number | undefined;
  approximatePosition?: boolean | undefined;
}

/**
 * Formats the distance of a row: from a place as an estimated walk, or street distance where that is too long or the
 * position is approximate; from the visitor's position the straight line. Undefined if unknown.
 */
export function formatDistanceFrom(
  { distance, approximatePosition }: Located,
  place: string | undefined,
): string | undefined {
  if (distance === undefined) return undefined;
  if (place === undefined) return `${searchZh.away} ${formatDistance(distance)}`;
  const [minutes, metres] = [estimateWalkMinutes(distance), formatDistance(estimateStreetMetres(distance))];
  const isWalk = !approximatePosition && minutes <= maxWalkMinutes;
  return isWalk ? searchZh.walkFrom(place, metres, minutes) : searchZh.distanceFrom(place, metres);
}
