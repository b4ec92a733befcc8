import { getDistanceMetres } from "../distance.ts";

/** A departure hub with its position in degrees. */
export interface Hub {
  code: string;
  lng: number;
  lat: number;
}

/** A flight: minutes in all; `via` is the hub of the change where none is known to go without one. */
export interface Flight {
  minutes: number;
  via?: string;
}

/** Minutes planned for a change of planes. */
const changeMinutes = 120;

/** Neighbouring hubs are reached over land. */
const overLandKilometres = 200;

/**
 * Estimates the minutes between two hubs: taxiing and climbing, then 780 km an hour; between neighbours an hour and then a
 * kilometre a minute over land.
 */
function estimateHubMinutes(a: Hub, b: Hub): number {
  const kilometres = getDistanceMetres(a.lng, a.lat, b.lng, b.lat) / 1000;
  return Math.round(kilometres < overLandKilometres ? 60 + kilometres : 40 + kilometres / 13);
}

/**
 * Returns the non-stop flight from a hub, else the quickest with one change at another hub, else undefined. `flights` are
 * minutes without a stop by hub code. A connection is an estimate: flight between the hubs, change, flight.
 */
export function estimateFlight(
  flights: Readonly<Partial<Record<string, number>>>,
  from: Hub,
  hubs: readonly Hub[],
): Flight | undefined {
  const direct = flights[from.code];
  if (direct !== undefined) return { minutes: direct };
  return hubs
    .flatMap((hub): Flight[] => {
      const onward = flights[hub.code];
      if (hub.code === from.code || onward === undefined) return [];
      return [{ minutes: estimateHubMinutes(from, hub) + changeMinutes + onward, via: hub.code }];
    })
    .toSorted((a, b) => a.minutes - b.minutes)[0];
}
