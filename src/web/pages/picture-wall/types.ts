import type { PicturePage } from "../../features/gallery/use-picture-list.ts";
import type { VenueHead } from "../../features/venue-frame/venue-facts.ts";

export interface PictureWallInput {
  siteId: string;
  page: number;
}

export interface PictureWallData {
  venue: VenueHead;
  first: PicturePage;
}
