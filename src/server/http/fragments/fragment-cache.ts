import { LRUCache } from "lru-cache";
import type { Fragment } from "./fragment.ts";

/** Most bytes of stored markup with its keys. */
const mostBytes = 16 * 1024 * 1024;
/** Bytes of a part's objects in addition to its markup and its key, roughly. */
const overhead = 1000;

/** Caches the markup of parts, by all that it depends on; the least recently used parts are dropped. */
export class FragmentCache {
  readonly #fragments: LRUCache<string, Fragment>;

  constructor(maxBytes = mostBytes) {
    this.#fragments = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ size }, key) => size + key.length * 2 + overhead,
    });
  }

  find(key: string): Fragment | undefined {
    return this.#fragments.get(key);
  }

  store(key: string, fragment: Fragment): void {
    this.#fragments.set(key, fragment);
  }
}
