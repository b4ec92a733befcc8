import type { SpaceCard } from "#contract/schemas/entities.ts";
import { seatsPerTable } from "#domain/annual-meeting/annual-meeting-setup.ts";
import { emptyQuery, type ListQuery } from "#domain/search/filters.ts";
import { formatListHref } from "#domain/search/grammar.ts";
import { hasKnownSides } from "#domain/seating/room.ts";
import { getLayoutByKey } from "#domain/space/layouts.ts";
import { type VenueTypeKey, venueTypes } from "#domain/venue/venue-types.ts";
import { buildSpaceCards } from "../cards/build-space-cards.ts";
import type { Context } from "../context.ts";

/** Sort id: the tightest fit first. */
const sortByBestFit = 3;
const hitsRead = 60;

/** Venues that serve round tables as a matter of course; others are shown after them. */
const banquetVenues: ReadonlySet<VenueTypeKey> = new Set<VenueTypeKey>([
  "hotel",
  "conference-centre",
  "resort",
  "club",
]);

const getQuery = (tables: number): ListQuery => ({
  ...emptyQuery,
  people: tables * seatsPerTable,
  layout: getLayoutByKey("banquet").id,
  sort: sortByBestFit,
});

/** Formats the path of the list of a city's spaces that seat so many tables. */
export const formatPartySpacesHref = (citySlug: string, tables: number): string =>
  formatListHref("space", citySlug, getQuery(tables));

/** Returns whether a space is in a venue that serves round tables as a matter of course. */
export const isInBanquetVenue = ({ venue }: Pick<SpaceCard, "venue">): boolean => banquetVenues.has(venue.type);

const banquetTypes = venueTypes
  .filter(({ key }) => banquetVenues.has(key))
  .reduce((set, { bit }) => set | (1 << bit), 0);

/**
 * Finds measured spaces of a city that seat so many tables: those of banquet venues first, the tightest fit first. Both are
 * searched: among all spaces the few large ballrooms would stand behind every stadium and hall that fits more tightly.
 */
export async function findPartySpaces(
  context: Context,
  cityCode: string,
  tables: number,
): Promise<{ total: number; spaces: SpaceCard[] }> {
  const search = { cityCode, pageSize: hitsRead };
  const query = getQuery(tables);
  const banquet = context.index.searchSpaces({ ...query, types: banquetTypes }, search);
  const { total, hits } = context.index.searchSpaces(query, search);
  const found = new Set(banquet.hits.map(({ id }) => id));
  const all = [...banquet.hits, ...hits.filter(({ id }) => !found.has(id))];
  const cards = (await buildSpaceCards(context, all)).filter(hasKnownSides);
  return { total, spaces: cards.toSorted((a, b) => Number(isInBanquetVenue(b)) - Number(isInBanquetVenue(a))) };
}
