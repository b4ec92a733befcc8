import { LRUCache } from "lru-cache";
import { pictureWidths } from "#domain/picture/format-picture-href.ts";
import { createBackgroundQueue } from "../queues/create-background-queue.ts";
import { encodePicture } from "./encode-picture.ts";
import type { VariantName } from "./parse-variant-name.ts";
import type { PictureStore } from "./picture-store.ts";
import type { Body, VariantCache } from "./variant-cache.ts";

/** Hits after which a picture is encoded again. */
const defaultHitsBefore = 8;
/** Pictures whose hits are counted. */
const mostCounted = 10_000;
/** Above it are panoramas, whose encoding would take seconds and a hundred megabytes. */
const widest = Math.max(...pictureWidths);

export interface SmallerVariantsOptions {
  store: PictureStore;
  cache: VariantCache;
  hitsBefore?: number | undefined;
  /** Called if a picture could not be encoded again or stored; the larger one is served. */
  onFault?: ((error: unknown) => void) | undefined;
}

const nameSmaller = (name: string): string => `${name}.smaller`;

/**
 * Pictures in AVIF that are asked for often, encoded once more when nobody waits: smaller, with the same look. They are cached next to
 * the first ones, which are evicted once nobody asks for them.
 */
export class SmallerVariants {
  readonly #options: SmallerVariantsOptions;
  readonly #hits = new LRUCache<string, number>({ max: mostCounted });
  readonly #encodeLater = createBackgroundQueue();

  constructor(options: SmallerVariantsOptions) {
    this.#options = options;
  }

  /** Opens the smaller file of a picture, or returns undefined if there is none. */
  async open(name: string): Promise<Body | undefined> {
    const { cache } = this.#options;
    return cache.has(nameSmaller(name)) ? cache.open(nameSmaller(name)) : undefined;
  }

  /** Counts that the larger file of a picture was sent, and has it encoded again at last. */
  countHit(name: string, variant: VariantName): void {
    if (variant.format !== "avif" || variant.width > widest) return;
    const hits = (this.#hits.get(name) ?? 0) + 1;
    this.#hits.set(name, hits);
    if (hits !== (this.#options.hitsBefore ?? defaultHitsBefore)) return;
    const isAdded = this.#encodeLater(() => this.#encode(name, variant).catch(this.#options.onFault));
    // Too many wait: it is counted anew.
    if (!isAdded) this.#hits.delete(name);
  }

  async #encode(name: string, { hash, width, format }: VariantName): Promise<void> {
    const { store, cache } = this.#options;
    // Another process with the same cache may have encoded it.
    const stored = await cache.open(nameSmaller(name));
    if (stored) return stored.close();
    const [original, larger] = [await store.open(hash), await cache.open(name)];
    await larger?.close();
    if (!original || !larger) return;
    const bytes = await encodePicture(original.file, width, format, "lasting");
    if (bytes.length < larger.size) await cache.set(nameSmaller(name), bytes);
  }
}
