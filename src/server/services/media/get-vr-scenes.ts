import { Refusal } from "../../../contract/codes.ts";
import type { Output, Parsed } from "../../../contract/index.ts";
import { houseOf } from "../card/house.ts";
import type { Context } from "../context.ts";

/**
 * Returns all panoramas of a venue (they link to each other) and the id of the first to show: that of the requested space,
 * else the first of the list, else an empty text.
 * @throws Refusal notFound if there is no such venue, or no panorama of the requested space
 */
export async function getVrScenes(
  context: Context,
  { siteId, type, spaceId }: Parsed<"media/getSiteVrDetail">,
): Promise<Output<"media/getSiteVrDetail">> {
  const { venue } = await houseOf(context, siteId);
  const scenes = venue.vr ?? [];
  if (spaceId === undefined) return { scenes, first: scenes[0]?.id ?? "" };
  const asked = scenes.find((scene) => scene.catalogType === type && (scene.spaceId ?? "0") === spaceId);
  if (!asked) throw new Refusal("notFound");
  return { scenes, first: asked.id };
}
