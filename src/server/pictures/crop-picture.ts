import { openPicture } from "./read-original.ts";

/**
 * Encodes the middle of an original as a JPEG of these pixels, in sRGB without metadata, for paper: PDF holds JPEG as it is.
 * @throws Error if the original cannot be decoded
 */
export const cropPicture = (file: string, width: number, height: number): Promise<Buffer> =>
  openPicture(file)
    .resize(width, height, { fit: "cover" })
    .flatten({ background: "#ffffff" })
    .jpeg({ quality: 74 })
    .toBuffer();
