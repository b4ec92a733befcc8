/** Widths of picture renditions, CSS pixels times the screen's density; never wider than the original. */
export const pictureWidths = [160, 320, 480, 640, 960, 1280, 1920] as const;
/** Widths of panorama renditions: for phones and full size. */
export const panoramaWidths = [2048, 4096] as const;
/** Highest device pixel ratio served: 3x screens get the pixels of 2x screens, since the difference is not visible. */
export const maxPictureDensity = 2;

/** Width to height of most pictures: sheets and the bootstrap take it where a picture's box says no other. */
export const usualPictureRatio = 1.6;
export const pictureFormats = ["avif", "webp", "jpg"] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** Formats the path of a picture in one width and format. */
export const formatPictureHref = (hash: string, width: number, format: PictureFormat): string =>
  `/pictures/${hash}-${width}.${format}`;

/** Returns the rendition widths for an original of this width: never larger than the original, at least one. */
export function listPictureWidths(original: number, widths: readonly number[] = pictureWidths): number[] {
  const smaller = widths.filter((width) => width <= original);
  return smaller.length > 0 ? smaller : [original];
}
