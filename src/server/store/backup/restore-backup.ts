import { randomUUID } from "node:crypto";
import { type Kysely, sql, type Transaction } from "kysely";
import { isOpenRequest } from "#domain/quote/find-transition.ts";
import type { QuoteState } from "#domain/quote/quote-transitions.ts";
import type { Database } from "../database.ts";
import { formatErasedList } from "../shared-list/format-erased-list.ts";
import { toErasedRow } from "../demand/erasure/to-erased-row.ts";
import { lockChangeSequence, setChangeSequence } from "../lock-change-sequence.ts";
import type { DemandTable, Schema } from "../schema.ts";
import { BackupFault } from "./backup-fault.ts";
import type { BackupSummary } from "./backup-format.ts";
import { type BackupTable, backupTables, lastingMetaKeys } from "./backup-tables.ts";
import { type Erasures, mergeErasures, readErasures } from "./read-erased-log.ts";
import { type BackupPart, type BackupRow, readBackup } from "./read-backup.ts";
import { writeBackupOf } from "./write-backup.ts";

/** Error for a store that already has rows, by table. */
export class StoreNotEmptyError extends Error {
  readonly counts: Readonly<Record<string, number>>;

  constructor(counts: Record<string, number>) {
    super("The store is not empty.");
    this.name = "StoreNotEmptyError";
    this.counts = counts;
  }
}

export interface RestoreOptions {
  now: Date;
  /** Replaces what the store has, but for newer demands; undefined refuses a store that is not empty. */
  replace?: { safetyFile: string } | undefined;
  /** Demands erased after the backup, as far as lists beside it and in DATA_DIR tell. */
  erasures: Erasures;
  progress?: ((table: BackupTable) => void) | undefined;
}

/** What a restore did. */
export interface RestoreReport {
  backup: BackupSummary;
  /** Backup of what the store had before; undefined if it was empty. */
  safetyFile: string | undefined;
  /** Every erasure that is known now: of the lists, and of the store as it was. */
  erasures: Erasures;
  /** Demands of the backup whose personal data were left out. */
  erasedAgain: number;
  /** Demands of the store that were submitted or changed after the backup, and stay as they are. */
  newer: number;
}

/** Tables of which each tells that a store is in use. */
const contentTables = ["venue", "space", "content", "demand", "outbox"] as const;

/** Makes writers of other processes wait until the transaction ends; readers see what was before. SQLite locks as it begins. */
async function lockTables(trx: Transaction<Schema>, dialect: Database["dialect"]): Promise<void> {
  if (dialect === "sqlite") return;
  const names = backupTables.map(({ name }) => sql.table(name));
  await sql`lock table ${sql.join(names)}, change_log in exclusive mode`.execute(trx);
}

async function countRows(trx: Kysely<Schema>): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const name of contentTables) {
    const { rows } = await sql<{ n: number | string }>`select count(*) as n from ${sql.table(name)}`.execute(trx);
    counts[name] = Number(rows[0]!.n);
  }
  return counts;
}

/** Writes all venues to the change log after `last`, so that search indexes read them and their spaces anew. Returns its last number. */
async function logVenues(trx: Transaction<Schema>, last: number, op: "put" | "delete", at: string): Promise<number> {
  await sql`
    insert into change_log (seq, kind, id, op, at)
    select ${sql.lit(last)} + row_number() over (order by id), 'venue', id, ${sql.lit(op)}, ${sql.lit(at)} from venue
  `.execute(trx);
  const { rows } = await sql<{ n: number | string }>`select count(*) as n from venue`.execute(trx);
  return last + Number(rows[0]!.n);
}

/** Tables that are merged with what the store has of them, by the table whose rows have the time of the last change, and its key. */
const mergedTables = {
  demand: {
    key: "reference",
    tables: [
      "demand",
      "demand_history",
      "outbox",
      "delivery",
      "demand_version",
      "quote_request",
      "quote",
      "quote_event",
    ],
  },
  shared_list: { key: "code", tables: ["shared_list", "shared_opinion"] },
} as const;
type MergedTable = keyof typeof mergedTables;

/** Returns the table that decides which rows of another one are merged; undefined where a table is replaced. */
const findMergedTable = (name: BackupTable["name"]): MergedTable | undefined =>
  (["demand", "shared_list"] as const).find((each) => mergedTables[each].tables.some((one) => one === name));

/** Deletes what the backup replaces: everything but what is merged. */
async function deleteRows(trx: Transaction<Schema>): Promise<void> {
  for (const { name } of backupTables) {
    if (name === "meta") await trx.deleteFrom("meta").where("key", "in", lastingMetaKeys).execute();
    else if (!findMergedTable(name)) await sql`delete from ${sql.table(name)}`.execute(trx);
  }
}

/** Deletes the demands or lists of these rows that were not changed since, and returns the keys of the others, with those that are newer. */
async function clearOlder(trx: Transaction<Schema>, table: MergedTable, rows: readonly BackupRow[]) {
  const { key, tables } = mergedTables[table];
  const updated = new Map(rows.map((row) => [String(row[key]), String(row.updated_at)]));
  const { rows: stored } = await sql<{ key: string; updated_at: string }>`
    select ${sql.ref(key)} as key, updated_at from ${sql.table(table)}
    where ${sql.ref(key)} in (${sql.join([...updated.keys()])})
  `.execute(trx);
  const isOlder = (row: (typeof stored)[number]) => row.updated_at < updated.get(row.key)!;
  const older = stored.filter(isOlder).map((row) => row.key);
  if (older.length > 0)
    for (const name of tables)
      await sql`delete from ${sql.table(name)} where ${sql.ref(key)} in (${sql.join(older)})`.execute(trx);
  const current = stored.filter((row) => !isOlder(row));
  const newer = current.filter((row) => row.updated_at > updated.get(row.key)!).length;
  return { current: current.map((row) => row.key), newer };
}

