import type { Call } from "#contract/index.ts";
import type { SpaceCard } from "#contract/schemas/entities.ts";
import type { CityName } from "#domain/city/city.ts";
import { pickDefined } from "#domain/omit-undefined.ts";
import { emptyQuery } from "#domain/search/filters.ts";
import { formatListHref } from "#domain/search/grammar.ts";
import { getLayoutByKey, type LayoutKey } from "#domain/space/layouts.ts";

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

const shownKeys = [
  "id",
  "venueId",
  "name",
  "demo",
  "length",
  "width",
  "height",
  "pillars",
  "led",
  "stage",
  "priceDay",
  "seated",
] as const;

/** What is shown of a space. */
export type PicturedSpace = Pick<SpaceCard, (typeof shownKeys)[number] | "picture"> & { venue: string };

/** Spaces of a city that hold an article's event, and the list of all. */
export interface PicturedSpaces {
  city: Pick<CityName, "code" | "name" | "pinyin">;
  size: SoughtSize;
  href: string;
  spaces: PicturedSpace[];
}

/** Picks spaces, one a venue and no picture twice; those with a picture and known sides first. */
function pickSpaces(cards: readonly SpaceCard[]): PicturedSpace[] {
  const isFirst = (card: SpaceCard, at: number) =>
    cards.findIndex(
      ({ venueId, picture }) => venueId === card.venueId || (picture && picture.hash === card.picture?.hash),
    ) === at;
  const isDrawn = (card: SpaceCard) => Boolean(card.picture && card.length && card.width);
  const firsts = cards.filter(isFirst);
  return [...firsts.filter(isDrawn), ...firsts.filter((card) => !isDrawn(card))].slice(0, spacesShown).map((card) => ({
    ...pickDefined(card, shownKeys),
    venue: card.venue.name,
    ...(card.picture && {
      picture: pickDefined(card.picture, ["hash", "width", "height", "color", "rendered", "catalogType"]),
    }),
  }));
}

/** Loads the spaces of a city that fit a size most tightly. */
export async function loadPicturedSpaces(
  call: Call,
  { code, name, pinyin }: PicturedSpaces["city"],
  size: SoughtSize,
): Promise<PicturedSpaces> {
  const { people, layout, area = 0 } = size;
  const filters = { people, layout: getLayoutByKey(layout).id, area, sort: sortByBestFit } as const;
  const { list } = await call("searchSite/getAggregateNewConference", { city: code, ...filters });
  return {
    city: { code, name, pinyin },
    size,
    href: formatListHref("space", pinyin, { ...emptyQuery, ...filters }),
    spaces: pickSpaces(list),
  };
}
