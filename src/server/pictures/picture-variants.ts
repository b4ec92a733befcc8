import { readdir, rm } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { panoramaWidths, listPictureWidths } from "#domain/picture/format-picture-href.ts";
import { EncodeQueue } from "../queues/encode-queue.ts";
import { encodePicture, encoderVersion } from "./encode-picture.ts";
import type { VariantName } from "./parse-variant-name.ts";
import type { PictureStore } from "./picture-store.ts";
import { SmallerVariants } from "./smaller-variants.ts";
import { type Body, VariantCache } from "./variant-cache.ts";

export interface VariantOptions {
  store: PictureStore;
  /** Local folder for encoded files; may be deleted at any time. */
  cacheDir: string;
  maxBytes: number;
  /** Called after every encoding. */
  onEncoded?: (name: VariantName, seconds: number) => void;
  /** Called if an encoded picture could not be cached; it is served nevertheless. */
  onFault?: (error: unknown) => void;
  /** Number of encodings at the same time, and maximum number waiting. */
  concurrency?: number;
  maxWaiting?: number;
  /** Number of hits after which a picture is encoded again, smaller. */
  hitsBeforeSmaller?: number;
}

/** An encoding in progress, shared by all requests for it. */
interface PendingEncoding {
  bytes: Promise<Buffer | undefined>;
  waiters: number;
  abandon: AbortController;
}

/** Leaves half of the cores to page rendering; more than two encoders were no faster. */
const defaultConcurrency = Math.max(1, Math.min(2, Math.floor(availableParallelism() / 2)));

const cacheFolder = `v${encoderVersion}`;

/** Removes what former settings of the encoder have left in the cache, which nobody asks for any more. */
async function removeFormerVersions(cacheDir: string): Promise<void> {
  const folders = await readdir(cacheDir).catch(() => []);
  const former = folders.filter((name) => /^v\d+$/.test(name) && name !== cacheFolder);
  await Promise.all(former.map((name) => rm(join(cacheDir, name), { recursive: true, force: true })));
}

/** Pictures by width and format: from the disk cache, else encoded once for all concurrent requests. */
export class PictureVariants {
  readonly #options: VariantOptions;
  readonly #cache: VariantCache;
  readonly #smaller: SmallerVariants;
  readonly #queue: EncodeQueue;
  readonly #flights = new Map<string, PendingEncoding>();
  hits = 0;

  constructor(options: VariantOptions) {
    this.#options = options;
    this.#cache = new VariantCache(join(options.cacheDir, cacheFolder), options.maxBytes);
    const { store, onFault, hitsBeforeSmaller: hitsBefore } = options;
    this.#smaller = new SmallerVariants({ store, cache: this.#cache, hitsBefore, onFault });
    removeFormerVersions(options.cacheDir).catch((error: unknown) => options.onFault?.(error));
    this.#queue = new EncodeQueue({
      concurrency: options.concurrency ?? defaultConcurrency,
      maxWaiting: options.maxWaiting ?? 300,
    });
  }

  /** Number of encodings in progress. */
  get making(): number {
    return this.#queue.running;
  }

  /** Number of encodings waiting. */
  get waiting(): number {
    return this.#queue.waiting;
  }

  /** Size of the disk cache in bytes. */
  get cachedBytes(): number {
    return this.#cache.bytes;
  }

  /**
   * Returns the picture, or undefined if there is none. Cancels an encoding once all its requests are aborted.
   * @throws BusyError, the signal's reason, or the encoding error
   */
  async get(variant: VariantName, signal: AbortSignal): Promise<Body | undefined> {
    const { hash, width, format } = variant;
    const name = `${hash}-${width}.${format}`;
    const cached = this.#flights.has(name) ? undefined : await this.#open(name, variant);
    if (cached) {
      this.hits++;
      return cached;
    }
    const flight = this.#flights.get(name) ?? this.#start(name, variant);
    try {
      const bytes = await this.#wait(flight, signal);
      return bytes && { size: bytes.length, read: async () => bytes, close: async () => undefined };
    } catch (error) {
      // All other requests aborted just before this one joined: start again.
      if (flight.abandon.signal.aborted && !signal.aborted) return this.get(variant, signal);
      throw error;
    }
  }

  async #open(name: string, variant: VariantName): Promise<Body | undefined> {
    const smaller = await this.#smaller.open(name);
    if (smaller) return smaller;
    const cached = await this.#cache.open(name);
    if (cached) this.#smaller.countHit(name, variant);
    return cached;
  }

  async #wait(flight: PendingEncoding, signal: AbortSignal): Promise<Buffer | undefined> {
    flight.waiters++;
    const leave = () => {
      flight.waiters--;
      if (flight.waiters === 0) flight.abandon.abort(signal.reason);
    };
    if (signal.aborted) leave();
    else signal.addEventListener("abort", leave, { once: true });
    try {
      return await flight.bytes;
    } finally {
      signal.removeEventListener("abort", leave);
    }
  }

  #start(name: string, variant: VariantName): PendingEncoding {
    const abandon = new AbortController();
    const flight: PendingEncoding = { bytes: this.#make(variant, abandon.signal), waiters: 0, abandon };
    this.#flights.set(name, flight);
    // Stays registered until the file is cached, so that it is not encoded twice.
    flight.bytes
      .then((bytes) => bytes && this.#cache.set(name, bytes).catch((error: unknown) => this.#options.onFault?.(error)))
      .catch(() => undefined)
      .finally(() => this.#flights.delete(name));
    return flight;
  }

  async #make(variant: VariantName, signal: AbortSignal): Promise<Buffer | undefined> {
    const { hash, width, format } = variant;
    const original = await this.#options.store.open(hash);
    if (!original) return undefined;
    const widths = [...listPictureWidths(original.width), ...listPictureWidths(original.width, panoramaWidths)];
    if (!widths.includes(width)) return undefined;
    return this.#queue.run(width, signal, async () => {
      const started = performance.now();
      const bytes = await encodePicture(original.file, width, format);
      this.#options.onEncoded?.(variant, (performance.now() - started) / 1000);
      return bytes;
    });
  }
}
