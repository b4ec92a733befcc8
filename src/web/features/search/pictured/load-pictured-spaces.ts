import type { Call } from "#contract/index.ts";
import type { CityName } from "#domain/city/city.ts";
import { emptyQuery } from "#domain/search/filters.ts";
import { formatListHref } from "#domain/search/grammar.ts";
import { getLayoutByKey, type LayoutKey } from "#domain/space/layouts.ts";
import { pickSpaceRows, type SpaceRowFacts } from "../rows/pick-venue-row.ts";

const spacesShown = 3;
/** Sort id of the space list: tightest fit first. */
const sortByBestFit = 3;

/** What an article's spaces have to hold. */
export interface SoughtSize {
  people: number;
  layout: LayoutKey;
  /** m², at least. */
  area?: number | undefined;
}

/** Spaces of a city that hold an article's event, and the list of all. */
export interface PicturedSpaces {
  city: Pick<CityName, "code" | "name" | "pinyin">;
  size: SoughtSize;
  href: string;
  spaces: SpaceRowFacts[];
}

/** Loads the spaces of a city that fit a size most tightly, one a venue, those with a picture and known sides first. */
export async function loadPicturedSpaces(
  call: Call,
  { code, name, pinyin }: PicturedSpaces["city"],
  size: SoughtSize,
): Promise<PicturedSpaces> {
  const { people, layout, area = 0 } = size;
  const filters = { people, layout: getLayoutByKey(layout).id, area, sort: sortByBestFit } as const;
  const { list } = await call("searchSite/getAggregateNewConference", { city: code, ...filters });
  const firsts = list.filter((card, at) => list.findIndex(({ venueId }) => venueId === card.venueId) === at);
  const isShown = (card: (typeof list)[number]) => Boolean(card.picture && card.length && card.width);
  const ranked = [...firsts.filter(isShown), ...firsts.filter((card) => !isShown(card))];
  return {
    city: { code, name, pinyin },
    size,
    href: formatListHref("space", pinyin, { ...emptyQuery, ...filters }),
    spaces: pickSpaceRows(ranked.slice(0, spacesShown)),
  };
}
