/** A node with its children by character code. Most have one child or none, which needs no map. */
interface Node<T> {
  code: number;
  child: Node<T> | undefined;
  others: Map<number, Node<T>> | undefined;
  value: T | undefined;
}

const createNode = <T>(): Node<T> => ({ code: -1, child: undefined, others: undefined, value: undefined });

const getChild = <T>({ code, child, others }: Node<T>, next: number): Node<T> | undefined =>
  code === next ? child : others?.get(next);

function addChild<T>(node: Node<T>, code: number): Node<T> {
  const child = createNode<T>();
  if (!node.child) {
    node.code = code;
    node.child = child;
  } else {
    node.others ??= new Map();
    node.others.set(code, child);
  }
  return child;
}

/** A match: the value and where it ends. */
export interface Match<T> {
  value: T;
  to: number;
}

const isLatin = (code: number): boolean => code >= 0x61 && code <= 0x7a;

/** Returns whether a position lies inside a Latin word. */
const isInsideLatinText = (text: string, to: number): boolean =>
  to < text.length && isLatin(text.charCodeAt(to - 1)) && isLatin(text.charCodeAt(to));

/** Returns how many characters to skip between the parts of a key at this position, 0 for none. */
export type GapMatcher = (text: string, at: number) => number;

/** A map from strings to values, searched by longest match. */
export class Trie<T> {
  readonly #root = createNode<T>();

  /** Adds a key. An existing key keeps its value unless `merge` combines both. */
  add(key: string, value: T, merge?: (old: T, added: T) => T): void {
    let node = this.#root;
    for (let at = 0; at < key.length; at++) {
      const code = key.charCodeAt(at);
      node = getChild(node, code) ?? addChild(node, code);
    }
    if (node.value === undefined) node.value = value;
    else if (merge) node.value = merge(node.value, value);
  }

  /** Lists the keys with their values, in no particular order. */
  *entries(): Generator<[key: string, value: T]> {
    const open: [string, Node<T>][] = [["", this.#root]];
    for (let top = open.pop(); top; top = open.pop()) {
      const [key, { code, child, others, value }] = top;
      if (value !== undefined) yield [key, value];
      if (child) open.push([key + String.fromCharCode(code), child]);
      for (const [other, node] of others ?? []) open.push([key + String.fromCharCode(other), node]);
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
      const next = getChild(node, text.charCodeAt(at));
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
