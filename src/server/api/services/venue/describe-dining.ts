import type { Output } from "#contract/index.ts";
import { tableSeats } from "#domain/estimate/compute-measures.ts";
import { pickDefined } from "#domain/omit-undefined.ts";
import { getTrustedCapacity } from "#domain/seating/get-trusted-capacity.ts";
import type { VenueWithSpaces } from "../cards/venue-with-spaces.ts";

type VenueDetail = Output<"hotel/getSiteDetailNew">;

/** Round tables in a private room are the restaurant's; from here on a space of the venue is a place to dine. */
const minBanquetPeople = 20;
const banquetsShown = 6;

/** Lists the spaces that seat most people at round tables, the largest first. */
function listBanquets({ spaces }: VenueWithSpaces): VenueDetail["banquets"] {
  return spaces
    .map((space) => ({ id: space.id, people: getTrustedCapacity(space, "banquet") ?? 0 }))
    .filter(({ people }) => people >= minBanquetPeople)
    .map((banquet) => ({ ...banquet, tables: Math.floor(banquet.people / tableSeats) }))
    .sort((a, b) => b.people - a.people || (a.id < b.id ? -1 : 1))
    .slice(0, banquetsShown);
}

/** Returns where people dine in a venue: its restaurants, their private rooms and menus apart from them, and its spaces with tables. */
export function describeDining(
  venueWithSpaces: VenueWithSpaces,
): Pick<VenueDetail, "dining" | "diningDetails" | "banquets"> {
  const { dining } = venueWithSpaces.venue;
  const details = dining
    ?.filter(({ rooms, menus }) => rooms?.length || menus?.length)
    .map((outlet) => pickDefined(outlet, ["name", "rooms", "menus"]));
  return {
    dining: dining?.map((outlet) => pickDefined(outlet, ["name", "cuisine", "seats", "privateRooms"])),
    ...(details?.length && { diningDetails: details }),
    banquets: listBanquets(venueWithSpaces),
  };
}
