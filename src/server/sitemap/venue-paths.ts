import { nearbyMetres } from "../../domain/limits.ts";
import type { Venue } from "../../domain/venue/venue.ts";
import {
  pictureWallHref,
  picturesHref,
  spaceHref,
  venueCasesHref,
  venueHref,
  venuePartHref,
  venueSpacesHref,
  vrHref,
} from "../../domain/venue/venue-href.ts";
import { sectionsOf } from "../../domain/venue/venue-sections.ts";
import type { Context } from "../services/context.ts";
import { keptCases } from "../services/card/case-card.ts";

/** Venues in one sitemap: with their pages and spaces some 20,000 paths, under the limit of 50,000. */
export const venuesAPart = 1000;

function isNearAnother({ index }: Pick<Context, "index">, { id, lng, lat }: Venue): boolean {
  if (lng === undefined || lat === undefined) return false;
  return index.venuesNear({ lng, lat }, nearbyMetres, 2).some((near) => near.id !== id);
}

/** Lists the venue's pages that may be indexed: those with content. */
function pathsOf(
  context: Context,
  venue: Venue,
  spaceIds: readonly string[],
  pictured: boolean,
  told: boolean,
): string[] {
  const { id } = venue;
  return [
    venueHref(id),
    ...(spaceIds.length > 0 ? [venueSpacesHref(id)] : []),
    ...sectionsOf(venue).map((section) => venuePartHref[section](id)),
    ...(isNearAnother(context, venue) ? [venuePartHref.nearby(id)] : []),
    ...(pictured ? [picturesHref(id), pictureWallHref(id)] : []),
    ...(venue.vr?.length ? [vrHref(id)] : []),
    ...(told ? [venueCasesHref(id)] : []),
    ...spaceIds.map((spaceId) => spaceHref(id, spaceId)),
  ];
}

/** Lists paths of a city's venues and their spaces; `part` counts from 1, a part beyond the last is empty. */
export async function venuePaths(context: Context, cityCode: string, part: number): Promise<string[]> {
  const { catalogue } = context;
  const venues = await catalogue.venuesInCity(cityCode, (part - 1) * venuesAPart, venuesAPart);
  const [spaces, cases] = await Promise.all([catalogue.spacesOfVenues(venues.map(({ id }) => id)), keptCases(context)]);
  const told = new Set(cases.map(({ siteId }) => siteId));
  return venues.flatMap((venue) => {
    const own = spaces.get(venue.id) ?? [];
    const pictured = [venue, ...own].some(({ pictures }) => pictures?.length);
    return pathsOf(
      context,
      venue,
      own.map(({ id }) => id),
      pictured,
      told.has(venue.id),
    );
  });
}
