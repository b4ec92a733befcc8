import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { createGunzip } from "node:zlib";
import { migrations } from "../migrations/index.ts";
import { BackupFault } from "./backup-fault.ts";
import {
  type BackupCounts,
  backupFormat,
  type BackupHead,
  type BackupSummary,
  backupVersion,
} from "./backup-format.ts";
import { type BackupTable, backupTables } from "./backup-tables.ts";

/** A row by column. */
export type BackupRow = Record<string, string | number>;

/** Rows of a table, at most `rowsPerPart` at a time. */
export interface BackupPart {
  table: BackupTable;
  rows: BackupRow[];
}

const rowsPerPart = 500;

/** Iterates over the lines of a file. JSON has no line break but ours; `readline` would also cut at U+2028. @throws BackupFault */
async function* readLines(file: string): AsyncGenerator<string> {
  const source = createReadStream(file);
  const lines = createGunzip();
  source.on("error", (error) => lines.destroy(error));
  let rest = "";
  let hasLines = false;
  try {
    lines.setEncoding("utf8");
    for await (const chunk of source.pipe(lines) as AsyncIterable<string>) {
      const parts = (rest + chunk).split("\n");
      rest = parts.pop()!;
      hasLines ||= parts.length > 0;
      yield* parts;
    }
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    if (!code.startsWith("Z_")) throw error;
    throw new BackupFault(hasLines || code === "Z_BUF_ERROR" ? "damaged" : "foreign", { cause: error });
  } finally {
    source.destroy();
  }
  if (rest !== "") throw new BackupFault("damaged");
}

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    throw new BackupFault("damaged", { cause: error });
  }
}

/** Reads the first line. @throws BackupFault */
function parseHead(line: string | undefined): BackupHead {
  let head: Partial<BackupHead> | null;
  try {
    head = JSON.parse(line ?? "") as Partial<BackupHead> | null;
  } catch {
    throw new BackupFault("foreign");
  }
  if (head?.format !== backupFormat || typeof head.version !== "number") throw new BackupFault("foreign");
  const isKnown = typeof head.schema === "string" && head.schema in migrations;
  if (head.version > backupVersion || !isKnown) throw new BackupFault("newer");
  return head as BackupHead;
}

/** Reads a table's heading, and returns how its rows are read: columns that the backup does not have yet are empty. */
function readTable({ table: name, columns }: { table: unknown; columns: unknown }) {
  const table = backupTables.find((one) => one.name === name);
  const isKnown = Array.isArray(columns) && columns.every((column) => table && String(column) in table.columns);
  if (!table || !isKnown) throw new BackupFault("newer");
  const empty = Object.fromEntries(
    Object.entries(table.columns).map(([column, type]) => [column, type === "integer" ? 0 : ""]),
  );
  const toRow = (values: unknown[]): BackupRow => {
    if (values.length !== columns.length) throw new BackupFault("damaged");
    return { ...empty, ...Object.fromEntries(columns.map((column, at) => [column, values[at]])) };
  };
  return { table, toRow };
}

/**
 * Reads a backup from its first line to its last, in parts. It is complete only when the iteration has ended without an
 * error; its return value says what it holds.
 * @throws BackupFault, or the file system's error
 */
export async function* readBackup(file: string): AsyncGenerator<BackupPart, BackupSummary> {
  const lines = readLines(file);
  const hash = createHash("sha256");
  const first = (await lines.next()).value as string | undefined;
  const head = parseHead(first);
  hash.update(`${first}\n`);
  const counts: BackupCounts = {};
  let current: ReturnType<typeof readTable> | undefined;
  let rows: BackupRow[] = [];
  for await (const line of lines) {
    const parsed = parseLine(line);
    if (Array.isArray(parsed)) {
      if (!current) throw new BackupFault("damaged");
      rows.push(current.toRow(parsed));
    }
    if (current && rows.length > 0 && (rows.length >= rowsPerPart || !Array.isArray(parsed))) {
      counts[current.table.name] = (counts[current.table.name] ?? 0) + rows.length;
      yield { table: current.table, rows };
      rows = [];
    }
    if (!Array.isArray(parsed)) {
      const mark = parsed as { table?: unknown; columns?: unknown; end?: BackupCounts; sha256?: string };
      if (mark.end) return checkEnd(mark, { ...head, counts, sha256: hash.digest("hex") }, await lines.next());
      current = readTable({ table: mark.table, columns: mark.columns });
      counts[current.table.name] = 0;
    }
    hash.update(`${line}\n`);
  }
  throw new BackupFault("damaged");
}

/** Compares the last line with what was read. @throws BackupFault */
function checkEnd(
  { end, sha256 }: { end?: BackupCounts; sha256?: string },
  summary: BackupSummary,
  following: IteratorResult<string>,
): BackupSummary {
  const names = new Set([...Object.keys(end ?? {}), ...Object.keys(summary.counts)]);
  const isSame = [...names].every((name) => end?.[name] === summary.counts[name]);
  if (!following.done || !isSame || sha256 !== summary.sha256) throw new BackupFault("damaged");
  return summary;
}

/** Reads a backup completely and returns what it holds. @throws BackupFault, or the file system's error */
export async function verifyBackup(file: string): Promise<BackupSummary> {
  const parts = readBackup(file);
  for (;;) {
    const { done, value } = await parts.next();
    if (done) return value;
  }
}
