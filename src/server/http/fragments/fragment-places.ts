import { type FragmentSlots, slotAttribute, slotTag } from "../../../contract/fragment-slots.ts";
import type { Fragment, FragmentCache } from "./fragment-cache.ts";

const start = `<${slotTag} ${slotAttribute}="`;
const startEnd = '">';
const end = `</${slotTag}>`;

/** A document with its stored parts, as pieces in their order. */
export interface FilledMarkup {
  pieces: (string | Uint8Array)[];
  /** The stored parts in it. */
  fragments: Fragment[];
}

/** The places of stored parts in one rendering, and what stands in them. */
export class FragmentPlaces implements FragmentSlots {
  readonly #cache: FragmentCache;
  readonly #keys: string[] = [];
  readonly #found: (Fragment | undefined)[] = [];

  constructor(cache: FragmentCache) {
    this.#cache = cache;
  }

  add(key: string): { at: number; isStored: boolean } {
    const found = this.#cache.find(key);
    const at = this.#keys.push(key) - 1;
    this.#found.push(found);
    return { at, isStored: found !== undefined };
  }

  /** Takes the places out of rendered markup: puts stored parts in, and stores the others. */
  fill(markup: string): FilledMarkup {
    const filled: FilledMarkup = { pieces: [], fragments: [] };
    let from = 0;
    for (let open = markup.indexOf(start); open >= 0; open = markup.indexOf(start, from)) {
      const numberEnd = markup.indexOf(startEnd, open + start.length);
      const at = Number(markup.slice(open + start.length, numberEnd));
      const contentFrom = numberEnd + startEnd.length;
      const close = markup.indexOf(end, contentFrom);
      const fragment = this.#found[at] ?? this.#cache.store(this.#keys[at]!, markup.slice(contentFrom, close));
      filled.pieces.push(markup.slice(from, open), fragment.bytes);
      filled.fragments.push(fragment);
      from = close + end.length;
    }
    filled.pieces.push(markup.slice(from));
    return filled;
  }
}
