import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Space } from "../../domain/space/space.ts";
import type { Venue } from "../../domain/venue/venue.ts";
import {
  type CatalogueBatch,
  type CatalogueReport,
  type Kind,
  chunkForStatement,
  maxRowsPerStatement,
  upsertBatches,
} from "./catalogue-batch.ts";
import { changeSequenceKey } from "./lock-change-sequence.ts";
import type { Database } from "./database.ts";
import type { ChangeLogTable, Schema } from "./schema.ts";

export type { CatalogueBatch, CatalogueReport } from "./catalogue-batch.ts";

/** A row of the change log. */
export type Change = ChangeLogTable;

/** An entity with its source. */
export interface Sourced<T> {
  source: string;
  entity: T;
}

export type CatalogueStore = ReturnType<typeof createCatalogueStore>;

/** Iterates over a table by id in chunks, so that a large catalogue is never in memory as a whole. */
async function* iterateRows<T>(kysely: Kysely<Schema>, kind: Kind): AsyncGenerator<Sourced<T>> {
  let after = "";
  for (;;) {
    const rows = await kysely
      .selectFrom(kind)
      .select(["id", "source", "body"])
      .where("id", ">", after)
      .orderBy("id")
      .limit(maxRowsPerStatement)
      .execute();
    for (const row of rows) yield { source: row.source, entity: JSON.parse(row.body) as T };
    if (rows.length < maxRowsPerStatement) return;
    after = rows.at(-1)!.id;
  }
}

async function* iterateEntities<T>(sourced: AsyncGenerator<Sourced<T>>): AsyncGenerator<T> {
  for await (const { entity } of sourced) yield entity;
}

/** Error that rolls a dry run's transaction back and carries its report. */
class DryRunRollback extends Error {
  readonly report: CatalogueReport;
  constructor(report: CatalogueReport) {
    super("undone");
    this.report = report;
  }
}

