import type { Output, Parsed } from "#contract/index.ts";
import type { VenueHit } from "#server/search/index/search-index.ts";
import { buildVenueCards } from "../cards/build-venue-cards.ts";
import type { Context } from "../context.ts";
import { paginate } from "../paginate.ts";
import { requireCity } from "../require-city.ts";
import { type CityHits, listGroupHits, sortByLargestSpace } from "./list-group-hits.ts";
import { localizeVenueCard } from "./localize-venue-card.ts";

/** Lists hits of all cities, the space with the fewest seats left over first. */
const sortByFit = (cities: readonly CityHits[]): VenueHit[] =>
  cities
    .flatMap(({ hits }) => hits)
    .toSorted((a, b) => (a.fit?.people ?? 0) - (b.fit?.people ?? 0) || (a.id < b.id ? -1 : 1));

/**
 * Returns a page of the group's hotels in a language: the largest first, or with `people` those with a space for them,
 * the best fit first. @throws ServiceError notFound for an unknown city; a city without a hotel of the group has no rows
 */
export async function getLanghamList(
  context: Context,
  { lang, city, people = 0, page }: Parsed<"searchSite/getAggregateLanghamList">,
): Promise<Output<"searchSite/getAggregateLanghamList">> {
  const code = city === undefined ? undefined : requireCity(city).code;
  const cities = listGroupHits(context, { people }).filter(({ cityCode }) => code === undefined || cityCode === code);
  const shown = paginate(people > 0 ? sortByFit(cities) : sortByLargestSpace(cities), page);
  const cards = await buildVenueCards(context, shown.list);
  return { ...shown, list: cards.map((card) => localizeVenueCard(card, lang)) };
}
