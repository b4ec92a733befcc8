interface Node<T> {
  next: Map<number, Node<T>>;
  value?: T;
}

/** A match: the value and where it ends. */
export interface Match<T> {
  value: T;
  to: number;
}

const isLatin = (code: number): boolean => code >= 0x61 && code <= 0x7a;

/** Reports whether a position lies inside a Latin word. */
export const isInsideLatinText = (text: string, to: number): boolean =>
  to < text.length && isLatin(text.charCodeAt(to - 1)) && isLatin(text.charCodeAt(to));

/** Returns how many characters to skip between the parts of a key at this position, 0 for none. */
export type GapMatcher = (text: string, at: number) => number;

/** A map from strings to values, searched by longest match. */
export class Trie<T> {
  readonly #root: Node<T> = { next: new Map() };

  /** Adds a key. An existing key keeps its value unless `merge` combines both. */
  add(key: string, value: T, merge?: (old: T, added: T) => T): void {
    let node = this.#root;
    for (let at = 0; at < key.length; at++) {
      const code = key.charCodeAt(at);
      let next = node.next.get(code);
      if (!next) {
        next = { next: new Map() };
        node.next.set(code, next);
      }
      node = next;
    }
    if (node.value === undefined) node.value = value;
    else if (merge) node.value = merge(node.value, value);
  }

  /** Lists the keys with their values, in no particular order. */
  *entries(): Generator<[key: string, value: T]> {
    const open: [string, Node<T>][] = [["", this.#root]];
    for (let top = open.pop(); top; top = open.pop()) {
      const [key, { next, value }] = top;
      if (value !== undefined) yield [key, value];
      for (const [code, node] of next) open.push([key + String.fromCharCode(code), node]);
    }
  }

  /**
   * Finds the longest key at this position that does not split a Latin word and that `fits`. With `gap`, up to two fillers
   * inside the key (24 小时供热水) are skipped, none before the third character.
   */
  findLongest(
    text: string,
    from: number,
    { gap, fits, step }: { gap?: GapMatcher; fits?: (to: number, value: T) => boolean; step?: () => void } = {},
  ): Match<T> | undefined {
    let node = this.#root;
    let found: Match<T> | undefined;
    let at = from;
    let depth = 0;
    let gapCount = 0;
    while (at < text.length) {
      step?.();
      const next = node.next.get(text.charCodeAt(at));
      if (next) {
        node = next;
        at++;
        depth++;
        if (node.value !== undefined && !isInsideLatinText(text, at) && (!fits || fits(at, node.value)))
          found = { value: node.value, to: at };
        continue;
      }
      const skipped = gap && depth > 1 && gapCount < 2 ? gap(text, at) : 0;
      if (skipped === 0) break;
      gapCount++;
      at += skipped;
    }
    return found;
  }
}
