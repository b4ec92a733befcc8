import { availableParallelism } from "node:os";
import { join } from "node:path";
import { panoramaWidths, type PictureFormat, pictureFormats, widthsFor } from "../../domain/picture/picture.ts";
import { EncodeQueue } from "./encode-queue.ts";
import { encodePicture, recipe } from "./picture-recipe.ts";
import type { PictureStore } from "./picture-store.ts";
import { type Body, VariantCache } from "./variant-cache.ts";

/** A picture in one width and format. */
export interface VariantName {
  hash: string;
  width: number;
  format: PictureFormat;
}

const nameShape = new RegExp(`^([0-9a-f]{20})-([1-9]\\d{1,3})\\.(${pictureFormats.join("|")})$`);

/** Reads `{hash}-{width}.{format}`; undefined for everything else. */
export function variantName(text: string): VariantName | undefined {
  const [, hash, width, format] = nameShape.exec(text) ?? [];
  return hash === undefined ? undefined : { hash, width: Number(width), format: format as PictureFormat };
}

export interface VariantOptions {
  store: PictureStore;
  /** Folder of this machine for what was made; it may be deleted at any time. */
  cacheDir: string;
  maxBytes: number;
  /** Told of every picture made. */
  onEncoded?: (name: VariantName, seconds: number) => void;
  /** Told where a made picture could not be kept; it is served all the same. */
  onFault?: (error: unknown) => void;
  /** Pictures made at a time, and those that may wait. */
  atOnce?: number;
  mostWaiting?: number;
}

/** What is made right now, for all who wait for it. */
interface Flight {
  bytes: Promise<Buffer | undefined>;
  waiters: number;
  abandon: AbortController;
}

/** Half of the machine stays with the pages; beyond two encoders the disk of originals gains nothing. */
const encoders = Math.max(1, Math.min(2, Math.floor(availableParallelism() / 2)));

/** Pictures in their widths and formats: from the disk, else made once, whoever asks how often. */
export class PictureVariants {
  readonly #options: VariantOptions;
  readonly #cache: VariantCache;
  readonly #queue: EncodeQueue;
  readonly #flights = new Map<string, Flight>();
  hits = 0;

  constructor(options: VariantOptions) {
    this.#options = options;
    this.#cache = new VariantCache(join(options.cacheDir, `v${recipe}`), options.maxBytes);
    this.#queue = new EncodeQueue({ atOnce: options.atOnce ?? encoders, mostWaiting: options.mostWaiting ?? 300 });
  }

  /** Pictures being made. */
  get making(): number {
    return this.#queue.running;
  }

  /** Pictures that wait for their turn. */
  get waiting(): number {
    return this.#queue.waiting;
  }

  /** Bytes that lie ready. */
  get cachedBytes(): number {
    return this.#cache.bytes;
  }

  /**
   * The picture, or undefined where there is no such one. Where nobody waits for it any more it is not made.
   * @throws BusyError, the signal's reason, or the fault that kept it from being made
   */
  async get(variant: VariantName, signal: AbortSignal): Promise<Body | undefined> {
    const { hash, width, format } = variant;
    const name = `${hash}-${width}.${format}`;
    const cached = this.#flights.has(name) ? undefined : await this.#cache.open(name);
    if (cached) {
      this.hits++;
      return cached;
    }
    const flight = this.#flights.get(name) ?? this.#start(name, variant);
    try {
      const bytes = await this.#wait(flight, signal);
      return bytes && { size: bytes.length, read: async () => bytes, close: async () => undefined };
    } catch (error) {
      // All others left it a moment before this one came.
      if (flight.abandon.signal.aborted && !signal.aborted) return this.get(variant, signal);
      throw error;
    }
  }

  async #wait(flight: Flight, signal: AbortSignal): Promise<Buffer | undefined> {
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

  #start(name: string, variant: VariantName): Flight {
    const abandon = new AbortController();
    const flight: Flight = { bytes: this.#make(variant, abandon.signal), waiters: 0, abandon };
    this.#flights.set(name, flight);
    // The name stays taken until the file is there, so that nobody makes it a second time meanwhile.
    flight.bytes
      .then((bytes) => bytes && this.#cache.put(name, bytes).catch((error: unknown) => this.#options.onFault?.(error)))
      .catch(() => undefined)
      .finally(() => this.#flights.delete(name));
    return flight;
  }

  async #make(variant: VariantName, signal: AbortSignal): Promise<Buffer | undefined> {
    const { hash, width, format } = variant;
    const original = await this.#options.store.open(hash);
    if (!original) return undefined;
    const widths = [...widthsFor(original.width), ...widthsFor(original.width, panoramaWidths)];
    if (!widths.includes(width)) return undefined;
    return this.#queue.run(width, signal, async () => {
      const started = performance.now();
      const bytes = await encodePicture(original.file, width, format);
      this.#options.onEncoded?.(variant, (performance.now() - started) / 1000);
      return bytes;
    });
  }
}
