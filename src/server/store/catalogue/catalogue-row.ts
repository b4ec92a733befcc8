import { createHash } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import type { Space } from "#domain/space/space.ts";
import type { Venue } from "#domain/venue/venue.ts";
import { chunkForStatement, ForeignIdError, type Kind } from "../catalogue-batch.ts";
import { lockChangeSequence, setChangeSequence } from "../lock-change-sequence.ts";
import type { Schema } from "../schema.ts";

/** A venue or space as a row of its table. */
export interface CatalogueRow {
  kind: Kind;
  id: string;
  source: string;
  content_hash: string;
  body: string;
  /** Of a venue its city code, of a space its venue's id. */
  owner: string;
}

/** A line of the change log before it has a number. */
export interface LoggedChange {
  kind: Kind;
  id: string;
  op: "put" | "delete";
}

/** Serializes an entity as JSON with sorted keys, so that equal entities have equal hashes. */
const toCanonicalJson = (entity: Venue | Space): string =>
  JSON.stringify(entity, (_key, value: unknown) =>
    value !== null && typeof value === "object" && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );

const hashText = (text: string): string => createHash("sha256").update(text).digest("base64url").slice(0, 22);

/** Converts an entity to the row that stores it. */
export function toCatalogueRow(kind: Kind, source: string, entity: Venue | Space): CatalogueRow {
  const body = toCanonicalJson(entity);
  const owner = "cityCode" in entity ? entity.cityCode : entity.venueId;
  return { kind, id: entity.id, source, content_hash: hashText(body), body, owner };
}

/** Reads the content hashes of a source's rows by id. */
export async function readContentHashes(
  kysely: Kysely<Schema>,
  kind: Kind,
  source: string,
): Promise<Map<string, string>> {
  const rows = await kysely.selectFrom(kind).select(["id", "content_hash"]).where("source", "=", source).execute();
  return new Map(rows.map((row) => [row.id, row.content_hash]));
}

/** Verifies that none of the ids is stored under another source. @throws ForeignIdError */
export async function rejectForeignIds(
  kysely: Kysely<Schema>,
  kind: Kind,
  source: string,
  ids: readonly string[],
): Promise<void> {
  for (const part of chunkForStatement(ids)) {
    const taken = await kysely
      .selectFrom(kind)
      .select(["id", "source"])
      .where("id", "in", part)
      .where("source", "!=", source)
      .executeTakeFirst();
    if (taken) throw new ForeignIdError(`${kind} ${taken.id} belongs to the source ${taken.source}, not to ${source}`);
  }
}

/** Inserts or updates rows of both kinds, venues first. */
export async function upsertRows(trx: Transaction<Schema>, rows: readonly CatalogueRow[]): Promise<void> {
  const byKind = Map.groupBy(rows, ({ kind }) => kind);
  for (const part of chunkForStatement(byKind.get("venue") ?? [])) {
    await trx
      .insertInto("venue")
      .values(part.map(({ kind: _, owner, ...row }) => ({ ...row, city_code: owner })))
      .onConflict((conflict) =>
        conflict.column("id").doUpdateSet(({ ref }) => ({
          city_code: ref("excluded.city_code"),
          content_hash: ref("excluded.content_hash"),
          body: ref("excluded.body"),
        })),
      )
      .execute();
  }
  for (const part of chunkForStatement(byKind.get("space") ?? [])) {
    await trx
      .insertInto("space")
      .values(part.map(({ kind: _, owner, ...row }) => ({ ...row, venue_id: owner })))
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

/** Deletes venues and their spaces, of whatever source. Returns a change for each row that existed. */
export async function deleteVenues(trx: Transaction<Schema>, ids: readonly string[]): Promise<LoggedChange[]> {
  const venues = await trx.deleteFrom("venue").where("id", "in", ids).returning("id").execute();
  const gone = venues.map(({ id }) => id);
  const spaces =
    gone.length === 0 ? [] : await trx.deleteFrom("space").where("venue_id", "in", gone).returning("id").execute();
  return [
    ...gone.map((id) => ({ kind: "venue" as const, id, op: "delete" as const })),
    ...spaces.map(({ id }) => ({ kind: "space" as const, id, op: "delete" as const })),
  ];
}

/** Deletes spaces. Returns a change for each that existed. */
export async function deleteSpaces(trx: Transaction<Schema>, ids: readonly string[]): Promise<LoggedChange[]> {
  const spaces = await trx.deleteFrom("space").where("id", "in", ids).returning("id").execute();
  return spaces.map(({ id }) => ({ kind: "space", id, op: "delete" }));
}

/** Writes within one transaction and appends the changes that `write` returns to the change log, numbered consecutively. */
export const writeWithChangeLog = (
  kysely: Kysely<Schema>,
  write: (trx: Transaction<Schema>) => Promise<LoggedChange[]>,
): Promise<LoggedChange[]> =>
  kysely.transaction().execute(async (trx) => {
    const last = await lockChangeSequence(trx);
    const changes = await write(trx);
    if (changes.length === 0) return changes;
    const at = new Date().toISOString();
    const lines = changes.map((change, index) => ({ seq: last + 1 + index, at, ...change }));
    for (const part of chunkForStatement(lines)) await trx.insertInto("change_log").values(part).execute();
    await setChangeSequence(trx, last + lines.length);
    return changes;
  });
