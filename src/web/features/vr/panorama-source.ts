import {
  type Picture,
  type PictureFormat,
  panoramaWidths,
  pictureFormats,
  pictureHref,
  widthsFor,
} from "../../../domain/picture/picture.ts";

/** Limits of the device and the network. */
export interface Means {
  /** Maximum texture width of the GPU, pixels. */
  textureWidth: number;
  /** Whether the visitor turned on data saving. */
  saveData: boolean;
}

/** Returns the widths to load one after another: the small one, then the full one where device and network allow. */
export function panoramaSteps({ width }: Pick<Picture, "width">, { textureWidth, saveData }: Means): number[] {
  const [first = width, ...finer] = widthsFor(width, panoramaWidths);
  return [first, ...(saveData ? [] : finer.filter((step) => step <= textureWidth))];
}

/** Returns the width that the poster and the viewer share, so that it is fetched once. */
export const firstWidth = ({ width }: Pick<Picture, "width">): number => widthsFor(width, panoramaWidths)[0] ?? width;

/** Returns the format of a picture's URL, which is what the browser selected; jpg where it is unknown. */
export function formatOf(href: string): PictureFormat {
  const end = /\.([a-z]+)$/.exec(href)?.[1];
  return pictureFormats.find((format) => format === end) ?? "jpg";
}

/** Formats the URL of the panorama's file in a width and format. */
export const panoramaHref = ({ hash }: Pick<Picture, "hash">, width: number, format: PictureFormat): string =>
  pictureHref(hash, width, format);
