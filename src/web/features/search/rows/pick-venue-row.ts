import type { EventSumWire, SpaceCard, SpaceWire, VenueCard } from "#contract/schemas/entities.ts";
import type { PictureWire } from "#contract/schemas/picture.ts";
import { pickDefined } from "#domain/omit-undefined.ts";
import type { LayoutKey } from "#domain/space/layouts.ts";

const pictureKeys = ["hash", "width", "height", "color", "rendered", "caption", "layout"] as const;
/** What a picture of a row needs. */
export type RowPictureFacts = Pick<PictureWire, (typeof pictureKeys)[number]>;

const measureKeys = ["length", "width", "area", "height", "pillars", "led", "stage"] as const;
const pricedKeys = ["id", "name", "priceDay", "priceYear", ...measureKeys] as const;
/** What a row shows of the space that it names; the capacity in its layout decides how people fit. */
export type NamedSpace = Pick<SpaceWire, (typeof pricedKeys)[number] | "capacity">;

const placeKeys = ["id", "name", "districtName", "areaName", "approximatePosition"] as const;
export type RowPlace = Pick<VenueCard, (typeof placeKeys)[number]> & {
  metro?: Pick<NonNullable<VenueCard["metro"]>, "name" | "lines" | "minutes"> | undefined;
};

const venueKeys = [
  "demo",
  "type",
  "typeName",
  "star",
  "grade",
  "largestArea",
  "highestCeiling",
  "guestRoomCount",
  "priceFrom",
  "guestRoomPriceFrom",
  "rating",
  "sourceYear",
  "distance",
] as const;

/** What a venue's row shows. */
export type VenueRowFacts = RowPlace &
  Pick<VenueCard, (typeof venueKeys)[number]> & {
    cover?: RowPictureFacts | undefined;
    fit?:
      | {
          space: NamedSpace;
          layout: LayoutKey;
          people: number;
          blocked?: SpaceCard["blocked"] | undefined;
          sum?: RowSum | undefined;
        }
      | undefined;
  };

const spaceKeys = ["venueId", "demo", "floor", "distance", "seated", "blocked"] as const;

/** What a space's row shows. */
export type SpaceRowFacts = NamedSpace &
  Pick<SpaceCard, (typeof spaceKeys)[number]> & {
    venue: RowPlace;
    picture?: RowPictureFacts | undefined;
    sum?: RowSum | undefined;
  };

/** What a row shows of what the event costs. */
export type RowSum = Pick<EventSumWire, "total" | "perHead" | "text">;

const pickPicture = (picture: PictureWire | undefined) => picture && pickDefined(picture, pictureKeys);

function pickPlace({ metro, ...venue }: RowPlace): RowPlace {
  const { name, lines, minutes } = metro ?? {};
  return {
    ...pickDefined(venue, placeKeys),
    ...(name !== undefined && {
      metro: { name, ...(lines && { lines: lines.slice(0, 1) }), ...(minutes && { minutes }) },
    }),
  };
}

/** Picks of a space what a row shows, its capacity in one layout only. */
function pickSpace(space: SpaceWire, layout: LayoutKey | undefined): NamedSpace {
  const people = layout && space.capacity[layout];
  return { ...pickDefined(space, pricedKeys), capacity: people === undefined ? {} : { [layout!]: people } };
}

const pickSum = (sum: EventSumWire | undefined) => sum && { sum: pickDefined(sum, ["total", "perHead", "text"]) };

function pickCard(card: VenueCard, cover: PictureWire | undefined): VenueRowFacts {
  const { fit } = card;
  return {
    ...pickPlace(card),
    ...pickDefined(card, venueKeys),
    ...(cover && { cover: pickPicture(cover) }),
    ...(fit && {
      fit: {
        ...pickDefined(fit, ["layout", "people", "blocked"]),
        ...pickSum(fit.sum),
        space: pickSpace(fit.space, fit.layout),
      },
    }),
  };
}

/** Picks what a venue's row shows: the rest of the card would only make the page's data larger. */
export const pickVenueRow = (card: VenueCard): VenueRowFacts => pickCard(card, card.cover);

/** A picture is not shown again within this many rows. */
const rowsBetween = 6;

/**
 * Picks each row's picture: the best that the rows before it do not show. Where they show all of them the row has none, so that the plan
 * of its space stands in its place. `choices` are those of each row, best first.
 */
function pickRowPictures(choices: readonly (readonly (PictureWire | undefined)[])[]): (PictureWire | undefined)[] {
  const picked: (PictureWire | undefined)[] = [];
  for (const pictures of choices) {
    const near = new Set(picked.slice(1 - rowsBetween).map((picture) => picture?.hash));
    picked.push(pictures.find((picture) => picture && !near.has(picture.hash)));
  }
  return picked;
}

/**
 * Picks what the venues' rows show where the list constrains their spaces: a row is the space that fits, with its picture in the layout
 * that is searched for, else another of it, else one of the venue.
 */
export function pickFittingRows(cards: readonly VenueCard[]): VenueRowFacts[] {
  const pictures = pickRowPictures(cards.map(({ fit, cover }) => [fit?.picture, fit?.space.picture, cover]));
  return cards.map((card, at) => pickCard(card, pictures[at]));
}

function pickSpaceCard(card: SpaceCard, picture: PictureWire | undefined): SpaceRowFacts {
  return {
    ...pickSpace(card, card.seated?.layout),
    ...pickDefined(card, spaceKeys),
    ...pickSum(card.sum),
    venue: pickPlace(card.venue),
    ...(picture && { picture: pickPicture(picture) }),
  };
}

/** Picks what the spaces' rows show. */
export function pickSpaceRows(cards: readonly SpaceCard[]): SpaceRowFacts[] {
  const pictures = pickRowPictures(cards.map(({ picture }) => [picture]));
  return cards.map((card, at) => pickSpaceCard(card, pictures[at]));
}
