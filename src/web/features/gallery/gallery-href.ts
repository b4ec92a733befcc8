import type { PictureWire } from "../../../contract/pictures.ts";
import { picturesHref } from "../../../domain/venue/venue-href.ts";

/** Of a picture that belongs to no space. */
export const noSpace = "0";

/** What a picture is called in a query: one file may hang in several spaces of a house. */
export const pictureKey = ({ hash, spaceId }: Pick<PictureWire, "hash" | "spaceId">): string =>
  spaceId === undefined ? hash : `${hash}-${spaceId}`;

/** The query that opens a picture on a page that shows it. */
export const pictureQuery = (picture: Pick<PictureWire, "hash" | "spaceId">): string =>
  `?picture=${pictureKey(picture)}`;

/** A picture among all of its house. */
export const inHouseHref = (venueId: string, picture: PictureWire): string =>
  picturesHref(venueId) + pictureQuery(picture);

/** A picture in the group that it hangs in: the address to share it by. */
export const inGroupHref = (venueId: string, picture: PictureWire): string =>
  picturesHref(venueId, { type: picture.catalogType, spaceId: picture.spaceId ?? noSpace }) + pictureQuery(picture);
