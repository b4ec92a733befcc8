import { promisify } from "node:util";
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompress,
  constants,
  gunzip,
  gzip,
  gzipSync,
  zstdCompress,
  zstdCompressSync,
  zstdDecompress,
} from "node:zlib";
import { filterEncodings } from "../../headers/negotiate-encoding.ts";

const brotliAsync = promisify(brotliCompress);
const unbrotliAsync = promisify(brotliDecompress);
const gzipAsync = promisify(gzip);
const gunzipAsync = promisify(gunzip);
const zstdAsync = promisify(zstdCompress);
const unzstdAsync = promisify(zstdDecompress);

/** Encodings of pages, the smallest at its best first. */
const pageEncodings = ["br", "zstd", "gzip"] as const;
export type PageEncoding = (typeof pageEncodings)[number];

/**
 * Lists the encodings in which a client may be sent a page, from its Accept-Encoding. The first one that the page has is sent. Where it
 * has none, the page is compressed in the last one, which is the quickest. Gzip is listed only where the client accepts nothing
 * smaller. The list is empty where it accepts no encoding.
 */
export function listPageEncodings(accepted: string): readonly PageEncoding[] {
  const all = filterEncodings(accepted, pageEncodings);
  return all.length > 1 ? all.filter((encoding) => encoding !== "gzip") : all;
}

/**
 * Levels of compression: `quick` while a client waits, `lasting` for what is sent again or stored by browsers, `best` for what is sent
 * often. `window` is the logarithm of how far back brotli looks: the small one takes a tenth of the default's time at level 9, and
 * the size is the same within a thousandth.
 */
const levels = {
  quick: { br: 3, window: 16, gzip: 4 },
  lasting: { br: 9, window: 16, gzip: 6 },
  best: { br: 11, window: 18, gzip: 9 },
} as const;
export type CompressionLevel = keyof typeof levels;
/** Level of zstd, which is used only while a client waits. */
const zstdLevel = 3;

/**
 * Compresses a page. The quick level runs on the event loop: handing the page to another thread costs several times what it saves.
 * The result may share memory with other buffers: `joinExactly` copies it.
 */
export async function encodePage(
  bytes: Buffer,
  encoding: PageEncoding,
  level: CompressionLevel = "quick",
): Promise<Buffer> {
  const isQuick = level === "quick";
  if (encoding === "gzip") {
    const options = { level: levels[level].gzip };
    return isQuick ? gzipSync(bytes, options) : gzipAsync(bytes, options);
  }
  if (encoding === "zstd") {
    const params = { [constants.ZSTD_c_compressionLevel]: zstdLevel };
    return isQuick ? zstdCompressSync(bytes, { params }) : zstdAsync(bytes, { params });
  }
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: levels[level].br,
    [constants.BROTLI_PARAM_LGWIN]: levels[level].window,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return isQuick ? brotliCompressSync(bytes, { params }) : brotliAsync(bytes, { params });
}

const decoders = { br: unbrotliAsync, zstd: unzstdAsync, gzip: gunzipAsync };

/** Decompresses a page off the event loop. */
export const decodePage = (bytes: Buffer, encoding: PageEncoding): Promise<Buffer> => decoders[encoding](bytes);

/**
 * Joins buffers in memory of exactly their size. What zlib and Buffer.from return is a view of pooled memory, and a small
 * page would keep the whole pool alive.
 */
export function joinExactly(parts: readonly Uint8Array[]): Buffer {
  const joined = Buffer.allocUnsafeSlow(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}
