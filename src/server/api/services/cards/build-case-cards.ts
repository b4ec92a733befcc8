import type { CaseCard } from "#contract/schemas/sample.ts";
import type { CaseFacts } from "#domain/content/case-facts.ts";
import type { Picture } from "#domain/picture/picture.ts";
import type { LayoutKey } from "#domain/space/layouts.ts";
import type { Space } from "#domain/space/space.ts";
import type { Venue } from "#domain/venue/venue.ts";
import { findCityByCode } from "#server/geography/reference-city.ts";
import type { Context } from "../context.ts";

/** A stored case with its id. */
export interface StoredCase extends CaseFacts {
  id: string;
}

/** Loads all cases in stored order. */
export async function loadCases({ content }: Pick<Context, "content">): Promise<StoredCase[]> {
  const rows = await content.list<CaseFacts>("case");
  return rows.map(({ id, body }) => ({ ...body, id }));
}

/** Loads the cases in some venues, in stored order. */
export async function loadCasesOfVenues(
  context: Pick<Context, "content">,
  venues: readonly { id: string }[],
): Promise<StoredCase[]> {
  const ids = new Set(venues.map(({ id }) => id));
  return (await loadCases(context)).filter(({ siteId }) => siteId !== undefined && ids.has(siteId));
}

/** Returns whether a picture without a layout contradicts none: grounds suit every set-up, a room in use only people who stand. */
const suitsLayout = (picture: Picture, layout: LayoutKey | undefined): boolean =>
  picture.layout === undefined && (picture.catalogType === "waiguan" || layout === undefined || layout === "cocktail");

/**
 * Converts the space of a case; with a picture only of the case's layout, or of no layout where that contradicts nothing. Where there is
 * none, with another of the space or of its venue.
 */
function toCaseSpace(
  space: Space,
  venue: Venue,
  { layout, otherwise }: Pick<CaseFacts, "layout" | "otherwise">,
): NonNullable<CaseCard["hall"]> {
  const { id, name, venueId, length, width, height, pillars, stage } = space;
  const pictures = otherwise === "place" ? [] : (space.pictures ?? []);
  const pictureLayout = otherwise === "stands" ? undefined : layout;
  const picture =
    pictures.find((one) => one.layout === pictureLayout) ?? pictures.find((one) => suitsLayout(one, pictureLayout));
  const [other] = pictures;
  const otherPicture = picture ? undefined : other ? { ...other, spaceId: id } : venue.pictures?.[0];
  return { id, name, venueId, venueName: venue.name, length, width, height, pillars, stage, picture, otherPicture };
}

/** Builds the cards of cases, each with its space if the catalogue still has it. */
export async function buildCaseCards(
  { catalogue }: Pick<Context, "catalogue">,
  cases: StoredCase[],
): Promise<CaseCard[]> {
  const spaces = await catalogue.spacesByIds([...new Set(cases.flatMap(({ spaceCode }) => spaceCode ?? []))]);
  const venues = await catalogue.venuesByIds([...new Set(spaces.map(({ venueId }) => venueId))]);
  const spaceById = new Map(spaces.map((space) => [space.id, space]));
  const venueById = new Map(venues.map((venue) => [venue.id, venue]));
  return cases.map(({ siteId: _, spaceCode = "", cityCode, ...facts }) => {
    const space = spaceById.get(spaceCode);
    const venue = space && venueById.get(space.venueId);
    return {
      ...facts,
      cityName: findCityByCode(cityCode)?.name,
      hall: space && venue ? toCaseSpace(space, venue, facts) : undefined,
    };
  });
}
