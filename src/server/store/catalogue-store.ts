import { createHash } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import type { Space } from "../../domain/space/space.ts";
import type { Venue } from "../../domain/venue/venue.ts";
import type { Database } from "./database.ts";
import type { Schema } from "./schema.ts";

type Kind = "venue" | "space";
type Entity = Venue | Space;

/** One line of the change log. */
export interface Change {
  seq: number;
  kind: Kind;
  id: string;
  op: "put" | "delete";
}

/** Venues and spaces to take over from one source. */
export interface CatalogueBatch {
  /** Name under which the rows are filed; rows of other sources are never touched. */
  source: string;
  venues: Venue[];
  spaces: Space[];
  /** Rows of the source that the batch lacks are deleted. */
  replace?: boolean;
}

/** What a batch changed, by kind. */
export interface CatalogueReport {
  added: number;
  changed: number;
  unchanged: number;
  deleted: number;
}

export type CatalogueStore = ReturnType<typeof catalogueStore>;

/** Rows written or read in one statement; well under SQLite's 32,766 and PostgreSQL's 65,535 parameters. */
const batchRows = 1000;

const hashOf = (body: string): string => createHash("sha256").update(body).digest("base64url").slice(0, 22);

function* chunks<T>(rows: readonly T[]): Generator<readonly T[]> {
  for (let at = 0; at < rows.length; at += batchRows) yield rows.slice(at, at + batchRows);
}

const rowOf = (kind: Kind, source: string, entity: Entity) => {
  const body = JSON.stringify(entity);
  const shared = { id: entity.id, source, content_hash: hashOf(body), body };
  return kind === "venue"
    ? { ...shared, city_code: (entity as Venue).cityCode }
    : { ...shared, venue_id: (entity as Space).venueId };
};

/** Takes the next `count` numbers of the change log. The first statement locks the row, so writers follow each other. */
async function takeSequence(trx: Transaction<Schema>, count: number): Promise<number> {
  const { value } = await trx
    .insertInto("meta")
    .values({ key: "change_seq", value: "0" })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ key: "change_seq" }))
    .returning("value")
    .executeTakeFirstOrThrow();
  const last = Number(value);
  await trx.updateTable("meta").set({ value: String(last + count) }).where("key", "=", "change_seq").execute();
  return last;
}

/** Writes the rows that are new or differ, and gives the ids that changed. */
async function put(trx: Transaction<Schema>, kind: Kind, source: string, entities: Entity[], report: CatalogueReport) {
  const stored = await trx.selectFrom(kind).select(["id", "content_hash"]).where("source", "=", source).execute();
  const known = new Map(stored.map((row) => [row.id, row.content_hash]));
  const rows = entities.map((entity) => rowOf(kind, source, entity));
  const fresh = rows.filter((row) => known.get(row.id) !== row.content_hash);
  report.unchanged += rows.length - fresh.length;
  for (const row of fresh) report[known.has(row.id) ? "changed" : "added"]++;
  for (const part of chunks(fresh)) {
    await trx
      .insertInto(kind)
      .values(part as never)
      .onConflict((conflict) =>
        conflict.column("id").doUpdateSet((row) => {
          const owner = kind === "venue" ? { city_code: row.ref("excluded.city_code" as never) } : { venue_id: row.ref("excluded.venue_id" as never) };
          const shared = { source: row.ref("excluded.source"), content_hash: row.ref("excluded.content_hash"), body: row.ref("excluded.body") };
          return { ...shared, ...owner } as never;
        }),
      )
      .execute();
  }
  const kept = new Set(rows.map((row) => row.id));
  return { fresh: fresh.map((row) => row.id), gone: stored.map((row) => row.id).filter((id) => !kept.has(id)) };
}

async function remove(trx: Transaction<Schema>, kind: Kind, ids: string[], report: CatalogueReport): Promise<void> {
  for (const part of chunks(ids)) await trx.deleteFrom(kind).where("id", "in", [...part]).execute();
  report.deleted += ids.length;
}

async function logChanges(trx: Transaction<Schema>, changes: Omit<Change, "seq">[]): Promise<void> {
  if (changes.length === 0) return;
  const last = await takeSequence(trx, changes.length);
  const rows = changes.map((change, at) => ({ seq: last + 1 + at, ...change }));
  for (const part of chunks(rows)) await trx.insertInto("change_log").values([...part]).execute();
}

