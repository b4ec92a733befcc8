import { loadPictures } from "../../features/gallery/load-pictures.ts";
import { pickVenueHead } from "../../features/venue-frame/venue-facts.ts";
import type { LoaderContext } from "../../page.ts";
import type { PictureWallData, PictureWallInput } from "./types.ts";

/** Loads the venue and one page of all its pictures. */
export async function loadPictureWall(
  { siteId, page }: PictureWallInput,
  { call }: LoaderContext,
): Promise<PictureWallData> {
  const [venue, first] = await Promise.all([
    call("hotel/getSiteDetailNew", { siteId }),
    loadPictures(call, { siteId }, page),
  ]);
  return { venue: pickVenueHead(venue), first };
}
