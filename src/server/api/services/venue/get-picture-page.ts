import { ServiceError } from "#contract/codes.ts";
import type { Output, Parsed } from "#contract/index.ts";
import { getVenueWithSpaces } from "../cards/venue-with-spaces.ts";
import { removeDuplicates, listVenuePictures, countPictureGroups } from "../cards/list-venue-pictures.ts";
import type { Context } from "../context.ts";

/** Pictures per page; a multiple of every column count of the grid. */
const picturesPerPage = 24;

/**
 * Returns one page of a venue's pictures, optionally of one kind or one space; space 0 means pictures of no space.
 * @throws ServiceError notFound, also if the space belongs to another venue
 */
export async function getPicturePage(
  context: Context,
  { siteId, catalogType, spaceId, page }: Parsed<"hotel/getAggregateSiteImage">,
): Promise<Output<"hotel/getAggregateSiteImage">> {
  const venueWithSpaces = await getVenueWithSpaces(context, siteId);
  if (spaceId !== undefined && spaceId !== "0" && !venueWithSpaces.spaces.some(({ id }) => id === spaceId)) {
    throw new ServiceError("notFound");
  }
  const matching = listVenuePictures(venueWithSpaces).filter(
    (each) =>
      (catalogType === undefined || each.catalogType === catalogType) &&
      (spaceId === undefined || (each.spaceId ?? "0") === spaceId),
  );
  const pictures = spaceId === undefined ? removeDuplicates(matching) : matching;
  return {
    total: pictures.length,
    page,
    pageSize: picturesPerPage,
    list: pictures.slice((page - 1) * picturesPerPage, page * picturesPerPage),
    groups: countPictureGroups(venueWithSpaces),
  };
}
