import { LRUCache } from "lru-cache";
import { listClasses } from "../page-style/pick-rules.ts";

/** The markup of a part of pages. */
export interface Fragment {
  /** UTF-8. */
  bytes: Uint8Array;
  /** The classes of its elements. */
  classes: readonly string[];
}

/** Most bytes of stored markup with its keys: some ten thousand parts of lists' rows. */
const mostBytes = 16 * 1024 * 1024;
/** Bytes of a part's objects beside its markup and its key, roughly. */
const overhead = 400;

const encoder = new TextEncoder();

/** Stores the markup of parts by all that it depends on, those used last. */
export class FragmentCache {
  readonly #fragments: LRUCache<string, Fragment>;

  constructor(maxBytes = mostBytes) {
    this.#fragments = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ bytes, classes }, key) => bytes.length + key.length * 2 + classes.length * 8 + overhead,
    });
  }

  find(key: string): Fragment | undefined {
    return this.#fragments.get(key);
  }

  store(key: string, markup: string): Fragment {
    const fragment = { bytes: encoder.encode(markup), classes: [...listClasses(markup)] };
    this.#fragments.set(key, fragment);
    return fragment;
  }
}
