import type { PictureWire } from "../../../contract/pictures.ts";
import { picturesHref } from "../../../domain/venue/venue-href.ts";

/** Space id of pictures that belong to no space. */
export const noSpace = "0";

/** Returns the key of a picture in a query string; one file may belong to several spaces of a venue. */
export const pictureKey = ({ hash, spaceId }: Pick<PictureWire, "hash" | "spaceId">): string =>
  spaceId === undefined ? hash : `${hash}-${spaceId}`;

/** Formats the query string that opens a picture on a page that lists it. */
export const pictureQuery = (picture: Pick<PictureWire, "hash" | "spaceId">): string =>
  `?picture=${pictureKey(picture)}`;

/** Formats the URL of a picture among all pictures of its venue. */
export const inHouseHref = (venueId: string, picture: PictureWire): string =>
  picturesHref(venueId) + pictureQuery(picture);

/** Formats the URL of a picture in its group, which is the one to share. */
export const inGroupHref = (venueId: string, picture: PictureWire): string =>
  picturesHref(venueId, { type: picture.catalogType, spaceId: picture.spaceId ?? noSpace }) + pictureQuery(picture);
