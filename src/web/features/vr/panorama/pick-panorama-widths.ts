import {
  type PictureFormat,
  panoramaWidths,
  pictureFormats,
  formatPictureHref,
  listPictureWidths,
} from "#domain/picture/format-picture-href.ts";
import type { Picture } from "#domain/picture/picture.ts";

/** Limits of the device and the network. */
export interface DeviceLimits {
  /** Maximum texture width of the GPU, pixels. */
  textureWidth: number;
  /** Whether the visitor turned on data saving. */
  saveData: boolean;
}

/** Returns the widths to load one after another: the small one, then the full one where device and network allow. */
export function pickPanoramaWidths(
  { width }: Pick<Picture, "width">,
  { textureWidth, saveData }: DeviceLimits,
): number[] {
  const [first = width, ...finer] = listPictureWidths(width, panoramaWidths);
  return [first, ...(saveData ? [] : finer.filter((finerWidth) => finerWidth <= textureWidth))];
}

/** Returns the width that the poster and the viewer share, so that it is fetched once. */
export const getFirstWidth = ({ width }: Pick<Picture, "width">): number =>
  listPictureWidths(width, panoramaWidths)[0] ?? width;

/** Returns the format of a picture's URL, which is what the browser selected; jpg where it is unknown. */
export function getPictureFormat(href: string): PictureFormat {
  const end = /\.([a-z]+)$/.exec(href)?.[1];
  return pictureFormats.find((format) => format === end) ?? "jpg";
}

/** Formats the URL of the panorama's file in a width and format. */
export const formatPanoramaHref = ({ hash }: Pick<Picture, "hash">, width: number, format: PictureFormat): string =>
  formatPictureHref(hash, width, format);
