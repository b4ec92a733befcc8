/** A typed array that holds a column. */
type Column = Uint8Array | Uint16Array | Uint32Array | Float64Array;
type ColumnConstructor = { new (length: number): Column; readonly BYTES_PER_ELEMENT: number };

/** Column names and their typed array constructors. */
export type TableShape = Readonly<Record<string, ColumnConstructor>>;

/** Columns of equal length, one value per row. */
export type Table<S extends TableShape> = { [Name in keyof S]: InstanceType<S[Name]> };

const initialLength = 64;

/** A typed array that grows by doubling. */
export class GrowingColumn<C extends Column = Uint32Array> {
  #items: C;
  length = 0;

  constructor(kind: { new (length: number): C }) {
    this.#items = new kind(initialLength);
  }

  #reserve(length: number): void {
    if (length <= this.#items.length) return;
    const larger = new (this.#items.constructor as { new (length: number): C })(
      Math.max(length, this.#items.length * 2),
    );
    larger.set(this.#items);
    this.#items = larger;
  }

  push(value: number): void {
    this.#reserve(this.length + 1);
    this.#items[this.length++] = value;
  }

  /** Appends the values of a column of the same kind. */
  append(values: ArrayLike<number>): void {
    this.#reserve(this.length + values.length);
    this.#items.set(values, this.length);
    this.length += values.length;
  }

  /** Returns the values in an array of exactly that length. */
  toArray(): C {
    return this.#items.slice(0, this.length) as C;
  }
}

/** A table whose columns grow together. */
export class GrowingTable<S extends TableShape> {
  readonly #columns: [name: string, column: GrowingColumn<Column>][];
  length = 0;

  constructor(shape: S) {
    this.#columns = Object.entries(shape).map(([name, kind]) => [name, new GrowingColumn(kind)]);
  }

  push(row: Record<keyof S, number>): void {
    for (const [name, column] of this.#columns) column.push(row[name]!);
    this.length++;
  }

  /** Appends rows `from` to `to` (exclusive) of another table. */
  append(table: Table<S>, from: number, to: number): void {
    for (const [name, column] of this.#columns) column.append(table[name]!.subarray(from, to));
    this.length += to - from;
  }

  toTable(): Table<S> {
    return Object.fromEntries(this.#columns.map(([name, column]) => [name, column.toArray()])) as Table<S>;
  }
}
