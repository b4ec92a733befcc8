import { PictureFault } from "./picture-fault.ts";

const readLatin1 = (bytes: Buffer, start: number, length: number) => bytes.toString("latin1", start, start + length);
const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const stillBrands = ["avif", "mif1", "heic", "heix", "miaf"];
const movingBrands = ["avis", "msf1", "hevc", "hevx"];

/** Formats that are decoded. `heif` covers AVIF and, if a decoder is available, HEIC. */
export type SniffedFormat = "jpeg" | "png" | "webp" | "heif";

/**
 * Detects a picture's format from its first bytes, so that no other decoder is ever used.
 * @throws PictureFault empty, animated (APNG, AVIF sequences), vector, unsupported (GIF, TIFF, PDF, BMP), notAPicture
 */
export function sniffFormat(bytes: Buffer): SniffedFormat {
  if (bytes.length === 0) throw new PictureFault("empty");
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return "jpeg";
  if (bytes.subarray(0, 8).equals(pngSignature)) {
    const moving = bytes.indexOf("acTL");
    if (moving >= 0 && moving < bytes.indexOf("IDAT")) throw new PictureFault("animated");
    return "png";
  }
  if (readLatin1(bytes, 0, 4) === "RIFF" && readLatin1(bytes, 8, 4) === "WEBP") return "webp";
  if (readLatin1(bytes, 4, 4) === "ftyp") {
    const brand = readLatin1(bytes, 8, 4);
    if (movingBrands.includes(brand)) throw new PictureFault("animated");
    if (stillBrands.includes(brand)) return "heif";
    throw new PictureFault("unsupported");
  }
  const head = readLatin1(bytes, 0, 512);
  if (/<svg[\s>]/i.test(head)) throw new PictureFault("vector");
  if (/^(GIF8|II\*\0|MM\0\*|%PDF|BM)/.test(head)) throw new PictureFault("unsupported");
  throw new PictureFault("notAPicture");
}
