import type { TopicInfo } from "#contract/schemas/marketing/topic-info.ts";
import { findLayoutPicture } from "#domain/picture/find-layout-picture.ts";
import { getTrustedCapacity } from "#domain/seating/get-trusted-capacity.ts";
import type { EventSize } from "#domain/venue/event-size.ts";
import type { GroupVenue } from "#server/search/index/search-index.ts";
import type { Context } from "../context.ts";
import { type LargestSpace, listLargestSpaces } from "./build-overlay.ts";
import { isFitting } from "./is-fitting.ts";

/** Photographs shown, and the largest spaces among which they are looked for. */
const shown = 7;
const read = 24;
/** Spaces shown in place of a wall. */
const othersShown = 3;

/** Builds the wall of those of the spaces that have a picture which none before shows. */
async function buildWallSpaces(
  { catalogue }: Pick<Context, "catalogue">,
  largest: readonly LargestSpace[],
  eventSize: EventSize,
): Promise<TopicInfo["wall"]> {
  const spaces = await catalogue.spacesByIds(largest.map(({ space }) => space.id));
  const spaceById = new Map(spaces.map((space) => [space.id, space]));
  const seen = new Set<string>();
  return largest.flatMap(({ venue, space: { id, sides }, area }) => {
    const space = spaceById.get(id);
    const unseen = space?.pictures?.filter(({ hash }) => !seen.has(hash));
    const picture = findLayoutPicture(unseen, eventSize.layout);
    if (!space || !picture) return [];
    seen.add(picture.hash);
    const people = getTrustedCapacity(space, eventSize.layout);
    const { name, priceDay } = space;
    return [{ venueId: venue.id, spaceId: id, venueName: venue.name, name, ...sides, area, people, priceDay, picture }];
  });
}

/** Builds the wall of a group: the largest spaces with a picture that no larger one shows, of the venues that hold the people. */
export async function buildWall(
  context: Pick<Context, "catalogue">,
  venues: readonly GroupVenue[],
  eventSize: EventSize,
): Promise<TopicInfo["wall"]> {
  const largest = listLargestSpaces(venues.filter((venue) => isFitting(venue, eventSize))).slice(0, read);
  return (await buildWallSpaces(context, largest, eventSize)).slice(0, shown);
}

/** Builds what stands in place of an empty wall: spaces of these venues that hold the people, those next to the required area, the largest first. */
export async function buildOtherSpaces(
  context: Pick<Context, "catalogue">,
  venues: readonly GroupVenue[],
  eventSize: EventSize,
  requiredArea: number,
): Promise<TopicInfo["wall"]> {
  const nearest = listLargestSpaces(venues.filter((venue) => isFitting(venue, eventSize)))
    .toSorted((a, b) => Math.abs(a.area - requiredArea) - Math.abs(b.area - requiredArea))
    .slice(0, read);
  const found = (await buildWallSpaces(context, nearest, eventSize)).slice(0, othersShown);
  return found.toSorted((a, b) => b.area - a.area);
}
