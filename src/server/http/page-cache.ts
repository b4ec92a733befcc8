import { promisify } from "node:util";
import { brotliCompress, constants, gunzipSync, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import { negotiateEncoding, computeEtag, isNotModified } from "../api/negotiate-encoding.ts";

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** A rendered page before it is stored. */
export interface RenderedPage {
  status: number;
  html: string;
  headers: Record<string, string>;
  /** The page's state, where it is an answer of its own: a script, with the version that its address names. */
  state?: { version: string; source: string };
}

/** A cached page in both compressed forms, so that a hit costs only a lookup. */
interface CachedPage {
  version: number;
  status: number;
  headers: Record<string, string>;
  etag: string;
  br: Buffer;
  gzip: Buffer;
  /** The state of the page, compressed with gzip only: most visits ask for it once, most search engines never. */
  state?: { version: string; gzip: Buffer };
}

export interface PageCacheOptions {
  /** Maximum size of all compressed pages, in bytes. */
  maxBytes: number;
  /** Returns the current catalogue version; a page of another version is rendered again. */
  version: () => number;
  onRevalidateError: (error: unknown) => void;
}

/** Time during which a page of the previous version may be served while the new one renders. */
const graceMs = 2000;

/** Compresses a rendered page of a catalogue version in both encodings. */
export async function compressPage(page: RenderedPage, version: number): Promise<CachedPage> {
  const bytes = Buffer.from(page.html);
  const [br, zipped, state] = await Promise.all([
    brotliAsync(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
    gzipAsync(bytes, { level: 6 }),
    page.state && gzipAsync(page.state.source, { level: 4 }),
  ]);
  return {
    version,
    status: page.status,
    headers: page.headers,
    etag: computeEtag(bytes),
    br,
    gzip: zipped,
    ...(state && { state: { version: page.state!.version, gzip: state } }),
  };
}

/**
 * In-memory cache of compressed pages by URL. Stores only responses with status 200, so that unknown URLs cannot fill it.
 * Serves a page of the previous catalogue version for two seconds while the new one renders, and as long as the new one fails.
 */
export class PageCache {
  readonly #pages: LRUCache<string, CachedPage>;
  readonly #rendering = new Map<string, Promise<CachedPage>>();
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
      sizeCalculation: (page, key) =>
        page.br.length + page.gzip.length + (page.state?.gzip.length ?? 0) + key.length * 2 + 512,
    });
  }

  /** Returns the page with this key, calling `render` if it is missing or stale. */
  async get(key: string, render: () => Promise<RenderedPage>): Promise<CachedPage> {
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
    const rendered = await fresh;
    // During an outage of the store, the page of the former catalogue serves better than none.
    return page && rendered.status >= 500 ? page : rendered;
  }

  #render(key: string, version: number, render: () => Promise<RenderedPage>): Promise<CachedPage> {
    const under = this.#rendering.get(key);
    if (under) return under;
    const work = render()
      .then((page) => compressPage(page, version))
      .then((page) => {
        if (page.status === 200) this.#pages.set(key, page);
        return page;
      })
      .finally(() => this.#rendering.delete(key));
    this.#rendering.set(key, work);
    return work;
  }
}

/** Responds with a cached page: 304 if the ETag matches, else in the best encoding that the client accepts. */
export function respondWithPage(page: CachedPage, request: Request): Response {
  const headers: Record<string, string> = { ...page.headers, vary: "accept-encoding, cookie" };
  if (page.status === 200) {
    headers.etag = page.etag;
    headers["cache-control"] = "private, no-cache";
    if (isNotModified(request, page.etag)) return new Response(null, { status: 304, headers });
  } else {
    headers["cache-control"] = "no-store";
  }
  const encoding = negotiateEncoding(request, ["br", "gzip"]);
  if (encoding) headers["content-encoding"] = encoding;
  // Few clients accept neither encoding: for them the page is decompressed.
  const body = encoding === "br" ? page.br : encoding === "gzip" ? page.gzip : gunzipSync(page.gzip);
  headers["content-length"] = String(body.length);
  return new Response(request.method === "HEAD" ? null : new Uint8Array(body), { status: page.status, headers });
}

/** Seconds for which a browser keeps the state of one version, which never changes. */
const stateSeconds = 86_400;

/**
 * Responds with the state of a page: of the version that is asked for, or of the present one, which the browser must not keep
 * under that address; 404 where the page has none.
 */
export function respondWithState({ state }: CachedPage, version: string, request: Request): Response {
  if (!state) return new Response("Not Found", { status: 404, headers: { "cache-control": "no-store" } });
  const isGzip = negotiateEncoding(request, ["gzip"]) === "gzip";
  const body = isGzip ? state.gzip : gunzipSync(state.gzip);
  const headers = {
    "content-type": "text/javascript; charset=utf-8",
    "cache-control": state.version === version ? `private, max-age=${stateSeconds}, immutable` : "no-store",
    "cross-origin-resource-policy": "same-origin",
    "x-robots-tag": "noindex",
    vary: "accept-encoding, cookie",
    "content-length": String(body.length),
    ...(isGzip && { "content-encoding": "gzip" }),
  };
  return new Response(request.method === "HEAD" ? null : new Uint8Array(body), { headers });
}
