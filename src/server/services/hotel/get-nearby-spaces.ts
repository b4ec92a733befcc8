import { Refusal } from "../../../contract/codes.ts";
import type { Output, Parsed } from "../../../contract/index.ts";
import { spaceCards } from "../card/space-card.ts";
import type { Context } from "../context.ts";

/** Range of areas that count as similar, as factors of the area. */
const likeSize = { from: 0.6, to: 1.6 } as const;
const withinMetres = 20_000;
const shown = 8;

/**
 * Returns spaces of similar area in nearby venues, nearest first, one per venue; without `spaceCode`, similar to the
 * venue's largest. Empty if the position or the area is unknown.
 * @throws Refusal notFound
 */
export async function getNearbySpaces(
  context: Context,
  { siteId, spaceCode }: Parsed<"hotel/getNearByConf">,
): Promise<Output<"hotel/getNearByConf">> {
  const { catalogue, index } = context;
  const venue = await catalogue.venueById(siteId);
  const space = spaceCode === undefined ? undefined : await catalogue.spaceById(spaceCode);
  if (!venue || (spaceCode !== undefined && space?.venueId !== siteId)) throw new Refusal("notFound");
  const area = spaceCode === undefined ? index.hitOf(siteId)?.largestArea : space?.area;
  const { lng, lat } = venue;
  if (area === undefined || lng === undefined || lat === undefined) return [];
  const range = { areaFrom: area * likeSize.from, areaTo: area * likeSize.to, exceptVenue: siteId };
  return spaceCards(context, index.spacesNear({ lng, lat }, withinMetres, shown, range));
}