/** Returns a row of a shared list or of an opinion; without content, or no row, if the list was taken back since. */
function withoutTakenBack({ name }: BackupTable, row: BackupRow, erasures: Erasures): BackupRow[] {
  const at = erasures.get(formatErasedList(String(row.code)));
  if (at === undefined) return [row];
  return name === "shared_list" ? [{ ...row, body: "", taken_back_at: at, updated_at: at }] : [];
}

/** Tables of which an erased demand has no row, and columns that are empty in the rows of others. */
const erasedTables = ["demand_version", "quote"] as const;
const emptiedColumns: Readonly<Partial<Record<BackupTable["name"], BackupRow>>> = {
  demand_history: { note: "" },
  quote_event: { note: "" },
  delivery: { error: "", body: "" },
};

/** Returns rows without the personal data of erased demands and of lists that were taken back, so that these never reach the files of the store. */
function withoutErased({ table, rows }: BackupPart, erasures: Erasures): { rows: BackupRow[]; erased: number } {
  if (findMergedTable(table.name) === "shared_list")
    return { rows: rows.flatMap((row) => withoutTakenBack(table, row, erasures)), erased: 0 };
  let erased = 0;
  const cleaned = rows.flatMap((row): BackupRow[] => {
    const at = erasures.get(String(row.reference));
    if (at === undefined) return [row];
    if (erasedTables.some((name) => name === table.name)) return [];
    const emptied = emptiedColumns[table.name];
    if (emptied) return [{ ...row, ...emptied }];
    if (table.name === "quote_request" && isOpenRequest(row.state as QuoteState))
      return [{ ...row, state: "recalled" }];
    if (table.name !== "demand" || row.erased_at !== "") return [row];
    erased++;
    return [toErasedRow(row as unknown as DemandTable, at) as unknown as BackupRow];
  });
  return { rows: cleaned, erased };
}

/**
 * Inserts the rows of a backup, but not those of demands that the store has in the same or a newer version.
 * @throws BackupFault if it is no longer the one that was verified
 */
async function insertRows(trx: Transaction<Schema>, file: string, { sha256 }: BackupSummary, options: RestoreOptions) {
  const parts = readBackup(file);
  const current = { demand: new Set<unknown>(), shared_list: new Set<unknown>() };
  let [erasedAgain, newer, table] = [0, 0, undefined as BackupTable | undefined];
  for (;;) {
    const { done, value } = await parts.next();
    if (done) {
      if (value.sha256 !== sha256) throw new BackupFault("damaged");
      return { erasedAgain, newer };
    }
    if (value.table !== table) options.progress?.(value.table);
    table = value.table;
    if (table.name === "demand" || table.name === "shared_list") {
      const cleared = await clearOlder(trx, table.name, value.rows);
      for (const key of cleared.current) current[table.name].add(key);
      if (table.name === "demand") newer += cleared.newer;
    }
    const merged = findMergedTable(table.name);
    const missing = merged
      ? value.rows.filter((row) => !current[merged].has(row[mergedTables[merged].key]))
      : value.rows;
    const { rows, erased } = withoutErased({ table, rows: missing }, options.erasures);
    erasedAgain += erased;
    const insert = trx.insertInto(table.name).values(rows as never);
    // Messages about no demand (digests) may be there already.
    if (rows.length > 0) await (merged ? insert.onConflict((conflict) => conflict.doNothing()) : insert).execute();
  }
}

/** Replaces the identity of the catalogue: snapshots of the search index from before no longer fit. */
async function renewIdentity(trx: Transaction<Schema>): Promise<void> {
  const [key, value] = ["catalogue_identity", randomUUID()];
  await trx
    .insertInto("meta")
    .values({ key, value })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
    .execute();
}

/**
 * Restores a backup in one transaction: the store has all of it or is as it was. Running servers follow within a second. What
 * was erased after the backup is erased in it as well, and demands of the store that are newer than the backup stay.
 * @param backup what `verifyBackup` found in the file
 * @throws BackupFault, StoreNotEmptyError, or the database's error
 */
export async function restoreBackup(
  { kysely, dialect }: Pick<Database, "kysely" | "dialect">,
  file: string,
  backup: BackupSummary,
  options: RestoreOptions,
): Promise<RestoreReport> {
  const at = options.now.toISOString();
  return kysely.transaction().execute(async (trx) => {
    await lockTables(trx, dialect);
    const sequence = await lockChangeSequence(trx);
    const counts = await countRows(trx);
    const isEmpty = Object.values(counts).every((count) => count === 0);
    if (!isEmpty && !options.replace) throw new StoreNotEmptyError(counts);
    const safetyFile = isEmpty ? undefined : options.replace?.safetyFile;
    if (safetyFile) await writeBackupOf({ kysely: trx, dialect }, safetyFile, { now: options.now });
    const erasures = mergeErasures(options.erasures, await readErasures(trx));
    const removed = await logVenues(trx, sequence, "delete", at);
    await deleteRows(trx);
    const { erasedAgain, newer } = await insertRows(trx, file, backup, { ...options, erasures });
    const added = (await countRows(trx)).demand! - (backup.counts.demand ?? 0);
    await renewIdentity(trx);
    // One more than the rows of the log: the content changes with it, which pages are cached by.
    await setChangeSequence(trx, (await logVenues(trx, removed, "put", at)) + 1);
    return {
      backup,
      safetyFile,
      erasures: mergeErasures(erasures, await readErasures(trx)),
      erasedAgain,
      newer: newer + added,
    };
  });
}
