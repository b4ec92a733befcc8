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
 * Lists the encodings in which a client is sent a page, by its text of Accept-Encoding: any of them that the page has, in their order,
 * else the last, which is the quickest. Empty for a client that accepts none, as few do; gzip only for one that accepts nothing smaller.
 */
export function listPageEncodings(accepted: string): readonly PageEncoding[] {
  const all = filterEncodings(accepted, pageEncodings);
  return all.length > 1 ? all.filter((encoding) => encoding !== "gzip") : all;
}

/**
 * Levels of compression: `quick` for who waits, `lasting` for what is sent again or kept by browsers, `best` for a page that is sent again and again. A page of
 * 80 kB (list, venue and home in the mean) takes brotli 0.8 ms at level 3 (20.2 kB), 3.1 ms at 9 (17.1 kB) and 130 ms at 11 (15.7 kB), and zstd 0.6 ms at level 3.
 * `window` is the logarithm of how far back brotli looks: with 64 kB, level 9 takes a tenth of the default's time, most of which clears memory, and the
 * size is the same within a thousandth.
 */
const levels = {
  quick: { br: 3, window: 16, gzip: 4 },
  lasting: { br: 9, window: 16, gzip: 6 },
  best: { br: 11, window: 18, gzip: 9 },
} as const;
export type CompressionLevel = keyof typeof levels;
/** Level of zstd, which is for who waits only. */
const zstdLevel = 3;

/**
 * Compresses a page. At the quick level it does so at once: another thread's turn and its cold memory cost several times what they
 * would spare the event loop (0.5 ms), a seventh of rendering a list. The result may share memory with other buffers: `joinExactly`
 * copies it.
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

const encoder = new TextEncoder();
/** Where documents are encoded one after another: measuring each text first takes as long as encoding it. */
let scratch = new Uint8Array(256 * 1024);

/** Returns the UTF-8 bytes of texts, and bytes between them, in their order and without joining them first. */
export function encodeParts(parts: readonly (string | Uint8Array)[]): Buffer {
  // A UTF-16 unit takes three bytes at most.
  const most = parts.reduce((sum, part) => sum + (typeof part === "string" ? part.length * 3 : part.length), 0);
  if (scratch.length < most) scratch = new Uint8Array(most);
  let at = 0;
  for (const part of parts) {
    if (typeof part === "string") at += encoder.encodeInto(part, scratch.subarray(at)).written;
    else {
      scratch.set(part, at);
      at += part.length;
    }
  }
  return joinExactly([scratch.subarray(0, at)]);
}

/**
 * Joins buffers in memory of exactly their size. What zlib and Buffer.from return are views of pooled memory, which a small
 * page would hold whole: 64 kB for 3.
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
