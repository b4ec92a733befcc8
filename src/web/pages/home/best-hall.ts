import type { SpaceWire, VenueCard } from "../../../contract/entities.ts";
import { capacityOf } from "../../../domain/seating/capacity.ts";
import { roomOf } from "../../../domain/seating/room.ts";
import type { LayoutKey } from "../../../domain/space/layout.ts";
import { leanSpace } from "./lean-space.ts";

/** A hall with the house it is in; its length and width are known. */
export interface BestHall {
  venueId: string;
  venue: string;
  demo?: boolean;
  space: SpaceWire;
}

type Fitting = VenueCard & { fit: NonNullable<VenueCard["fit"]> };

/** Share of seats that one likes to have left over, and how much longer than wide a hall is that draws well. */
const spare = 1.05;
const oblong = 1.3;

/**
 * Of the venues that a search found (the tightest fit first), the one whose hall to show: by its measures it seats the
 * people in comfort, best with a few seats to spare in an oblong room; else it seats them at all; else it can be drawn.
 * Undefined where none can.
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

/** The hall of that venue, as the page carries it. */
export function bestHall(venues: VenueCard[], layout: LayoutKey, people: number): BestHall | undefined {
  const venue = fittingVenue(venues, layout, people);
  if (!venue) return undefined;
  const { id, name, demo, fit } = venue;
  return { venueId: id, venue: name, ...(demo && { demo }), space: leanSpace(fit.space) };
}
