import type { PictureAsk, PicturePage } from "../../features/gallery/use-picture-list.ts";
import type { VenueHead } from "../../features/venue-frame/lean-venue.ts";

export interface PicturesInput extends PictureAsk {
  page: number;
}

export interface PicturesData {
  venue: VenueHead;
  first: PicturePage;
}
