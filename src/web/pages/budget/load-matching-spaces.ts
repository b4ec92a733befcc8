import type { Call } from "#contract/index.ts";
import type { SpaceCard } from "#contract/schemas/entities.ts";
import type { RequireData } from "#contract/schemas/estimate.ts";
import { completeAssumptions } from "#domain/estimate/complete-assumptions.ts";
import type { EstimateInput } from "#domain/estimate/estimate-event.ts";
import { roundYuan } from "#domain/estimate/price-range.ts";
import { formatListHref } from "#domain/search/grammar.ts";
import { getLayoutByKey } from "#domain/space/layouts.ts";
import { starLevels } from "#domain/venue/star-levels.ts";

const spacesShown = 4;

/** A space that the estimated hire pays for, as its row shows it. */
export interface MatchingSpace {
  venueId: string;
  id: string;
  name: string;
  venue: string;
  demo?: boolean | undefined;
  /** Metres. */
  length?: number | undefined;
  width?: number | undefined;
  /** People in the event's layout. */
  people?: number | undefined;
  /** Yuan a day, and its year where it is not this year. */
  priceDay?: number | undefined;
  priceYear?: number | undefined;
}

/** Spaces for a search, which they are valid for. */
export interface MatchingSpaces {
  /** Identifies the search. */
  key: string;
  spaces: MatchingSpace[];
  /** Path of the list with all of them. */
  href: string;
}

const toMatchingSpace = (card: SpaceCard): MatchingSpace => ({
  venueId: card.venueId,
  id: card.id,
  name: card.name,
  venue: card.venue.name,
  demo: card.demo,
  length: card.length,
  width: card.width,
  people: card.seated?.people,
  priceDay: card.priceDay,
  priceYear: card.priceYear,
});

/** Returns the filters of the spaces that an estimate's hire pays for: people, layout, star, at most the high price of a day, or the stated one. */
function getFilters({ event, assumptions, statedPrices }: EstimateInput, { prices }: Pick<RequireData, "prices">) {
  const hire = prices.find(({ key }) => key === `venue.fullday.s${event.star}`);
  const { area } = completeAssumptions(event, assumptions);
  const stated = event.days < 1 ? undefined : statedPrices?.hire;
  const bit = starLevels.find(({ star }) => star === event.star)?.bit;
  return {
    people: event.people,
    layout: getLayoutByKey(event.layout).id,
    price: stated === undefined ? (hire ? roundYuan(hire.high * area) : 0) : Math.ceil(stated),
    stars: bit === undefined ? 0 : 1 << bit,
  };
}

type SearchedData = Pick<RequireData, "city" | "prices">;

/** Identifies the search of an estimate's spaces. */
export const getSearchKey = (estimate: EstimateInput, data: SearchedData): string =>
  formatListHref("space", data.city.pinyin, getFilters(estimate, data));

/** Loads the first spaces that an estimate's hire pays for, one a venue. */
export async function loadMatchingSpaces(
  call: Call,
  estimate: EstimateInput,
  data: SearchedData,
): Promise<MatchingSpaces> {
  const filters = getFilters(estimate, data);
  const href = getSearchKey(estimate, data);
  const { list } = await call("searchSite/getAggregateNewConference", { city: data.city.code, ...filters });
  const firsts = list.filter((card, at) => list.findIndex(({ venueId }) => venueId === card.venueId) === at);
  return { key: href, href, spaces: firsts.slice(0, spacesShown).map(toMatchingSpace) };
}
