import { ServiceError } from "#contract/codes.ts";
import type { Output, Parsed } from "#contract/index.ts";
import { buildSpaceCards } from "../cards/build-space-cards.ts";
import type { Context } from "../context.ts";

/** Range of areas that count as similar, as factors of the area. */
const similarAreaFactors = { from: 0.6, to: 1.6 } as const;
const maxMetres = 20_000;
const maxShown = 8;

/**
 * Returns spaces of similar area in nearby venues, nearest first, one per venue; without `spaceCode`, similar to the
 * venue's largest. Empty if the position or the area is unknown.
 * @throws ServiceError notFound
 */
export async function getNearbySpaces(
  context: Context,
  { siteId, spaceCode }: Parsed<"hotel/getNearByConf">,
): Promise<Output<"hotel/getNearByConf">> {
  const { catalogue, index } = context;
  const venue = await catalogue.venueById(siteId);
  const space = spaceCode === undefined ? undefined : await catalogue.spaceById(spaceCode);
  if (!venue || (spaceCode !== undefined && space?.venueId !== siteId)) throw new ServiceError("notFound");
  const area = spaceCode === undefined ? index.getHit(siteId)?.largestArea : space?.area;
  const { lng, lat } = venue;
  if (area === undefined || lng === undefined || lat === undefined) return [];
  const range = { areaFrom: area * similarAreaFactors.from, areaTo: area * similarAreaFactors.to, exceptVenue: siteId };
  return buildSpaceCards(context, index.findNearbySpaces({ lng, lat }, maxMetres, maxShown, range));
}
