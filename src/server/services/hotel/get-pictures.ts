import type { Output, Parsed } from "../../../contract/index.ts";
import { houseOf } from "../card/house.ts";
import { firstPictures, pictureGroups } from "../card/house-pictures.ts";
import type { Context } from "../context.ts";

/**
 * Returns the first pictures of a venue and the count of each kind.
 * @throws Refusal notFound
 */
export async function getPictures(
  context: Context,
  { siteId }: Parsed<"hotel/getSiteDetailImage">,
): Promise<Output<"hotel/getSiteDetailImage">> {
  const house = await houseOf(context, siteId);
  const counts = pictureGroups(house).map(({ catalogType, name, count }) => ({ catalogType, name, count }));
  return { first: firstPictures(house), counts, total: counts.reduce((sum, { count }) => sum + count, 0) };
}
