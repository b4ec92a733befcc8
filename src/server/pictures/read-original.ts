import sharp, { type Metadata, type Sharp } from "sharp";
import { PictureFault } from "./picture-fault.ts";
import { sniffFormat } from "./sniff-format.ts";

/** Limits of an accepted file. */
export const maxPictureBytes = 20 * 1024 * 1024;
const maxPicturePixels = 80_000_000;
const minSide = 16;

// One thread per picture, so that the queue's concurrency limits CPU use.
sharp.concurrency(1);
sharp.cache(false);

export type OriginalFormat = "jpeg" | "png" | "webp" | "avif";

/** An original ready to be stored: upright and without metadata. */
export interface ReadOriginal {
  bytes: Uint8Array;
  width: number;
  height: number;
  /** Mean colour, `#rrggbb`; transparent pixels count as white. */
  color: string;
  format: OriginalFormat;
}

/** Opens bytes or a file with the common pixel limit. */
export const openPicture = (input: Buffer | string) =>
  sharp(input, { limitInputPixels: maxPicturePixels, failOn: "truncated", sequentialRead: true });

async function readMetadata(bytes: Buffer): Promise<Metadata> {
  const sniffed = sniffFormat(bytes);
  if (bytes.length > maxPictureBytes) throw new PictureFault("tooLarge");
  let metadata: Metadata;
  try {
    // No limit here, so that too many pixels can be told from a damaged file.
    metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    throw new PictureFault(sniffed === "heif" ? "unsupported" : "damaged");
  }
  const { width, height } = metadata;
  if ((metadata.pages ?? 1) > 1) throw new PictureFault("animated");
  if (width * height > maxPicturePixels) throw new PictureFault("tooManyPixels");
  if (Math.min(width, height) < minSide) throw new PictureFault("tooSmall");
  return metadata;
}

/** Returns whether a file has metadata to remove: place, time, camera, comments, orientation. */
const hasMetadata = ({ exif, iptc, xmp, tifftagPhotoshop, comments, orientation }: Metadata): boolean =>
  Boolean(exif || iptc || xmp || tifftagPhotoshop || comments?.length) || (orientation ?? 1) > 1;

const encoders = {
  jpeg: (picture: Sharp) => picture.jpeg({ quality: 92 }),
  png: (picture: Sharp) => picture.png(),
  webp: (picture: Sharp) => picture.webp({ quality: 92 }),
  avif: (picture: Sharp) => picture.avif({ quality: 80, effort: 2 }),
};

async function getMeanColor(bytes: Buffer): Promise<string> {
  const side = 16;
  const pixels = await openPicture(bytes)
    .resize(side, side, { fit: "fill" })
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .removeAlpha()
    .raw()
    .toBuffer();
  const mean = [0, 0, 0].map((_, channel) => {
    let sum = 0;
    for (let at = channel; at < pixels.length; at += 3) sum += pixels[at]!;
    return Math.round(sum / (side * side));
  });
  return `#${mean.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/**
 * Decodes a whole file to validate it and removes metadata (EXIF with GPS position, XMP, IPTC, comments). A file without
 * metadata is returned byte by byte.
 * @throws PictureFault
 */
export async function readOriginal(given: Uint8Array): Promise<ReadOriginal> {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
  const metadata = await readMetadata(bytes);
  const heif = metadata.format === "heif";
  const hevc = heif && metadata.compression === "hevc";
  const format: OriginalFormat = hevc ? "jpeg" : heif ? "avif" : (metadata.format as "jpeg" | "png" | "webp");
  const { width, height } = metadata.autoOrient;
  try {
    const color = await getMeanColor(bytes);
    if (!hasMetadata(metadata) && !hevc) return { bytes, width, height, color, format };
    const clean = await encoders[format](openPicture(bytes).autoOrient()).toBuffer();
    return { bytes: clean, width, height, color, format };
  } catch {
    throw new PictureFault(hevc ? "unsupported" : "damaged");
  }
}
