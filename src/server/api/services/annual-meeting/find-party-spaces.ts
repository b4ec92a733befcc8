import type { SpaceCard } from "../../../../contract/schemas/entities.ts";
import { seatsPerTable } from "../../../../domain/annual-meeting/annual-meeting-setup.ts";
import { emptyQuery, type ListQuery } from "../../../../domain/search/filters.ts";
import { formatListHref } from "../../../../domain/search/grammar.ts";
import { hasKnownSides } from "../../../../domain/seating/room.ts";
import { getLayoutByKey } from "../../../../domain/space/layouts.ts";
import type { VenueTypeKey } from "../../../../domain/venue/venue-types.ts";
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

/** Finds measured spaces of a city that seat so many tables: those of banquet venues first, the tightest fit first. */
export async function findPartySpaces(
  context: Context,
  cityCode: string,
  tables: number,
): Promise<{ total: number; spaces: SpaceCard[] }> {
  const { total, hits } = context.index.searchSpaces(getQuery(tables), { cityCode, pageSize: hitsRead });
  const cards = (await buildSpaceCards(context, hits)).filter(hasKnownSides);
  const isBanquetVenue = ({ venue }: SpaceCard) => banquetVenues.has(venue.type);
  return { total, spaces: cards.toSorted((a, b) => Number(isBanquetVenue(b)) - Number(isBanquetVenue(a))) };
}
