import type { SpaceWire, VenueCard } from "../../../contract/entities.ts";
import { capacityOf } from "../../../domain/seating/capacity.ts";
import { roomOf } from "../../../domain/seating/room.ts";
import type { LayoutKey } from "../../../domain/space/layout.ts";
import { leanSpace } from "./lean-space.ts";

/** A space with known length and width, and its venue's id and name. */
export interface BestHall {
  venueId: string;
  venue: string;
  demo?: boolean;
  space: SpaceWire;
}

type Fitting = VenueCard & { fit: NonNullable<VenueCard["fit"]> };

/** Preferred ratio of comfortable capacity to people, and the length-to-width ratio from which a plan draws well. */
const spare = 1.05;
const oblong = 1.3;

/**
 * Returns the venue whose space to show, from search results (tightest fit first). Prefers a comfortable fit with spare
 * seats in an oblong room, then a comfortable fit, then a fit at the limit capacity, then any measured space.
 * Undefined when no space is measured.
 */
export function fittingVenue(venues: VenueCard[], layout: LayoutKey, people: number): Fitting | undefined {
  const measured = venues.flatMap((venue) => {
    const room = venue.fit && roomOf(venue.fit.space);
    return room ? [{ venue: venue as Fitting, room, capacity: capacityOf(room, layout) }] : [];
  });
  const choice =
    measured.find(
      ({ room, capacity }) => capacity.comfortable >= people * spare && room.length >= room.width * oblong,
    ) ??
    measured.find(({ capacity }) => capacity.comfortable >= people) ??
    measured.find(({ capacity }) => capacity.limit >= people) ??
    measured[0];
  return choice?.venue;
}

/** Returns the fitting space of `pickFittingVenue`, reduced to what the page carries. */
export function bestHall(venues: VenueCard[], layout: LayoutKey, people: number): BestHall | undefined {
  const venue = fittingVenue(venues, layout, people);
  if (!venue) return undefined;
  const { id, name, demo, fit } = venue;
  return { venueId: id, venue: name, ...(demo && { demo }), space: leanSpace(fit.space) };
}
