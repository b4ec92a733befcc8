import { Refusal } from "../../../contract/codes.ts";
import type { Output, Parsed } from "../../../contract/index.ts";
import { houseOf } from "../card/house.ts";
import { eachOnce, housePictures, pictureGroups } from "../card/house-pictures.ts";
import type { Context } from "../context.ts";

/** Pictures a page of the wall; a multiple of the columns of every width. */
const picturesAPage = 24;

/**
 * One page of a venue's pictures, of one kind or one space where those are asked for; space 0 means of no space.
 * @throws Refusal notFound, also where the space is another venue's
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
