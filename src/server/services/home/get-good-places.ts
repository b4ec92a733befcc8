import type { Output, Parsed } from "../../../contract/index.ts";
import { emptyVenueQuery, formatVenueGroups, type VenueQuery } from "../../../domain/search/grammar.ts";
import { layoutById } from "../../../domain/space/layout.ts";
import type { Found, VenueHit } from "../../search/search-index.ts";
import { askedCity } from "../asked-city.ts";
import { venueCards } from "../card/venue-card.ts";
import type { Context } from "../context.ts";
import { type Occasion, occasions } from "./occasions.ts";
import { reasonFor } from "./reason-for.ts";

type GoodPlaces = Output<"home/getGoodPlace">;

/** Number of venues that make a size worth suggesting; a small city may have fewer. */
const enough = 3;
const defaultSize = 8;

interface Sized {
  people: number;
  query: VenueQuery;
  found: Found<VenueHit>;
}

/** Finds the first size with enough venues in the city, else the first with any; undefined if there is none. */
function sized({ index }: Context, { sizes, layout }: Occasion, cityCode: string): Sized | undefined {
  const tried = sizes.map((people): Sized => {
    const query: VenueQuery = { ...emptyVenueQuery, people, layout };
    return { people, query, found: index.venues(query, { cityCode, pageSize: 60 }) };
  });
  return tried.find(({ found }) => found.total >= enough) ?? tried.find(({ found }) => found.total > 0);
}

/** Returns venues of a city by occasion, each with the fitting space and a reason; omits occasions without venues. */
export async function getGoodPlaces(
  context: Context,
  { city: key, size = defaultSize }: Parsed<"home/getGoodPlace">,
): Promise<GoodPlaces> {
  const city = askedCity(key);
  const taken = new Set<string>();
  const places: GoodPlaces = [];
  for (const occasion of occasions) {
    const chosen = sized(context, occasion, city.code);
    if (!chosen) continue;
    const { people, query, found } = chosen;
    // A venue already shown for one occasion comes last in the next.
    const fresh = found.hits.toSorted((a, b) => Number(taken.has(a.id)) - Number(taken.has(b.id))).slice(0, size);
    for (const { id } of fresh) taken.add(id);
    const cards = await venueCards(context, fresh);
    places.push({
      type: { id: occasion.id, name: occasion.name(people), count: found.total },
      people,
      layout: layoutById(occasion.layout)!.key,
      searchParams: formatVenueGroups(query),
      list: cards.map((card) => ({ ...card, reason: reasonFor(card, occasion.speaking) })),
    });
  }
  return places;
}
