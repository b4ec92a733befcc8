import type { Space } from "../src/domain/space/space.ts";
import type { Venue } from "../src/domain/venue/venue.ts";
import { cityPlans } from "./city-plan.ts";
import { type Content, contentOf } from "./content.ts";
import { type FurnishedHouse, hangPictures } from "./hang-pictures.ts";
import { type House, roomsOf, settle } from "./house.ts";
import { wordDrawer } from "./names.ts";
import { type LibraryPicture, readLibrary } from "./picture-library.ts";
import { randomFor } from "./random.ts";
import { roster } from "./roster.ts";
import { flatRooms, spacesOf } from "./spaces.ts";
import { venueFrom } from "./venues.ts";

/** Number of spaces in the catalogue. */
export const spaceTotal = 28_000;

export interface Catalogue {
  venues: Venue[];
  spaces: Space[];
  content: Content;
}

/** Plans the venues of all cities, in the order of their ids. */
function settleAll(seed: number): House[] {
  const drawers = new Map(cityPlans.map(({ code }) => [code, wordDrawer(randomFor(seed, "words", code))]));
  return roster(seed).map((entry) => settle(seed, entry, drawers.get(entry.city.code)!));
}

/** Adds or removes one room in randomly chosen hotels until the catalogue has `total` spaces. */
function levelOut(seed: number, houses: readonly House[], total: number): House[] {
  const wanted = total - houses.reduce((sum, house) => sum + house.spaces, 0);
  const step = Math.sign(wanted);
  const byChance = houses
    .filter(
      ({ entry, spaces }) => entry.type === "hotel" && !entry.showcase && spaces + step >= 4 && spaces + step <= 30,
    )
    .map((house) => ({ id: house.entry.id, order: randomFor(seed, "level-out", house.entry.id).next() }))
    .sort((a, b) => a.order - b.order);
  if (byChance.length < Math.abs(wanted)) throw new Error(`${wanted} spaces cannot be made up by one room a hotel`);
  const chosen = new Set(byChance.slice(0, Math.abs(wanted)).map(({ id }) => id));
  return houses.map((house) => (chosen.has(house.entry.id) ? { ...house, spaces: house.spaces + step } : house));
}

/**
 * Generates the demo catalogue of a seed: 2,400 venues with 28,000 spaces. Pure: the same seed gives the same bytes.
 * `onVenue` receives the number of finished venues; `library` defaults to all rendered pictures.
 */
export function generateCatalogue({
  seed,
  onVenue,
  library = readLibrary(),
}: {
  seed: number;
  onVenue?: (done: number) => void;
  library?: readonly LibraryPicture[];
}): Catalogue {
  const venues: Venue[] = [];
  const spaces: Space[] = [];
  const houses: FurnishedHouse[] = [];
  for (const house of levelOut(seed, settleAll(seed), spaceTotal)) {
    const rooms = roomsOf(seed, house);
    const { entry, level, rate, listedAt } = house;
    const complete = entry.showcase !== undefined;
    const own = spacesOf(seed, { id: entry.id, level, rate, listedAt, complete }, rooms);
    spaces.push(...own);
    const venue = venueFrom(seed, house, rooms, own);
    venues.push(venue);
    const kinds = flatRooms(rooms).map(({ kind }) => kind);
    houses.push({ venue, theme: entry.showcase?.theme, spaces: own.map((space, at) => ({ space, kind: kinds[at]! })) });
    onVenue?.(venues.length);
  }
  hangPictures(seed, library, houses);
  return { venues, spaces, content: contentOf(venues, spaces) };
}
