import type { Output, Parsed } from "#contract/index.ts";
import { getSchemeLayout, maxSchemePeople } from "#domain/scheme/scheme-setup.ts";
import { emptyQuery, type ListQuery } from "#domain/search/filters.ts";
import { formatListHref } from "#domain/search/grammar.ts";
import { hasKnownSides } from "#domain/seating/room.ts";
import { getLayoutByKey, type LayoutKey } from "#domain/space/layouts.ts";
import { buildSpaceCards } from "../cards/build-space-cards.ts";
import { listCityWires } from "../cards/list-city-wires.ts";
import type { Context } from "../context.ts";
import { requireCity } from "../require-city.ts";
import { buildSchemeSpace, pickSchemeSpace } from "./pick-scheme-space.ts";

/** Sort id: the tightest fit first. */
const sortByBestFit = 3;
const hitsRead = 30;

const getQuery = (people: number, layout: LayoutKey): ListQuery => ({
  ...emptyQuery,
  people,
  layout: getLayoutByKey(layout).id,
  sort: sortByBestFit,
});

/** Returns the people in a city's largest space in a layout; 0 if none is known. */
function findLargest({ index }: Pick<Context, "index">, cityCode: string, layout: LayoutKey): number {
  const isSeated = (people: number) =>
    index.searchSpaces(getQuery(people, layout), { cityCode, pageSize: 0 }).total > 0;
  let [low, high] = [0, 2 * maxSchemePeople];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (isSeated(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

/**
 * Returns the space that a scheme is drawn in, and how many others there are.
 * @throws ServiceError notFound if the city is unknown
 */
export async function getSchemePage(
  context: Context,
  { city: key, eventType, people, layout: requested }: Parsed<"activity/getSchemePage">,
): Promise<Output<"activity/getSchemePage">> {
  const { code, name, pinyin } = requireCity(key);
  const layout = getSchemeLayout({ eventType, ...(requested && { layout: requested }) });
  const query = getQuery(people, layout);
  const { total, hits } = context.index.searchSpaces(query, { cityCode: code, pageSize: hitsRead });
  const cards = (await buildSpaceCards(context, hits)).filter(hasKnownSides);
  const picked = pickSchemeSpace(cards, layout, people);
  return {
    city: { code, name, pinyin },
    cities: listCityWires(context.index)
      .filter((city) => city.open && !city.global)
      .toSorted((a, b) => b.venueCount - a.venueCount)
      .map((city) => ({ code: city.code, name: city.name, pinyin: city.pinyin })),
    layout,
    total,
    href: formatListHref("space", pinyin, query),
    largest: findLargest(context, code, layout),
    ...(picked && { space: await buildSchemeSpace(context, picked, people) }),
  };
}
