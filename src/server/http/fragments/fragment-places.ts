import { escapeToBuffer } from "hono/utils/html";
import { type FragmentSlots, slotAttribute, slotTag } from "#contract/fragment-slots.ts";
import { createFragment, type Fragment, readLive } from "./fragment.ts";
import type { FragmentCache } from "./fragment-cache.ts";

const start = `<${slotTag} ${slotAttribute}="`;
const startEnd = '">';
const end = `</${slotTag}>`;

function escapeHtml(text: string): string {
  const buffer: [string] = [""];
  escapeToBuffer(text, buffer);
  return buffer[0];
}

/** A document with its stored parts, as pieces in their order. */
export interface FilledMarkup {
  pieces: (string | Uint8Array)[];
  /** The stored parts in it. */
  fragments: Fragment[];
}

interface Place {
  key: string;
  values: readonly string[];
  found: Fragment | undefined;
}

/** The places of stored parts in one rendered document, and their markup. */
export class FragmentPlaces implements FragmentSlots {
  readonly #cache: FragmentCache;
  readonly #places: Place[] = [];

  constructor(cache: FragmentCache) {
    this.#cache = cache;
  }

  add(key: string, values: readonly string[]): { at: number; isStored: boolean } {
    const found = this.#cache.find(key);
    return { at: this.#places.push({ key, values, found }) - 1, isStored: found !== undefined };
  }

  /** Takes the places out of rendered markup: puts stored parts in, and stores the others. */
  fill(markup: string): FilledMarkup {
    const filled: FilledMarkup = { pieces: [], fragments: [] };
    let from = 0;
    for (let open = markup.indexOf(start); open >= 0; open = markup.indexOf(start, from)) {
      const numberEnd = markup.indexOf(startEnd, open + start.length);
      const place = this.#places[Number(markup.slice(open + start.length, numberEnd))]!;
      const contentFrom = numberEnd + startEnd.length;
      const close = markup.indexOf(end, contentFrom);
      filled.pieces.push(markup.slice(from, open));
      this.#fillPlace(place, markup.slice(contentFrom, close), filled);
      from = close + end.length;
    }
    filled.pieces.push(markup.slice(from));
    return filled;
  }

  #fillPlace({ key, values, found }: Place, content: string, filled: FilledMarkup): void {
    const fragment = found ?? createFragment(content);
    if (!found) this.#cache.store(key, fragment);
    const live = readLive(content);
    for (const piece of fragment.pieces) {
      if (piece instanceof Uint8Array) filled.pieces.push(piece);
      else filled.pieces.push("value" in piece ? escapeHtml(values[piece.value]!) : live.get(piece.live)!);
    }
    filled.fragments.push(fragment);
  }
}