/** Creates the store of the catalogue: venues and spaces as JSON by id, and the change log. */
export function createCatalogueStore({ kysely }: Database) {
  const sourcedByIds = async <T>(kind: Kind, ids: readonly string[]): Promise<Map<string, Sourced<T>>> => {
    const found = new Map<string, Sourced<T>>();
    for (const part of chunkForStatement(ids)) {
      const rows = await kysely.selectFrom(kind).select(["id", "source", "body"]).where("id", "in", part).execute();
      for (const row of rows) found.set(row.id, { source: row.source, entity: JSON.parse(row.body) as T });
    }
    return found;
  };
  const byIds = async <T>(kind: Kind, ids: readonly string[]): Promise<T[]> => {
    const found = await sourcedByIds<T>(kind, ids);
    return ids.flatMap((id) => found.get(id)?.entity ?? []);
  };
  const upsertAll = async (batches: readonly CatalogueBatch[], { dryRun = false } = {}): Promise<CatalogueReport> => {
    const upserted = kysely.transaction().execute(async (trx) => {
      const report = await upsertBatches(trx, batches);
      if (dryRun) throw new DryRunRollback(report);
      return report;
    });
    return upserted.catch((error: unknown) => {
      if (error instanceof DryRunRollback) return error.report;
      throw error;
    });
  };
  return {
    /** Returns the venue, or undefined. */
    venueById: async (id: string): Promise<Venue | undefined> => (await byIds<Venue>("venue", [id]))[0],
    /** Returns the space, or undefined. */
    spaceById: async (id: string): Promise<Space | undefined> => (await byIds<Space>("space", [id]))[0],
    /** Returns venues in the order of `ids`; unknown ids are left out. */
    venuesByIds: (ids: readonly string[]) => byIds<Venue>("venue", ids),
    /** Returns spaces in the order of `ids`; unknown ids are left out. */
    spacesByIds: (ids: readonly string[]) => byIds<Space>("space", ids),
    /** Returns venues with their sources, by id. */
    filedVenues: (ids: readonly string[]) => sourcedByIds<Venue>("venue", ids),
    /** Returns spaces with their sources, by id. */
    filedSpaces: (ids: readonly string[]) => sourcedByIds<Space>("space", ids),
    /** Returns every space of a venue, ordered by id. */
    async spacesOf(venueId: string): Promise<Space[]> {
      const rows = await kysely
        .selectFrom("space")
        .select("body")
        .where("venue_id", "=", venueId)
        .orderBy("id")
        .execute();
      return rows.map((row) => JSON.parse(row.body) as Space);
    },
    /** Returns the spaces of several venues by venue id, each list ordered by id; a venue without spaces is absent. */
    async spacesOfVenues(venueIds: readonly string[]): Promise<Map<string, Space[]>> {
      const spaces: Space[] = [];
      for (const part of chunkForStatement(venueIds)) {
        const rows = await kysely
          .selectFrom("space")
          .select("body")
          .where("venue_id", "in", part)
          .orderBy("id")
          .execute();
        for (const row of rows) spaces.push(JSON.parse(row.body) as Space);
      }
      return Map.groupBy(spaces, ({ venueId }) => venueId);
    },
    /** Returns id and city of every venue. */
    async venueCities(): Promise<{ id: string; cityCode: string }[]> {
      return kysely.selectFrom("venue").select(["id", "city_code as cityCode"]).execute();
    },
    /** Returns `limit` venues of a city after the first `offset`, ordered by id. */
    async venuesInCity(cityCode: string, offset: number, limit: number): Promise<Venue[]> {
      const rows = await kysely
        .selectFrom("venue")
        .select("body")
        .where("city_code", "=", cityCode)
        .orderBy("id")
        .offset(offset)
        .limit(limit)
        .execute();
      return rows.map((row) => JSON.parse(row.body) as Venue);
    },
    eachVenue: () => iterateEntities(iterateRows<Venue>(kysely, "venue")),
    eachSpace: () => iterateEntities(iterateRows<Space>(kysely, "space")),
    /** Iterates over every venue with its source, ordered by id. */
    eachFiledVenue: () => iterateRows<Venue>(kysely, "venue"),
    /** Iterates over every space with its source, ordered by id. */
    eachFiledSpace: () => iterateRows<Space>(kysely, "space"),
    /** Counts venues and spaces. */
    async counts(): Promise<{ venues: number; spaces: number }> {
      const count = async (kind: Kind) => {
        const row = await kysely
          .selectFrom(kind)
          .select((row) => row.fn.countAll().as("n"))
          .executeTakeFirstOrThrow();
        return Number(row.n);
      };
      return { venues: await count("venue"), spaces: await count("space") };
    },
    /** Returns the unique id of this catalogue, created on the first call. */
    async identity(): Promise<string> {
      const key = "catalogue_identity";
      await kysely
        .insertInto("meta")
        .values({ key, value: randomUUID() })
        .onConflict((conflict) => conflict.column("key").doNothing())
        .execute();
      const row = await kysely.selectFrom("meta").select("value").where("key", "=", key).executeTakeFirstOrThrow();
      return row.value;
    },
    /** Returns the number of the newest change of catalogue or content; 0 in an empty store. */
    async version(): Promise<number> {
      const row = await kysely
        .selectFrom("meta")
        .select("value")
        .where("key", "=", changeSequenceKey)
        .executeTakeFirst();
      return Number(row?.value ?? 0);
    },
    /** Returns at most `limit` changes after `seq`, oldest first. */
    changesSince: (seq: number, limit: number): Promise<Change[]> =>
      kysely.selectFrom("change_log").selectAll().where("seq", ">", seq).orderBy("seq").limit(limit).execute(),
    /** Upserts a batch in one transaction. @throws ForeignIdError */
    upsert: (batch: CatalogueBatch): Promise<CatalogueReport> => upsertAll([batch]),
    /** Upserts batches of several sources in one transaction; a dry run returns the same report and writes nothing. */
    upsertAll,
  };
}
