import { appendFile, mkdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Kysely } from "kysely";
import type { Schema } from "../schema.ts";
import { formatErasedList } from "../shared-list/format-erased-list.ts";

/** When the personal data of demands were erased and shared lists taken back, ISO times by reference. */
export type Erasures = ReadonlyMap<string, string>;

/**
 * Name of the file that lists erased demands, one line each: time and reference, no personal data. It stands in DATA_DIR and
 * beside backups and only grows, so that restoring an older backup erases again what was erased since.
 */
export const erasedLogName = "erased.log";

/** Reads a list of erased demands; empty if there is none. */
export async function readErasedLog(file: string): Promise<Erasures> {
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "";
    throw error;
  });
  const lines = text.split("\n").flatMap((line) => {
    const [, at, reference] = /^(\d{4}-\d\d-\d\dT[\d:.]+Z) (\S+)$/.exec(line) ?? [];
    return at && reference ? [[reference, at] as const] : [];
  });
  return new Map(lines);
}

/** Adds erased demands that a list does not have yet; creates it if needed. */
export async function addToErasedLog(file: string, erasures: Erasures): Promise<void> {
  const listed = await readErasedLog(file);
  const lines = [...erasures]
    .filter(([reference]) => !listed.has(reference))
    .map(([reference, at]) => `${at} ${reference}\n`);
  if (lines.length === 0) return;
  await mkdir(dirname(file), { recursive: true });
  await appendFile(file, lines.join(""), { mode: 0o600, flush: true });
}

/** Reads which demands of a store were erased, and which shared lists were taken back. */
export async function readErasures(kysely: Kysely<Schema>): Promise<Erasures> {
  const rows = await kysely
    .selectFrom("demand")
    .select(["reference", "erased_at"])
    .where("erased_at", "<>", "")
    .execute();
  const lists = await kysely
    .selectFrom("shared_list")
    .select(["code", "taken_back_at"])
    .where("taken_back_at", "<>", "")
    .execute();
  return new Map([
    ...rows.map(({ reference, erased_at }) => [reference, erased_at] as const),
    ...lists.map(({ code, taken_back_at }) => [formatErasedList(code), taken_back_at] as const),
  ]);
}

/** Merges lists; the earliest time of a demand counts. */
export function mergeErasures(...lists: readonly Erasures[]): Erasures {
  const merged = new Map<string, string>();
  for (const list of lists)
    for (const [reference, at] of list) {
      const other = merged.get(reference);
      if (other === undefined || at < other) merged.set(reference, at);
    }
  return merged;
}

/**
 * Adds a demand that was just erased to the list in DATA_DIR, which outlives a lost database. A list that cannot be written
 * does not undo the erasure: the next backup adds to it what the store knows.
 */
export async function recordErasure(dataDir: string, reference: string, at: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true });
    await appendFile(join(dataDir, erasedLogName), `${at} ${reference}\n`, { mode: 0o600, flush: true });
  } catch {
    return;
  }
}
