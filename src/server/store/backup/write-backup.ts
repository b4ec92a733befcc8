import { createHash, type Hash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { type Kysely, sql } from "kysely";
import type { Database } from "../database.ts";
import { migrations } from "../migrations/index.ts";
import type { Schema } from "../schema.ts";
import {
  type BackupCounts,
  backupFormat,
  type BackupHead,
  type BackupSummary,
  backupVersion,
} from "./backup-format.ts";
import { type BackupTable, backupTables, lastingMetaKeys } from "./backup-tables.ts";
import { verifyBackup } from "./read-backup.ts";

const rowsPerStatement = 500;

export interface BackupOptions {
  now: Date;
  /** Is told of each table that was written. */
  progress?: ((table: BackupTable, rows: number) => void) | undefined;
}

type Row = Record<string, string | number>;

/** Iterates over the rows of a table in chunks, ordered by its key. */
async function* iterateRows(kysely: Kysely<Schema>, { name, key, columns }: BackupTable): AsyncGenerator<Row[]> {
  const toList = (names: readonly string[]) => sql.join(names.map((column) => sql.ref(column)));
  const [selected, keys] = [toList(Object.keys(columns)), toList(key)];
  let last: Row | undefined;
  for (;;) {
    const conditions = [
      ...(last ? [sql`(${keys}) > (${sql.join(key.map((column) => last![column]))})`] : []),
      ...(name === "meta" ? [sql`key in (${sql.join(lastingMetaKeys)})`] : []),
    ];
    const where = conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
    const { rows } = await sql<Row>`
      select ${selected} from ${sql.table(name)} ${where} order by ${keys} limit ${sql.lit(rowsPerStatement)}
    `.execute(kysely);
    if (rows.length > 0) yield rows;
    if (rows.length < rowsPerStatement) return;
    last = rows.at(-1)!;
  }
}

/** Formats the lines of a backup; `hash` has read all of them when the iteration ends. */
async function* formatLines(
  kysely: Kysely<Schema>,
  head: BackupHead,
  hash: Hash,
  { progress }: BackupOptions,
): AsyncGenerator<string> {
  const add = (lines: string) => {
    hash.update(lines);
    return lines;
  };
  yield add(`${JSON.stringify(head)}\n`);
  const counts: BackupCounts = {};
  for (const table of backupTables) {
    const columns = Object.keys(table.columns);
    yield add(`${JSON.stringify({ table: table.name, columns })}\n`);
    let count = 0;
    for await (const rows of iterateRows(kysely, table)) {
      yield add(rows.map((row) => `${JSON.stringify(columns.map((column) => row[column]))}\n`).join(""));
      count += rows.length;
    }
    counts[table.name] = count;
    progress?.(table, count);
  }
  yield `${JSON.stringify({ end: counts, sha256: hash.digest("hex") })}\n`;
}

/** Syncs a folder, so that a rename survives a power failure, if the file system supports it. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r").catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

/**
 * Writes what a transaction sees to a file, atomically: it has its name when it is complete, on disk and was read again. Only
 * its owner may read it.
 * @throws the database's or the file system's error; nothing is left then
 */
export async function writeBackupOf(
  { kysely, dialect }: Pick<Database, "kysely" | "dialect">,
  file: string,
  options: BackupOptions,
): Promise<BackupSummary> {
  const part = `${file}.part`;
  const head: BackupHead = {
    format: backupFormat,
    version: backupVersion,
    schema: Object.keys(migrations).at(-1)!,
    engine: dialect,
    createdAt: options.now.toISOString(),
  };
  try {
    await rm(part, { force: true });
    const lines = Readable.from(formatLines(kysely, head, createHash("sha256"), options));
    await pipeline(lines, createGzip(), createWriteStream(part, { mode: 0o600, flags: "wx", flush: true }));
    const summary = await verifyBackup(part);
    await rename(part, file);
    await syncFolder(dirname(file));
    return summary;
  } finally {
    await rm(part, { force: true });
  }
}

/**
 * Writes a backup of one moment while others write: the snapshot of one transaction, which blocks nobody.
 * @throws the database's or the file system's error; nothing is left then
 */
export const writeBackup = (
  { kysely, dialect }: Pick<Database, "kysely" | "dialect">,
  file: string,
  options: BackupOptions,
): Promise<BackupSummary> =>
  kysely
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute((trx) => writeBackupOf({ kysely: trx, dialect }, file, options));
