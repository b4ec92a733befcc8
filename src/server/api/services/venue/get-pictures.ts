import type { Output, Parsed } from "#contract/index.ts";
import { getVenueWithSpaces } from "../cards/venue-with-spaces.ts";
import { pickFirstPictures, countPictureGroups } from "../cards/list-venue-pictures.ts";
import type { Context } from "../context.ts";

/**
 * Returns the first pictures of a venue and the count of each kind.
 * @throws ServiceError notFound
 */
export async function getPictures(
  context: Context,
  { siteId }: Parsed<"hotel/getSiteDetailImage">,
): Promise<Output<"hotel/getSiteDetailImage">> {
  const venueWithSpaces = await getVenueWithSpaces(context, siteId);
  const counts = countPictureGroups(venueWithSpaces).map(({ catalogType, name, count }) => ({
    catalogType,
    name,
    count,
  }));
  return {
    first: pickFirstPictures(venueWithSpaces),
    counts,
    total: counts.reduce((sum, { count }) => sum + count, 0),
  };
}
