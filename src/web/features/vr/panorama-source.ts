import {
  type Picture,
  type PictureFormat,
  panoramaWidths,
  pictureFormats,
  pictureHref,
  widthsFor,
} from "../../../domain/picture/picture.ts";

/** What the device can show and the network should carry. */
export interface Means {
  /** Widest texture of the graphics unit, pixels. */
  textureWidth: number;
  /** The visitor asked for little data. */
  saveData: boolean;
}

/** Widths to load one after another: the small one for all, then the full one where device and network allow. */
export function panoramaSteps({ width }: Pick<Picture, "width">, { textureWidth, saveData }: Means): number[] {
  const [first = width, ...finer] = widthsFor(width, panoramaWidths);
  return [first, ...(saveData ? [] : finer.filter((step) => step <= textureWidth))];
}

/** The first width: the poster's and the viewer's, so that it is fetched once. */
export const firstWidth = ({ width }: Pick<Picture, "width">): number => widthsFor(width, panoramaWidths)[0] ?? width;

/** The format of a picture's URL: what the browser took of those it was offered. */
export function formatOf(href: string): PictureFormat {
  const end = /\.([a-z]+)$/.exec(href)?.[1];
  return pictureFormats.find((format) => format === end) ?? "jpg";
}

/** The panorama's file in a width and format. */
export const panoramaHref = ({ hash }: Pick<Picture, "hash">, width: number, format: PictureFormat): string =>
  pictureHref(hash, width, format);
