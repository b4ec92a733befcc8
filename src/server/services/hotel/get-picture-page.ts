import { Refusal } from "../../../contract/codes.ts";
import type { Output, Parsed } from "../../../contract/index.ts";
import { houseOf } from "../card/house.ts";
import { eachOnce, housePictures, pictureGroups } from "../card/house-pictures.ts";
import type { Context } from "../context.ts";

/** Pictures per page; a multiple of every column count of the grid. */
const picturesAPage = 24;

/**
 * Returns one page of a venue's pictures, optionally of one kind or one space; space 0 means pictures of no space.
 * @throws Refusal notFound, also if the space belongs to another venue
 */
export async function getPicturePage(
  context: Context,
  { siteId, catalogType, spaceId, page }: Parsed<"hotel/getAggregateSiteImage">,
): Promise<Output<"hotel/getAggregateSiteImage">> {
  const house = await houseOf(context, siteId);
  if (spaceId !== undefined && spaceId !== "0" && !house.spaces.some(({ id }) => id === spaceId)) {
    throw new Refusal("notFound");
  }
  const hanging = housePictures(house).filter(
    (each) =>
      (catalogType === undefined || each.catalogType === catalogType) &&
      (spaceId === undefined || (each.spaceId ?? "0") === spaceId),
  );
  const pictures = spaceId === undefined ? eachOnce(hanging) : hanging;
  return {
    total: pictures.length,
    page,
    pageSize: picturesAPage,
    list: pictures.slice((page - 1) * picturesAPage, page * picturesAPage),
    groups: pictureGroups(house),
  };
}
