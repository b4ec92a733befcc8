import type { PictureWire } from "#contract/schemas/picture.ts";
import { formatPicturesHref } from "#domain/venue/format-venue-href.ts";

/** Space id of pictures that belong to no space. */
export const noSpaceId = "0";

/** Returns the key of a picture in a query string; one file may belong to several spaces of a venue. */
export const getPictureKey = ({ hash, spaceId }: Pick<PictureWire, "hash" | "spaceId">): string =>
  spaceId === undefined ? hash : `${hash}-${spaceId}`;

/** Formats the query string that opens a picture on a page that lists it. */
export const formatPictureQuery = (picture: Pick<PictureWire, "hash" | "spaceId">): string =>
  `?picture=${getPictureKey(picture)}`;

/** Formats the URL of a picture among all pictures of its venue. */
export const formatVenuePictureHref = (venueId: string, picture: Pick<PictureWire, "hash" | "spaceId">): string =>
  formatPicturesHref(venueId) + formatPictureQuery(picture);

/** Formats the URL of a picture in its group, which is the one to share. */
export const formatGroupPictureHref = (venueId: string, picture: PictureWire): string =>
  formatPicturesHref(venueId, { type: picture.catalogType, spaceId: picture.spaceId ?? noSpaceId }) +
  formatPictureQuery(picture);
