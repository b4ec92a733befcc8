import { setTimeout as sleep } from "node:timers/promises";
import type { Kysely, Transaction } from "kysely";
import type { Space } from "#domain/space/space.ts";
import type { Venue } from "#domain/venue/venue.ts";
import {
  type CatalogueBatch,
  type CatalogueReport,
  chunkForStatement,
  type Counts,
  type Kind,
} from "../catalogue-batch.ts";
import type { Schema } from "../schema.ts";
import { writeGapMs } from "../engine/sqlite-file.ts";
import {
  type CatalogueRow,
  deleteSpaces,
  deleteVenues,
  type LoggedChange,
  readContentHashes,
  rejectForeignIds,
  toCatalogueRow,
  upsertRows,
  writeWithChangeLog,
} from "./catalogue-row.ts";

/**
 * Rows written in one transaction: a fraction of a second. SQLite has one writer at a time, and a demand waits for it.
 * An upsert of up to so many rows is atomic; a larger one that is interrupted is completed by repeating it.
 */
export const maxRowsPerTransaction = 5000;
/** Rows of a transaction in an upsert that is larger than that, of which there are many one after another. */
const rowsPerPortion = 1500;
/** Pause between the transactions of a large upsert, in milliseconds: a busy server needs time to notice its turn. */
const largeWriteGapMs = 100;
/** Venues deleted in one transaction, with their spaces. */
const maxVenuesPerDeletion = 200;

const createZeroCounts = (): Counts => ({ added: 0, changed: 0, unchanged: 0, deleted: 0 });

/** An upsert of any number of batches in short transactions. Unchanged rows are skipped. A dry run only counts. */
export class CatalogueUpsert {
  readonly #kysely: Kysely<Schema>;
  readonly #dryRun: boolean;
  readonly #report: CatalogueReport = { venue: createZeroCounts(), space: createZeroCounts() };
  /** Content hashes of stored rows by id, by source and kind; read before the source's first batch is written. */
  readonly #stored = new Map<string, Map<string, string>>();
  readonly #given = { venue: new Set<string>(), space: new Set<string>() };
  #waiting: CatalogueRow[] = [];
  /** Whether there are more rows than one transaction takes. */
  #isLarge = false;
  #hasWritten = false;

  constructor(kysely: Kysely<Schema>, { dryRun }: { dryRun: boolean }) {
    this.#kysely = kysely;
    this.#dryRun = dryRun;
  }

  /** Adds the rows of a batch; ignores its `replace`. @throws ForeignIdError before any of its rows is written */
  async put({ source, venues, spaces }: CatalogueBatch): Promise<void> {
    await this.#rejectForeign("venue", source, venues);
    await this.#rejectForeign("space", source, spaces);
    await this.#addRows("venue", source, venues);
    await this.#addRows("space", source, spaces);
  }

  /** Writes the rows that are still waiting. @returns the counts of everything since the beginning */
  async finish(): Promise<CatalogueReport> {
    await this.#flush();
    return this.#report;
  }

