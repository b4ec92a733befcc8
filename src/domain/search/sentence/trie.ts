interface Node<T> {
  next: Map<number, Node<T>>;
  value?: T;
}

/** A match: the value and where it ends. */
export interface Match<T> {
  value: T;
  to: number;
}

const latin = (code: number): boolean => code >= 0x61 && code <= 0x7a;

/** A Latin word ends where its letters end. */
export const cutsWord = (text: string, to: number): boolean =>
  to < text.length && latin(text.charCodeAt(to - 1)) && latin(text.charCodeAt(to));

/** What may stand between the parts of a word: how many units of the text at this place to pass over, 0 for none. */
export type Gap = (text: string, at: number) => number;

/** Words with what they mean, found by the longest match. */
export class Trie<T> {
  readonly #root: Node<T> = { next: new Map() };

  /** Adds a word; one that is there already keeps its meaning unless `merge` makes one of both. */
  add(word: string, value: T, merge?: (old: T, added: T) => T): void {
    let node = this.#root;
    for (let at = 0; at < word.length; at++) {
      const code = word.charCodeAt(at);
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

  /**
   * The longest word that stands at this place and does not cut a Latin word in two, and that `fits`. With `gap`, small
   * words between the parts of a word (24 小时供热水) are passed over, at most two of them and never before the third unit.
   */
  longest(
    text: string,
    from: number,
    { gap, fits, step }: { gap?: Gap; fits?: (to: number, value: T) => boolean; step?: () => void } = {},
  ): Match<T> | undefined {
    let node = this.#root;
    let found: Match<T> | undefined;
    let at = from;
    let depth = 0;
    let passed = 0;
    while (at < text.length) {
      step?.();
      const next = node.next.get(text.charCodeAt(at));
      if (next) {
        node = next;
        at++;
        depth++;
        if (node.value !== undefined && !cutsWord(text, at) && (!fits || fits(at, node.value)))
          found = { value: node.value, to: at };
        continue;
      }
      const over = gap && depth > 1 && passed < 2 ? gap(text, at) : 0;
      if (over === 0) break;
      passed++;
      at += over;
    }
    return found;
  }
}
