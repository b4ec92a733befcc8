import { promisify } from "node:util";
import { brotliCompress, constants, gunzipSync, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import { encodingFor, etagOf, isHeld } from "./api/negotiation.ts";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A rendered page before it is stored. */
export interface RenderedPage {
  status: number;
  html: string;
  headers: Record<string, string>;
}

/** A page as it is kept: both compressed forms, so that a hit costs no work but a look-up. */
interface KeptPage {
  version: number;
  status: number;
  headers: Record<string, string>;
  etag: string;
  br: Buffer;
  gzip: Buffer;
}

export interface PageCacheOptions {
  /** Bytes of compressed pages to hold, at most. */
  maxBytes: number;
  /** Version of the catalogue now; a page of another version is rendered anew. */
  version: () => number;
  onRevalidateError: (error: unknown) => void;
}

/** How long a page of the version before may still be served while its successor is rendered. */
const graceMs = 2000;

async function keep(page: RenderedPage, version: number): Promise<KeptPage> {
  const bytes = Buffer.from(page.html);
  const [br, zipped] = await Promise.all([
    brotli(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
    zip(bytes, { level: 6 }),
  ]);
  return { version, status: page.status, headers: page.headers, etag: etagOf(bytes), br, gzip: zipped };
}

/**
 * Whole pages by URL, compressed, bounded in memory. Only pages that exist (200) are kept: nobody can fill the cache
 * with URLs that do not. A page of the previous catalogue version is served for two seconds while the new one renders.
 */
export class PageCache {
  readonly #pages: LRUCache<string, KeptPage>;
  readonly #rendering = new Map<string, Promise<KeptPage>>();
  readonly #options: PageCacheOptions;
  #seenVersion: number;
  #changedAt = 0;
  hits = 0;
  misses = 0;

  constructor(options: PageCacheOptions) {
    this.#options = options;
    this.#seenVersion = options.version();
    this.#pages = new LRUCache({
      maxSize: Math.max(1, options.maxBytes),
      sizeCalculation: (page, key) => page.br.length + page.gzip.length + key.length * 2 + 512,
    });
  }

  /** The page under this key, rendered by `render` where it is missing or stale. */
  async get(key: string, render: () => Promise<RenderedPage>): Promise<KeptPage> {
    const version = this.#options.version();
    if (version !== this.#seenVersion) {
      this.#seenVersion = version;
      this.#changedAt = Date.now();
    }
    const page = this.#pages.get(key);
    if (page?.version === version) {
      this.hits++;
      return page;
    }
    this.misses++;
    const fresh = this.#render(key, version, render);
    if (page && Date.now() - this.#changedAt < graceMs) {
      fresh.catch(this.#options.onRevalidateError);
      return page;
    }
    return fresh;
  }

  #render(key: string, version: number, render: () => Promise<RenderedPage>): Promise<KeptPage> {
    const under = this.#rendering.get(key);
    if (under) return under;
    const work = render()
      .then((page) => keep(page, version))
      .then((page) => {
        if (page.status === 200) this.#pages.set(key, page);
        return page;
      })
      .finally(() => this.#rendering.delete(key));
    this.#rendering.set(key, work);
    return work;
  }
}

/** Answers with a kept page: 304 where the visitor has it, else in the best encoding that they take. */
export function answerWith(page: KeptPage, request: Request): Response {
  const headers: Record<string, string> = { ...page.headers, vary: "accept-encoding, cookie" };
  if (page.status === 200) {
    headers.etag = page.etag;
    headers["cache-control"] = "private, no-cache";
    if (isHeld(request, page.etag)) return new Response(null, { status: 304, headers });
  } else {
    headers["cache-control"] = "no-store";
  }
  const encoding = encodingFor(request, ["br", "gzip"]);
  if (encoding) headers["content-encoding"] = encoding;
  // Hardly anybody takes neither; for them the kept form is opened again.
  const body = encoding === "br" ? page.br : encoding === "gzip" ? page.gzip : gunzipSync(page.gzip);
  headers["content-length"] = String(body.length);
  return new Response(request.method === "HEAD" ? null : new Uint8Array(body), { status: page.status, headers });
}
