import type { SpaceWire, VenueCard } from "../../../../contract/schemas/entities.ts";
import { getCapacity } from "../../../../domain/seating/capacity.ts";
import { createRoom } from "../../../../domain/seating/room.ts";
import type { LayoutKey } from "../../../../domain/space/layouts.ts";
import { trimSpace } from "./trim-space.ts";

/** A space with known length and width, and its venue's id and name. */
export interface BestSpace {
  venueId: string;
  venue: string;
  demo?: boolean;
  space: SpaceWire;
}

type VenueWithFit = VenueCard & { fit: NonNullable<VenueCard["fit"]> };

/** Preferred ratio of comfortable capacity to people, and the length-to-width ratio from which a plan draws well. */
const preferredSeatRatio = 1.05;
const preferredLengthRatio = 1.3;

/**
 * Returns the venue whose space to show, from search results (tightest fit first). Prefers a comfortable fit with spare
 * seats in an oblong room, then a comfortable fit, then a fit at the limit capacity, then any measured space.
 * Undefined when no space is measured.
 */
export function pickFittingVenue(venues: VenueCard[], layout: LayoutKey, people: number): VenueWithFit | undefined {
  const measured = venues.flatMap((venue) => {
    const room = venue.fit && createRoom(venue.fit.space);
    return room ? [{ venue: venue as VenueWithFit, room, capacity: getCapacity(room, layout) }] : [];
  });
  const choice =
    measured.find(
      ({ room, capacity }) =>
        capacity.comfortable >= people * preferredSeatRatio && room.length >= room.width * preferredLengthRatio,
    ) ??
    measured.find(({ capacity }) => capacity.comfortable >= people) ??
    measured.find(({ capacity }) => capacity.limit >= people) ??
    measured[0];
  return choice?.venue;
}

/** Returns the fitting space of `pickFittingVenue`, reduced to what the page carries. */
export function pickBestSpace(venues: VenueCard[], layout: LayoutKey, people: number): BestSpace | undefined {
  const venue = pickFittingVenue(venues, layout, people);
  if (!venue) return undefined;
  const { id, name, demo, fit } = venue;
  return { venueId: id, venue: name, ...(demo && { demo }), space: trimSpace(fit.space) };
}
