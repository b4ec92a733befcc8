import { nearbyMetres } from "#domain/limits.ts";
import type { Venue } from "#domain/venue/venue.ts";
import {
  formatPictureWallHref,
  formatPicturesHref,
  formatSpaceHref,
  formatVenueCasesHref,
  formatVenueHref,
  formatVenuePartHref,
  formatVenueSpacesHref,
  formatVrHref,
} from "#domain/venue/format-venue-href.ts";
import { listFilledSections } from "#domain/venue/list-filled-sections.ts";
import type { Context } from "../api/services/context.ts";
import { loadCases } from "../api/services/cards/build-case-cards.ts";

/** Venues in one sitemap: with their pages and spaces they stay well under the 50,000 paths that search engines take. */
export const venuesPerSitemap = 1000;

function hasNearbyVenue({ index }: Pick<Context, "index">, { id, lng, lat }: Venue): boolean {
  if (lng === undefined || lat === undefined) return false;
  return index.findNearbyVenues({ lng, lat }, nearbyMetres, 2).some((near) => near.id !== id);
}

/** Lists the venue's pages that may be indexed: those with content. */
function listPathsOfVenue(
  context: Context,
  venue: Venue,
  spaceIds: readonly string[],
  hasPictures: boolean,
  hasCases: boolean,
): string[] {
  const { id } = venue;
  return [
    formatVenueHref(id),
    ...(spaceIds.length > 0 ? [formatVenueSpacesHref(id)] : []),
    ...listFilledSections(venue).map((section) => formatVenuePartHref[section](id)),
    ...(hasNearbyVenue(context, venue) ? [formatVenuePartHref.nearby(id)] : []),
    ...(hasPictures ? [formatPicturesHref(id), formatPictureWallHref(id)] : []),
    ...(venue.vr?.length ? [formatVrHref(id)] : []),
    ...(hasCases ? [formatVenueCasesHref(id)] : []),
    ...spaceIds.map((spaceId) => formatSpaceHref(id, spaceId)),
  ];
}

/** Lists paths of a city's venues and their spaces; `part` counts from 1, a part beyond the last is empty. */
export async function listVenuePaths(context: Context, cityCode: string, part: number): Promise<string[]> {
  const { catalogue } = context;
  const venues = await catalogue.venuesInCity(cityCode, (part - 1) * venuesPerSitemap, venuesPerSitemap);
  const [spaces, cases] = await Promise.all([catalogue.spacesOfVenues(venues.map(({ id }) => id)), loadCases(context)]);
  const venueIdsWithCases = new Set(cases.map(({ siteId }) => siteId));
  return venues.flatMap((venue) => {
    const own = spaces.get(venue.id) ?? [];
    const hasPictures = [venue, ...own].some(({ pictures }) => pictures?.length);
    return listPathsOfVenue(
      context,
      venue,
      own.map(({ id }) => id),
      hasPictures,
      venueIdsWithCases.has(venue.id),
    );
  });
}
