import { getCapacity } from "../seating/capacity.ts";
import { createRoom, type MeasuredRoom } from "../seating/room.ts";
import type { LayoutKey } from "./layouts.ts";

/** A venue of a search result; `fit` is its fitting space. */
interface FoundVenue<Space extends MeasuredRoom> {
  id: string;
  name: string;
  demo?: boolean;
  fit?: { space: Space };
}

type WithFit<Venue extends { fit?: unknown }> = Venue & { fit: NonNullable<Venue["fit"]> };

/** A space with known length and width, and its venue's id and name. */
export interface BestSpace<Space extends MeasuredRoom> {
  venueId: string;
  venue: string;
  demo?: boolean;
  space: Space;
}

/** Preferred ratio of comfortable capacity to people, and the length-to-width ratio from which a plan draws well. */
const preferredSeatRatio = 1.05;
const preferredLengthRatio = 1.3;

/**
 * Returns the venue whose space to show, from search results (tightest fit first). Prefers a comfortable fit with spare
 * seats in an oblong room, then a comfortable fit, then a fit at the limit capacity, then any measured space.
 * Undefined when no space is measured.
 */
export function pickFittingVenue<Venue extends FoundVenue<MeasuredRoom>>(
  venues: readonly Venue[],
  layout: LayoutKey,
  people: number,
): WithFit<Venue> | undefined {
  const measured = venues.flatMap((venue) => {
    const room = venue.fit && createRoom(venue.fit.space);
    return room ? [{ venue: venue as WithFit<Venue>, room }] : [];
  });
  // Only as many rooms are seated as it takes; a room's capacity is computed once.
  const choice =
    measured.find(
      ({ room }) =>
        room.length >= room.width * preferredLengthRatio &&
        getCapacity(room, layout).comfortable >= people * preferredSeatRatio,
    ) ??
    measured.find(({ room }) => getCapacity(room, layout).comfortable >= people) ??
    measured.find(({ room }) => getCapacity(room, layout).limit >= people) ??
    measured[0];
  return choice?.venue;
}

/** Returns the fitting space of `pickFittingVenue` with its venue's name. */
export function pickBestSpace<Space extends MeasuredRoom>(
  venues: readonly FoundVenue<Space>[],
  layout: LayoutKey,
  people: number,
): BestSpace<Space> | undefined {
  const venue = pickFittingVenue(venues, layout, people);
  if (!venue) return undefined;
  const { id, name, demo, fit } = venue;
  return { venueId: id, venue: name, ...(demo && { demo }), space: fit.space };
}
