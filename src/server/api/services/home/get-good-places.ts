import { formatNumber } from "#domain/format.ts";
import type { Output, Parsed } from "#contract/index.ts";
import { emptyQuery, type ListQuery } from "#domain/search/filters.ts";
import { formatGroups } from "#domain/search/grammar.ts";
import { findLayoutById } from "#domain/space/layouts.ts";
import type { SearchResult, VenueHit } from "#server/search/index/search-index.ts";
import { requireCity } from "../require-city.ts";
import { buildVenueCards } from "../cards/build-venue-cards.ts";
import type { Context } from "../context.ts";
import { type Occasion, occasions } from "./occasions.ts";
import { formatVenueReason } from "./format-venue-reason.ts";

type GoodPlaces = Output<"home/getGoodPlace">;

/** Number of venues that make a size worth suggesting; a small city may have fewer. */
const minVenues = 3;
const defaultSize = 8;

interface SizedSearch {
  people: number;
  query: ListQuery;
  found: SearchResult<VenueHit>;
}

/** Finds the first size with enough venues in the city, else the first with any; undefined if there is none. */
function findLargestSize({ index }: Context, { sizes, layout }: Occasion, cityCode: string): SizedSearch | undefined {
  let withAny: SizedSearch | undefined;
  for (const people of sizes) {
    const query: ListQuery = { ...emptyQuery, people, layout };
    const found = index.searchVenues(query, { cityCode, pageSize: 60 });
    if (found.total >= minVenues) return { people, query, found };
    if (found.total > 0) withAny ??= { people, query, found };
  }
  return withAny;
}

/** Returns venues of a city by occasion, each with the fitting space and a reason; omits occasions without venues. */
export async function getGoodPlaces(
  context: Context,
  { city: key, size = defaultSize }: Parsed<"home/getGoodPlace">,
): Promise<GoodPlaces> {
  const city = requireCity(key);
  const shownIds = new Set<string>();
  const places: GoodPlaces = [];
  for (const occasion of occasions) {
    const chosen = findLargestSize(context, occasion, city.code);
    if (!chosen) continue;
    const { people, query, found } = chosen;
    // A venue already shown for one occasion comes last in the next.
    const fresh = found.hits.toSorted((a, b) => Number(shownIds.has(a.id)) - Number(shownIds.has(b.id))).slice(0, size);
    for (const { id } of fresh) shownIds.add(id);
    const cards = await buildVenueCards(context, fresh);
    places.push({
      type: { id: occasion.id, name: occasion.name(formatNumber(people)), count: found.total },
      people,
      layout: findLayoutById(occasion.layout)!.key,
      searchParams: formatGroups("venue", query),
      list: cards.map((card) => ({ ...card, reason: formatVenueReason(card, occasion.relevantFeatures) })),
    });
  }
  return places;
}
