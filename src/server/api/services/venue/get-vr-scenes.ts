import { ServiceError } from "#contract/codes.ts";
import type { Output, Parsed } from "#contract/index.ts";
import { getVenueWithSpaces } from "../cards/venue-with-spaces.ts";
import type { Context } from "../context.ts";

/**
 * Returns all panoramas of a venue (they link to each other) and the id of the first to show: that of the requested space,
 * else the first of the list, else an empty text.
 * @throws ServiceError notFound if there is no such venue, or no panorama of the requested space
 */
export async function getVrScenes(
  context: Context,
  { siteId, type, spaceId }: Parsed<"media/getSiteVrDetail">,
): Promise<Output<"media/getSiteVrDetail">> {
  const { venue } = await getVenueWithSpaces(context, siteId);
  const scenes = venue.vr ?? [];
  if (spaceId === undefined) return { scenes, first: scenes[0]?.id ?? "" };
  const requested = scenes.find((scene) => scene.catalogType === type && (scene.spaceId ?? "0") === spaceId);
  if (!requested) throw new ServiceError("notFound");
  return { scenes, first: requested.id };
}
