import { loadPictures } from "../../features/gallery/load-pictures.ts";
import { pickVenueHead } from "../../features/venue-frame/venue-facts.ts";
import type { LoaderContext } from "../../page.ts";
import type { PicturesData, PicturesInput } from "./types.ts";

/** Loads the venue and one page of its pictures, of all places or of the selected one. */
export async function loadPicturesPage(
  { page, ...selection }: PicturesInput,
  { call }: LoaderContext,
): Promise<PicturesData> {
  const [venue, first] = await Promise.all([
    call("hotel/getSiteDetailNew", { siteId: selection.siteId }),
    loadPictures(call, selection, page),
  ]);
  return { venue: pickVenueHead(venue), first };
}
