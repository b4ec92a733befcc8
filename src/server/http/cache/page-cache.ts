import { LRUCache } from "lru-cache";
import { type CachedPage, compressPage, measurePage, type PagePart, type RenderedPage } from "./cached-page.ts";
import { createBackgroundQueue } from "../../queues/create-background-queue.ts";
import type { CompressionLevel, PageEncoding } from "./encode-page.ts";
import {
  addEncoding,
  compressAgain,
  type EncodedDocument,
  findEncoding,
  replaceBySmaller,
} from "./encoded-document.ts";
import { RenderBusyError } from "./render-gate.ts";

export type { RenderedPage } from "./cached-page.ts";

export interface PageCacheOptions {
  /** Maximum size of all cached pages, in bytes. */
  maxBytes: number;
  /** Returns the current catalogue version; a page of another version is rendered again. */
  version: () => number;
  /** Returns the moment at which that version came, in ms since 1970. */
  changedAt: () => number;
  onRevalidateError: (error: unknown) => void;
  /** Number of hits of one version after which a page is compressed at these levels. */
  hitsBefore?: Readonly<Record<"lasting" | "best", number>>;
}

/**
 * Time after a change of the catalogue during which the former page may be served while the new one renders. Changes are looked
 * for once a second, so a change shows within two seconds.
 */
const graceMs = 750;
/** The best level takes a tenth of a second in another thread, and saves every later visitor some of the bytes. */
const defaultHitsBefore = { lasting: 1, best: 8 };

/**
 * In-memory cache of compressed pages by URL. Stores only responses with status 200, so that unknown URLs cannot fill it.
 * Right after a change of the catalogue a page of the version before is served while the new one renders, and as long as that fails or has no turn.
 * A page is compressed in the encoding that is asked for, others are derived from it; one that is sent again is compressed again.
 */
export class PageCache {
  readonly #pages: LRUCache<string, CachedPage>;
  readonly #running = new Map<string, Promise<CachedPage>>();
  readonly #compressLater = createBackgroundQueue();
  /** Keys of the pages that are compressed again, or wait for it. */
  readonly #improving = new Set<string>();
  readonly #options: PageCacheOptions;
  hits = 0;
  misses = 0;

  constructor(options: PageCacheOptions) {
    this.#options = options;
    this.#pages = new LRUCache({ maxSize: Math.max(1, options.maxBytes), sizeCalculation: measurePage });
  }

  /** Bytes of all cached pages. */
  get bytes(): number {
    return this.#pages.calculatedSize;
  }

  /** Returns the page with this key if it is cached and current. */
  find(key: string): CachedPage | undefined {
    const page = this.#pages.get(key);
    return page?.version === this.#options.version() ? page : undefined;
  }

  /** Counts that a page was sent from the cache. */
  countHit(key: string, page: CachedPage): void {
    this.hits++;
    page.hits++;
    if (page.level !== "best") this.#improveLater(key, page);
  }

  /**
   * Returns the page with this key, calling `render` if it is missing or stale, with a part of it in one of the encodings that
   * its client accepts (`listPageEncodings`).
   * @throws what `render` throws
   */
  async get(
    key: string,
    render: () => Promise<RenderedPage>,
    encodings: readonly PageEncoding[] = ["br"],
    part: PagePart = "document",
  ): Promise<CachedPage> {
    const encoding = encodings.at(-1) ?? "br";
    const found = this.find(key);
    if (found) this.countHit(key, found);
    const page = found ?? (await this.#renew(key, render, encoding));
    const document = page[part];
    // A client that accepts none is sent what any of them is decompressed to.
    if (!document || encodings.length === 0 || findEncoding(document, encodings)) return page;
    return this.#share(`${encoding} ${part} ${key}`, () => this.#extend(key, page, part, document, encoding));
  }

  async #renew(key: string, render: () => Promise<RenderedPage>, encoding: PageEncoding): Promise<CachedPage> {
    const { version: readVersion, changedAt, onRevalidateError } = this.#options;
    const version = readVersion();
    this.misses++;
    const page = this.#pages.get(key);
    const fresh = this.#share(key, () => this.#render(key, version, render, encoding));
    if (page && Date.now() - changedAt() < graceMs) {
      fresh.catch(onRevalidateError);
      return page;
    }
    const rendered = await fresh.catch((error: unknown) => {
      if (page && error instanceof RenderBusyError) return page;
      throw error;
    });
    // During an outage of the store, the page of the former catalogue serves better than none.
    return page && rendered.status >= 500 ? page : rendered;
  }

  async #render(key: string, version: number, render: () => Promise<RenderedPage>, encoding: PageEncoding) {
    const page = await compressPage(await render(), version, encoding);
    if (page.status === 200) this.#pages.set(key, page);
    return page;
  }

  async #extend(key: string, page: CachedPage, part: PagePart, document: EncodedDocument, encoding: PageEncoding) {
    const extended = { ...page, [part]: await addEncoding(document, encoding) };
    if (this.#pages.peek(key) === page) this.#pages.set(key, extended);
    return extended;
  }

  #improveLater(key: string, { hits, level: reached }: CachedPage): void {
    const { hitsBefore = defaultHitsBefore } = this.#options;
    const level = hits >= hitsBefore.best ? "best" : hits >= hitsBefore.lasting ? "lasting" : "quick";
    if (level === reached || this.#improving.has(key)) return;
    const improve = () => this.#improve(key, level).finally(() => this.#improving.delete(key));
    if (this.#compressLater(improve)) this.#improving.add(key);
  }

  async #improve(key: string, level: CompressionLevel): Promise<void> {
    const page = this.#pages.peek(key);
    if (!page || page.version !== this.#options.version()) return;
    const smaller = await compressAgain(page.document, level);
    const smallerState = page.state && (await compressAgain(page.state, level));
    const current = this.#pages.peek(key);
    // Another encoding may have been added meanwhile.
    if (current?.etag !== page.etag || current?.version !== page.version) return;
    const { document, state } = current;
    this.#pages.set(key, {
      ...current,
      document: replaceBySmaller(document, smaller),
      state: state && smallerState && replaceBySmaller(state, smallerState),
      level,
    });
  }

  /** Shares work under a name: whoever asks for it while it runs waits for the same result. */
  #share(name: string, work: () => Promise<CachedPage>): Promise<CachedPage> {
    const running = this.#running.get(name);
    if (running) return running;
    const begun = work().finally(() => this.#running.delete(name));
    this.#running.set(name, begun);
    return begun;
  }
}
