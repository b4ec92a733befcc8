import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { createFileCheck } from "./create-file-check.ts";

/** File name of the database in the data directory. */
export const sqliteFileName = "huizhi.sqlite";

/** Maximum number of cached prepared statements. */
const maxStatements = 200;
/** Maximum time to wait for another process's lock where no other is given, in milliseconds. */
const defaultTimeoutMs = 60_000;
/** Longest pause between two attempts to write while another process writes, in milliseconds. */
const maxRetryPauseMs = 20;
/** Pause of a process that writes one transaction after another, in which every waiting process gets its turn. */
export const writeGapMs = maxRetryPauseMs + 10;
const busyCode = 5;

interface Prepared {
  statement: StatementSync;
  /** Whether it returns rows. */
  reader: boolean;
}

/** Result of a statement. */
export interface StatementResult {
  rows: unknown[];
  changes: bigint;
}

/** A handle on the SQLite database; its statements run synchronously in the calling thread. */
export class SqliteFile {
  readonly #file: DatabaseSync;
  readonly #timeoutMs: number;
  readonly #prepared = new Map<string, Prepared>();
  /** Verifies that the database and its log are still the files that were opened. @throws StoreUnavailableError */
  readonly verify: () => void;

  /**
   * @param mode "write" creates the file if missing: write-ahead log, every commit synced to disk
   * @throws Error if the file cannot be opened
   */
  constructor(directory: string, mode: "read" | "write", timeoutMs = defaultTimeoutMs) {
    this.#timeoutMs = timeoutMs;
    if (mode === "write") mkdirSync(directory, { recursive: true });
    else if (!existsSync(join(directory, sqliteFileName)))
      throw new Error(`${directory} 里还没有数据：请先运行 npm start。`);
    this.#file = new DatabaseSync(join(directory, sqliteFileName), {
      readOnly: mode === "read",
      timeout: timeoutMs,
    });
    if (mode === "write")
      this.#file.exec(
        "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA fullfsync=ON; PRAGMA foreign_keys=ON; PRAGMA secure_delete=ON;",
      );
    // A statement waits in `runWithRetry` without blocking the thread, so that pages are served meanwhile.
    this.#file.exec("PRAGMA busy_timeout=0");
    this.verify = createFileCheck(["", "-wal", "-shm"].map((end) => join(directory, sqliteFileName + end)));
  }

  /** Runs one statement. @throws Error of SQLite; busy while another process writes */
  run(sql: string, values: readonly unknown[]): StatementResult {
    const { statement, reader } = this.#prepare(sql);
    const bound = values as SQLInputValue[];
    if (reader) return { rows: statement.all(...bound), changes: 0n };
    return { rows: [], changes: BigInt(statement.run(...bound).changes) };
  }

  /** Runs one statement, retrying while another process locks the file. `since`: when its wait began, by `performance.now()`. */
  async runWithRetry(
    sql: string,
    values: readonly unknown[] = [],
    since = performance.now(),
  ): Promise<StatementResult> {
    const until = since + this.#timeoutMs;
    for (let pause = 1; ; pause = Math.min(pause * 2, maxRetryPauseMs)) {
      try {
        return this.run(sql, values);
      } catch (error) {
        if (!isBusy(error) || performance.now() > until) throw error;
        await sleep(pause);
      }
    }
  }

  /** Returns whether a transaction is open; SQLite ends it itself after some errors, such as a full disk. */
  get inTransaction(): boolean {
    return this.#file.isTransaction;
  }

  close(): void {
    this.#prepared.clear();
    this.#file.close();
  }

  #prepare(sql: string): Prepared {
    const cached = this.#prepared.get(sql);
    if (cached) return cached;
    if (this.#prepared.size >= maxStatements) this.#prepared.clear();
    const statement = this.#file.prepare(sql);
    const prepared = { statement, reader: statement.columns().length > 0 };
    this.#prepared.set(sql, prepared);
    return prepared;
  }
}

/** Returns whether an error is SQLITE_BUSY or one of its extended codes: another process holds the lock. */
export const isBusy = (error: unknown): boolean =>
  error instanceof Error && "errcode" in error && (Number(error.errcode) & 0xff) === busyCode;
