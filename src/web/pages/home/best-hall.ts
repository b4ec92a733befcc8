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

/**
 * Of the venues that a search found (the tightest fit first), the first whose hall seats the people in comfort by its
 * measures; else the first that seats them at all; else the first that can be drawn. Undefined where none can.
 */
export function bestHall(venues: VenueCard[], layout: LayoutKey, people: number): BestHall | undefined {
  const measured = venues.flatMap((venue) => {
    const room = venue.fit && roomOf(venue.fit.space);
    return room ? [{ venue, space: venue.fit!.space, room }] : [];
  });
  const seats = (level: "comfortable" | "limit") => (one: (typeof measured)[number]) =>
    people <= capacityOf(one.room, layout)[level];
  const best = measured.find(seats("comfortable")) ?? measured.find(seats("limit")) ?? measured[0];
  if (!best) return undefined;
  const { id, name, demo } = best.venue;
  return { venueId: id, venue: name, ...(demo && { demo }), space: leanSpace(best.space) };
}
