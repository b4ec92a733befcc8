import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

/** Creates a picture of this size in pixels, red on the left and blue on the right. */
export const createTwoColorImage = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#c02020" } }).composite([
    {
      input: { create: { width: Math.floor(width / 2), height, channels: 3, background: "#2020c0" } },
      left: Math.ceil(width / 2),
      top: 0,
    },
  ]);

/** Creates a picture of noise, which compresses badly; each seed gives another picture. */
export function createNoiseImage(width: number, height: number, seed = 1) {
  const pixels = Buffer.alloc(width * height * 3);
  let state = seed;
  for (let at = 0; at < pixels.length; at++) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    pixels[at] = state >>> 24;
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

function encodeChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** Encodes a PNG that declares this size and contains `unpackedBytes` compressed zero bytes (a decompression bomb). */
export function encodePng(width: number, height: number, unpackedBytes: number, more: Buffer[] = []): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    encodeChunk("IHDR", head),
    ...more,
    encodeChunk("IDAT", deflateSync(Buffer.alloc(unpackedBytes))),
    encodeChunk("IEND", Buffer.alloc(0)),
  ]);
}

/** The PNG chunk that declares an animation. */
export const animationControl = encodeChunk("acTL", Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]));
