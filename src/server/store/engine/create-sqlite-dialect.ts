import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SelectQueryNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import { SqliteFile } from "./sqlite-file.ts";

/** Fair mutex for the writing handle, first come, first served. */
class WriteLock {
  #last: Promise<void> = Promise.resolve();

  async acquire(): Promise<() => void> {
    const before = this.#last;
    let release = () => {};
    this.#last = new Promise((resolve) => {
      release = resolve;
    });
    await before;
    return release;
  }
}

/**
 * Kysely connection. Selects outside a transaction use a separate read handle, so that they never wait for a writer; all
 * other statements use the single write handle, which a transaction holds until it ends.
 */
class SqliteConnection implements DatabaseConnection {
  readonly #reader: SqliteFile;
  readonly #writer: SqliteFile | undefined;
  readonly #lock: WriteLock;
  #release: (() => void) | undefined;

  constructor(reader: SqliteFile, writer: SqliteFile | undefined, lock: WriteLock) {
    this.#reader = reader;
    this.#writer = writer;
    this.#lock = lock;
  }

  /** Begins a transaction; of a store that is open for reading only, one that sees a single moment and blocks nobody. */
  async begin(): Promise<void> {
    if (!this.#writer) {
      await this.#reader.runWithRetry("begin");
      return;
    }
    const writer = this.#writer;
    // From here: else each would wait for the time-outs of all before it.
    const since = performance.now();
    const release = await this.#lock.acquire();
    try {
      // A rollback that failed with its disk left the former transaction open.
      if (writer.inTransaction) writer.run("rollback", []);
      writer.verify();
      // Immediate: a deferred transaction could not be upgraded to a writing one after another process wrote.
      await writer.runWithRetry("begin immediate", [], since);
      this.#release = release;
    } catch (error) {
      release();
      throw error;
    }
  }

  async end(outcome: "commit" | "rollback"): Promise<void> {
    if (!this.#writer) {
      this.#reader.run(outcome, []);
      return;
    }
    const writer = this.#writer;
    try {
      if (outcome === "commit") await writer.runWithRetry(outcome);
      // What went into a deleted file is not acknowledged.
      if (outcome === "commit") writer.verify();
    } finally {
      const release = this.#release;
      this.#release = undefined;
      try {
        // A failed commit leaves the transaction open, and the next one could not begin.
        if (writer.inTransaction) writer.run("rollback", []);
      } finally {
        release?.();
      }
    }
  }

  async executeQuery<R>({ sql, parameters, query }: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#release) return toQueryResult(this.#writing().run(sql, parameters));
    if (!this.#writer || SelectQueryNode.is(query))
      return toQueryResult(await this.#reader.runWithRetry(sql, parameters));
    const since = performance.now();
    const release = await this.#lock.acquire();
    try {
      const result = toQueryResult<R>(await this.#writer.runWithRetry(sql, parameters, since));
      this.#writer.verify();
      return result;
    } finally {
      release();
    }
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery<R>(query);
  }

  #writing(): SqliteFile {
    if (!this.#writer) throw new Error("The store is open for reading only.");
    return this.#writer;
  }
}

const toQueryResult = <R>({ rows, changes }: { rows: unknown[]; changes: bigint }): QueryResult<R> => ({
  rows: rows as R[],
  numAffectedRows: changes,
});

/** `timeoutMs` is the longest time to wait for another process's lock, in milliseconds. */
interface SqliteOptions {
  readonly?: boolean | undefined;
  timeoutMs?: number | undefined;
}

class SqliteDriver implements Driver {
  readonly #directory: string;
  readonly #options: SqliteOptions;
  readonly #lock = new WriteLock();
  #writer: SqliteFile | undefined;
  #reader: SqliteFile | undefined;

  constructor(directory: string, options: SqliteOptions) {
    this.#directory = directory;
    this.#options = options;
  }

  async init(): Promise<void> {
    const { readonly, timeoutMs } = this.#options;
    if (!readonly) this.#writer = new SqliteFile(this.#directory, "write", timeoutMs);
    this.#reader = new SqliteFile(this.#directory, "read", timeoutMs);
  }

  async acquireConnection(): Promise<SqliteConnection> {
    return new SqliteConnection(this.#reader!, this.#writer, this.#lock);
  }

  beginTransaction = (connection: SqliteConnection) => connection.begin();
  commitTransaction = (connection: SqliteConnection) => connection.end("commit");
  rollbackTransaction = (connection: SqliteConnection) => connection.end("rollback");
  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    this.#reader?.close();
    this.#writer?.close();
  }
}

/** Enables transactional DDL, so that a migration's transaction locks out those of other processes. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Creates the Kysely dialect for the SQLite database in `directory`. */
export function createSqliteDialect(directory: string, options: SqliteOptions = {}): Dialect {
  return {
    createDriver: () => new SqliteDriver(directory, options),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new TransactionalSqliteAdapter(),
    createIntrospector: (kysely) => new SqliteIntrospector(kysely),
  };
}
