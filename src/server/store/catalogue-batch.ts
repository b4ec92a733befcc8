import { createHash } from "node:crypto";
import type { Transaction } from "kysely";
import type { Space } from "../../domain/space/space.ts";
import type { Venue } from "../../domain/venue/venue.ts";
import { lockChangeSequence, setChangeSequence } from "./lock-change-sequence.ts";
import type { Schema } from "./schema.ts";

export type Kind = "venue" | "space";

/** Venues and spaces of one source to upsert. */
export interface CatalogueBatch {
  /** Name of the source that owns the rows. */
  source: string;
  venues: readonly Venue[];
  spaces: readonly Space[];
  /** Deletes rows of the source that the batch lacks: of both kinds, or of those listed. */
  replace?: boolean | readonly Kind[] | undefined;
}

/** Row counts of one kind after an upsert. */
export interface Counts {
  added: number;
  changed: number;
  unchanged: number;
  deleted: number;
}

export type CatalogueReport = Record<Kind, Counts>;

type Row = { id: string; source: string; content_hash: string; body: string; city_code?: string; venue_id?: string };
type Change = { kind: Kind; id: string; op: "put" | "delete" };

/** Rows per statement; well below SQLite's 32,766 and PostgreSQL's 65,535 parameters. */
export const maxRowsPerStatement = 1000;

/** Splits a list into chunks that fit a statement. */
export function* chunkForStatement<T>(rows: readonly T[]): Generator<T[]> {
  for (let at = 0; at < rows.length; at += maxRowsPerStatement) yield rows.slice(at, at + maxRowsPerStatement);
}

/** Error for an id that belongs to another source. */
export class ForeignIdError extends Error {}

/** Serializes an entity as JSON with sorted keys, so that equal entities have equal hashes. */
const toCanonicalJson = (entity: Venue | Space): string =>
  JSON.stringify(entity, (_key, value: unknown) =>
    value !== null && typeof value === "object" && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );

const hashText = (text: string): string => createHash("sha256").update(text).digest("base64url").slice(0, 22);

function toRows({ source, venues, spaces }: CatalogueBatch, kind: Kind): Row[] {
  const shared = (entity: Venue | Space) => {
    const body = toCanonicalJson(entity);
    return { id: entity.id, source, content_hash: hashText(body), body };
  };
  return kind === "venue"
    ? venues.map((venue) => ({ ...shared(venue), city_code: venue.cityCode }))
    : spaces.map((space) => ({ ...shared(space), venue_id: space.venueId }));
}

async function rejectForeignIds(trx: Transaction<Schema>, kind: Kind, source: string, ids: string[]): Promise<void> {
  for (const part of chunkForStatement(ids)) {
    const taken = await trx.selectFrom(kind).select(["id", "source"]).where("id", "in", part).executeTakeFirst();
    if (taken) throw new ForeignIdError(`${kind} ${taken.id} belongs to the source ${taken.source}, not to ${source}`);
  }
}

async function upsertRows(trx: Transaction<Schema>, kind: Kind, rows: Row[]): Promise<void> {
  for (const part of chunkForStatement(rows)) {
    if (kind === "venue") {
      await trx
        .insertInto("venue")
        .values(part as (Row & { city_code: string })[])
        .onConflict((conflict) =>
          conflict.column("id").doUpdateSet(({ ref }) => ({
            city_code: ref("excluded.city_code"),
            content_hash: ref("excluded.content_hash"),
            body: ref("excluded.body"),
          })),
        )
        .execute();
    } else {
      await trx
        .insertInto("space")
        .values(part as (Row & { venue_id: string })[])
        .onConflict((conflict) =>
          conflict.column("id").doUpdateSet(({ ref }) => ({
            venue_id: ref("excluded.venue_id"),
            content_hash: ref("excluded.content_hash"),
            body: ref("excluded.body"),
          })),
        )
        .execute();
    }
  }
}

/** Upserts new and changed rows. Returns their ids, and those of the source's rows that the batch lacks. */
async function upsertChangedRows(trx: Transaction<Schema>, kind: Kind, batch: CatalogueBatch, counts: Counts) {
  const stored = await trx.selectFrom(kind).select(["id", "content_hash"]).where("source", "=", batch.source).execute();
  const storedHashes = new Map(stored.map((row) => [row.id, row.content_hash]));
  const rows = toRows(batch, kind);
  const fresh = rows.filter((row) => storedHashes.get(row.id) !== row.content_hash);
  const added = fresh.filter((row) => !storedHashes.has(row.id)).map((row) => row.id);
  await rejectForeignIds(trx, kind, batch.source, added);
  await upsertRows(trx, kind, fresh);
  counts.added += added.length;
  counts.changed += fresh.length - added.length;
  counts.unchanged += rows.length - fresh.length;
  const given = new Set(rows.map((row) => row.id));
  return { fresh: fresh.map((row) => row.id), lacking: stored.map((row) => row.id).filter((id) => !given.has(id)) };
}

/** Deletes rows and returns the ids of those that existed. */
async function deleteRows(
  trx: Transaction<Schema>,
  kind: Kind,
  by: "id" | "venue_id",
  ids: string[],
): Promise<string[]> {
  const gone: string[] = [];
  for (const part of chunkForStatement(ids)) {
    const rows =
      kind === "venue"
        ? await trx.deleteFrom("venue").where("id", "in", part).returning("id").execute()
        : await trx.deleteFrom("space").where(by, "in", part).returning("id").execute();
    gone.push(...rows.map((row) => row.id));
  }
  return gone;
}

async function upsertBatch(
  trx: Transaction<Schema>,
  batch: CatalogueBatch,
  report: CatalogueReport,
): Promise<Change[]> {
  const changes: Change[] = [];
  const addChanges = (kind: Kind, op: Change["op"], ids: string[]) =>
    changes.push(...ids.map((id) => ({ kind, id, op })));
  const replaced = batch.replace === true ? ["venue", "space"] : batch.replace || [];
  for (const kind of ["venue", "space"] as const) {
    const { fresh, lacking } = await upsertChangedRows(trx, kind, batch, report[kind]);
    addChanges(kind, "put", fresh);
    if (!replaced.includes(kind)) continue;
    const gone = await deleteRows(trx, kind, "id", lacking);
    // Deleting a venue deletes its spaces, of whatever source.
    const orphans = kind === "venue" ? await deleteRows(trx, "space", "venue_id", gone) : [];
    report[kind].deleted += gone.length;
    report.space.deleted += orphans.length;
    addChanges(kind, "delete", gone);
    addChanges("space", "delete", orphans);
  }
  return changes;
}

const createZeroCounts = (): Counts => ({ added: 0, changed: 0, unchanged: 0, deleted: 0 });

/**
 * Upserts batches within a transaction, skipping unchanged rows. Appends every change to the change log with consecutive
 * numbers.
 * @throws ForeignIdError if an id belongs to another source
 */
export async function upsertBatches(
  trx: Transaction<Schema>,
  batches: readonly CatalogueBatch[],
): Promise<CatalogueReport> {
  const last = await lockChangeSequence(trx);
  const report: CatalogueReport = { venue: createZeroCounts(), space: createZeroCounts() };
  const changes: Change[] = [];
  for (const batch of batches) changes.push(...(await upsertBatch(trx, batch, report)));
  if (changes.length === 0) return report;
  const at = new Date().toISOString();
  const lines = changes.map((change, index) => ({ seq: last + 1 + index, at, ...change }));
  for (const part of chunkForStatement(lines)) await trx.insertInto("change_log").values(part).execute();
  await setChangeSequence(trx, last + lines.length);
  return report;
}