/** Walks a table by id, a batch at a time, so that a large catalogue never stands in memory whole. */
async function* walk<T>(kysely: Kysely<Schema>, kind: Kind): AsyncGenerator<T> {
  let after = "";
  for (;;) {
    const rows = await kysely
      .selectFrom(kind)
      .select(["id", "body"])
      .where("id", ">", after)
      .orderBy("id")
      .limit(batchRows)
      .execute();
    for (const row of rows) yield JSON.parse(row.body) as T;
    if (rows.length < batchRows) return;
    after = rows.at(-1)!.id;
  }
}

/** The catalogue: venues and spaces as JSON by id, and the log of what changed. */
export function catalogueStore({ kysely }: Database) {
  const byIds = async <T extends Entity>(kind: Kind, ids: readonly string[]): Promise<T[]> => {
    if (ids.length === 0) return [];
    const rows = await kysely.selectFrom(kind).select(["id", "body"]).where("id", "in", [...ids]).execute();
    const found = new Map(rows.map((row) => [row.id, row.body]));
    return ids.flatMap((id) => {
      const body = found.get(id);
      return body === undefined ? [] : [JSON.parse(body) as T];
    });
  };
  return {
    /** The venue, or undefined. */
    venueById: async (id: string): Promise<Venue | undefined> => (await byIds<Venue>("venue", [id]))[0],
    /** The space, or undefined. */
    spaceById: async (id: string): Promise<Space | undefined> => (await byIds<Space>("space", [id]))[0],
    /** Venues in the order asked; those that are not there are left out. */
    venuesByIds: (ids: readonly string[]) => byIds<Venue>("venue", ids),
    /** Spaces in the order asked; those that are not there are left out. */
    spacesByIds: (ids: readonly string[]) => byIds<Space>("space", ids),
    /** Every space of a venue, by id. */
    async spacesOf(venueId: string): Promise<Space[]> {
      const rows = await kysely.selectFrom("space").select("body").where("venue_id", "=", venueId).orderBy("id").execute();
      return rows.map((row) => JSON.parse(row.body) as Space);
    },
    eachVenue: () => walk<Venue>(kysely, "venue"),
    eachSpace: () => walk<Space>(kysely, "space"),
    /** How many venues and spaces there are. */
    async counts(): Promise<{ venues: number; spaces: number }> {
      const count = async (kind: Kind) => {
        const row = await kysely.selectFrom(kind).select((row) => row.fn.countAll().as("n")).executeTakeFirstOrThrow();
        return Number(row.n);
      };
      return { venues: await count("venue"), spaces: await count("space") };
    },
    /** Number of the newest change; 0 while nothing was ever written. */
    async version(): Promise<number> {
      const row = await kysely.selectFrom("meta").select("value").where("key", "=", "change_seq").executeTakeFirst();
      return Number(row?.value ?? 0);
    },
    /** Changes after `seq`, oldest first, at most `limit`. */
    changesSince: (seq: number, limit: number): Promise<Change[]> =>
      kysely.selectFrom("change_log").selectAll().where("seq", ">", seq).orderBy("seq").limit(limit).execute(),
    /** Takes a batch over in one transaction: all of it or nothing; what did not change is not written. */
    upsert: (batch: CatalogueBatch): Promise<CatalogueReport> =>
      kysely.transaction().execute(async (trx) => {
        const report: CatalogueReport = { added: 0, changed: 0, unchanged: 0, deleted: 0 };
        const changes: Omit<Change, "seq">[] = [];
        for (const kind of ["venue", "space"] as const) {
          const entities = kind === "venue" ? batch.venues : batch.spaces;
          const { fresh, gone } = await put(trx, kind, batch.source, entities, report);
          changes.push(...fresh.map((id) => ({ kind, id, op: "put" as const })));
          if (!batch.replace) continue;
          await remove(trx, kind, gone, report);
          changes.push(...gone.map((id) => ({ kind, id, op: "delete" as const })));
        }
        await logChanges(trx, changes);
        return report;
      }),
  };
}
