import { Refusal } from "../../../contract/codes.ts";
import type { Output, Parsed } from "../../../contract/index.ts";
import { houseOf } from "../card/house.ts";
import type { Context } from "../context.ts";

/**
 * All panoramas of a venue, since one walks from each to the others, and the one to begin with: that of the space asked for,
 * else the first. A venue without any has none, and begins nowhere.
 * @throws Refusal notFound where there is no such venue, or no panorama of the space asked for
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
