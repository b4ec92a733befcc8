import { GrowingColumn } from "./growing-table.ts";

/** Lists of terms, one per row, over a shared table of terms. `starts` has one more entry than there are rows. */
export interface TermLists {
  terms: string[];
  starts: Uint32Array;
  items: Uint16Array;
}

/** A table that numbers terms in order of first appearance. */
export class Dictionary {
  readonly #numbers = new Map<string, number>();

  getNumber(term: string): number {
    const assigned = this.#numbers.get(term);
    if (assigned !== undefined) return assigned;
    this.#numbers.set(term, this.#numbers.size);
    return this.#numbers.size - 1;
  }

  get terms(): string[] {
    return [...this.#numbers.keys()];
  }
}

/** Creates a cached function from old numbers to new ones. */
export function createRenumbering(count: number, getNumber: (old: number) => number): (old: number) => number {
  const assigned = new Int32Array(count).fill(-1);
  return (old) => {
    if (assigned[old]! < 0) assigned[old] = getNumber(old);
    return assigned[old]!;
  };
}

const maxTerms = 65_536;

/** A builder of term lists. Terms beyond 65,536 per city are dropped. */
export class TermListsBuilder {
  readonly #dictionary = new Dictionary();
  readonly #starts = new GrowingColumn(Uint32Array);
  readonly #items = new GrowingColumn(Uint16Array);

  #add(number: number): void {
    if (number < maxTerms) this.#items.push(number);
  }

  push(terms: Iterable<string>): void {
    this.#starts.push(this.#items.length);
    for (const term of terms) this.#add(this.#dictionary.getNumber(term));
  }

  /** Appends rows of another table; calls that share a `renumber` must share the `source`. */
  append(source: TermLists, from: number, to: number, renumber: (old: number) => number): void {
    for (let row = from; row < to; row++) {
      this.#starts.push(this.#items.length);
      for (let at = source.starts[row]!; at < source.starts[row + 1]!; at++) this.#add(renumber(source.items[at]!));
    }
  }

  createRenumbering({ terms }: TermLists): (old: number) => number {
    return createRenumbering(terms.length, (old) => this.#dictionary.getNumber(terms[old]!));
  }

  build(): TermLists {
    this.#starts.push(this.#items.length);
    return {
      terms: this.#dictionary.terms.slice(0, maxTerms),
      starts: this.#starts.toArray(),
      items: this.#items.toArray(),
    };
  }
}
