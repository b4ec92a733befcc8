import type { PictureListQuery, PicturePage } from "../../features/gallery/use-picture-list.ts";
import type { VenueHead } from "../../features/venue-frame/venue-facts.ts";

export interface PicturesInput extends PictureListQuery {
  page: number;
}

export interface PicturesData {
  venue: VenueHead;
  first: PicturePage;
}