  /** Deletes the rows of a source that no batch contained. A venue is deleted with its spaces, of whatever source. */
  async deleteAbsent(source: string, kinds: readonly Kind[]): Promise<void> {
    const listAbsent = async (kind: Kind) =>
      [...(await this.#readStored(kind, source)).keys()].filter((id) => !this.#given[kind].has(id));
    await this.#flush();
    const orphans = new Set<string>();
    if (kinds.includes("venue")) for (const id of await this.deleteVenues(await listAbsent("venue"))) orphans.add(id);
    if (!kinds.includes("space")) return;
    const spaces = (await listAbsent("space")).filter((id) => !orphans.has(id));
    for (const part of chunkForStatement(spaces, maxRowsPerTransaction)) {
      if (this.#dryRun) this.#report.space.deleted += part.length;
      else
        await this.#write(async (trx) => {
          const changes: LoggedChange[] = [];
          for (const ids of chunkForStatement(part)) changes.push(...(await deleteSpaces(trx, ids)));
          return changes;
        });
    }
  }

  /** Deletes venues with their spaces, of whatever source. @returns the ids of the spaces */
  async deleteVenues(ids: readonly string[]): Promise<string[]> {
    const orphans: string[] = [];
    for (const part of chunkForStatement(ids, maxVenuesPerDeletion)) {
      const changes = this.#dryRun
        ? await this.#previewDeletion(part)
        : await this.#write((trx) => deleteVenues(trx, part));
      for (const { kind, id } of changes) if (kind === "space") orphans.push(id);
    }
    return orphans;
  }

  async #previewDeletion(ids: readonly string[]): Promise<LoggedChange[]> {
    const select = (kind: Kind) => this.#kysely.selectFrom(kind).select("id");
    const venues = await select("venue").where("id", "in", ids).execute();
    const spaces = await this.#kysely.selectFrom("space").select("id").where("venue_id", "in", ids).execute();
    const changes: LoggedChange[] = [
      ...venues.map(({ id }) => ({ kind: "venue" as const, id, op: "delete" as const })),
      ...spaces
        .filter(({ id }) => !this.#given.space.has(id))
        .map(({ id }) => ({ kind: "space" as const, id, op: "delete" as const })),
    ];
    this.#countDeleted(changes);
    return changes;
  }

  async #readStored(kind: Kind, source: string): Promise<Map<string, string>> {
    const key = `${kind} ${source}`;
    const stored = this.#stored.get(key) ?? (await readContentHashes(this.#kysely, kind, source));
    this.#stored.set(key, stored);
    return stored;
  }

  async #rejectForeign(kind: Kind, source: string, entities: readonly (Venue | Space)[]): Promise<void> {
    const stored = await this.#readStored(kind, source);
    const added = entities.flatMap(({ id }) => (stored.has(id) ? [] : id));
    await rejectForeignIds(this.#kysely, kind, source, added);
  }

  async #addRows(kind: Kind, source: string, entities: readonly (Venue | Space)[]): Promise<void> {
    const stored = await this.#readStored(kind, source);
    const counts = this.#report[kind];
    for (const entity of entities) {
      this.#given[kind].add(entity.id);
      const row = toCatalogueRow(kind, source, entity);
      const storedHash = stored.get(row.id);
      if (storedHash === row.content_hash) {
        counts.unchanged++;
        continue;
      }
      if (storedHash === undefined) counts.added++;
      else counts.changed++;
      this.#waiting.push(row);
      if (this.#waiting.length >= (this.#isLarge ? rowsPerPortion : maxRowsPerTransaction)) {
        this.#isLarge = true;
        await this.#flush();
      }
    }
  }

  async #flush(): Promise<void> {
    const rows = this.#waiting;
    this.#waiting = [];
    if (this.#dryRun) return;
    for (const portion of chunkForStatement(rows, this.#isLarge ? rowsPerPortion : maxRowsPerTransaction))
      await this.#writeRows(portion);
  }

  async #writeRows(rows: readonly CatalogueRow[]): Promise<void> {
    await this.#write(async (trx) => {
      // Checked again, since another import may have stored the id meanwhile.
      for (const own of Map.groupBy(rows, ({ kind, source }) => `${kind} ${source}`).values()) {
        const [{ kind, source }] = own as [CatalogueRow];
        await rejectForeignIds(
          trx,
          kind,
          source,
          own.map(({ id }) => id),
        );
      }
      await upsertRows(trx, rows);
      return rows.map(({ kind, id }) => ({ kind, id, op: "put" }));
    });
  }

  async #write(write: (trx: Transaction<Schema>) => Promise<LoggedChange[]>): Promise<LoggedChange[]> {
    if (this.#hasWritten) await sleep(this.#isLarge ? largeWriteGapMs : writeGapMs);
    this.#hasWritten = true;
    const changes = await writeWithChangeLog(this.#kysely, write);
    this.#countDeleted(changes);
    return changes;
  }

  #countDeleted(changes: readonly LoggedChange[]): void {
    for (const { kind, op } of changes) if (op === "delete") this.#report[kind].deleted++;
  }
}
