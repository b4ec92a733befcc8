import type { VenueCard } from "#contract/schemas/entities.ts";
import { emptyQuery } from "#domain/search/filters.ts";
import { getLayoutByKey, type LayoutKey } from "#domain/space/layouts.ts";
import { buildVenueCards } from "../../cards/build-venue-cards.ts";
import type { Context } from "../../context.ts";

/** Default values of the sentence, where the city has a space for them. */
const defaultPeople = 180;
const defaultLayout: LayoutKey = "classroom";
const capacitySort = 3;

/** The values that the sentence begins with, the number of venues that fit and the first of them, tightest fit first. */
export interface FirstSearch {
  people: number;
  layout: LayoutKey;
  total: number;
  venues: VenueCard[];
}

/** Finds venues for the first sentence. Without a fit, people drops to the largest capacity, rounded down to tens. */
function findFirstFit({ index }: Context, cityCode: string) {
  const layout = getLayoutByKey(defaultLayout).id;
  const search = (people: number) =>
    index.searchVenues({ ...emptyQuery, people, layout, sort: capacitySort }, { cityCode });
  const found = search(defaultPeople);
  if (found.total > 0) return { people: defaultPeople, found };
  const anyFound = search(0);
  const maxPeople = Math.max(0, ...anyFound.hits.map(({ fit }) => fit?.people ?? 0));
  if (maxPeople < 10) return { people: defaultPeople, found: anyFound };
  const people = Math.floor(maxPeople / 10) * 10;
  return { people, found: search(people) };
}

/** Searches a city's venues for the sentence that its home page begins with. */
export async function searchFirstSentence(context: Context, cityCode: string): Promise<FirstSearch> {
  const { people, found } = findFirstFit(context, cityCode);
  return { people, layout: defaultLayout, total: found.total, venues: await buildVenueCards(context, found.hits) };
}
