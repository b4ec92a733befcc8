import { randomUUID } from "node:crypto";
import { duplicateHours } from "../../domain/limits.ts";
import type { Database } from "./database.ts";
import type { DemandTable } from "./schema.ts";

/** A demand about to be stored. */
export interface NewDemand {
  reference: string;
  token: string;
  clientKey: string;
  mobile: string;
  contentHash: string;
  kind: string;
  cityCode?: string | undefined;
  body: Record<string, unknown>;
  /** ISO */
  createdAt: string;
}

/** A demand as it is kept. */
export interface StoredDemand {
  reference: string;
  token: string;
  kind: string;
  status: string;
  mobile: string;
  cityCode: string;
  body: Record<string, unknown>;
  createdAt: string;
  updatedAt: string;
}

/** What became of a submission; a duplicate carries the first one's reference. */
export type Submission =
  | { outcome: "stored"; reference: string; token: string }
  | { outcome: "same-key"; reference: string; token: string }
  | { outcome: "same-content"; reference: string };

/** Which demands: those created from an ISO time on, of a status, the newest first. */
export interface DemandFilter {
  since?: string | undefined;
  status?: string | undefined;
  limit?: number | undefined;
}

export type DemandStore = ReturnType<typeof demandStore>;

const fromRow = (row: DemandTable): StoredDemand => ({
  reference: row.reference,
  token: row.token,
  kind: row.kind,
  status: row.status,
  mobile: row.mobile,
  cityCode: row.city_code,
  body: JSON.parse(row.body) as Record<string, unknown>,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

/** Demands with their history, and the outbox from which they are delivered. */
export function demandStore({ kysely }: Database) {
  const byClientKey = async (clientKey: string): Promise<StoredDemand | undefined> => {
    const row = await kysely.selectFrom("demand").selectAll().where("client_key", "=", clientKey).executeTakeFirst();
    return row && fromRow(row);
  };
  const select = ({ since, status, limit }: DemandFilter) => {
    let query = kysely.selectFrom("demand").selectAll().orderBy("created_at", "desc").orderBy("reference", "desc");
    if (since) query = query.where("created_at", ">=", since);
    if (status) query = query.where("status", "=", status);
    return limit === undefined ? query : query.limit(limit);
  };
  return {
    byClientKey,
    /**
     * Stores a demand, its first history line and its outbox row in one transaction, committed before this resolves.
     * A lock on the mobile's row of `meta` lets two submissions of the same content follow each other.
     */
    submit: (demand: NewDemand): Promise<Submission> =>
      kysely.transaction().execute(async (trx) => {
        const lock = `demand ${demand.mobile}`;
        await trx
          .insertInto("meta")
          .values({ key: lock, value: "" })
          .onConflict((conflict) => conflict.column("key").doUpdateSet({ value: "" }))
          .execute();
        const from = new Date(Date.parse(demand.createdAt) - duplicateHours * 3_600_000).toISOString();
        const twin = await trx
          .selectFrom("demand")
          .select(["reference", "token", "client_key"])
          .where((row) =>
            row.or([
              row("client_key", "=", demand.clientKey),
              row.and([
                row("mobile", "=", demand.mobile),
                row("content_hash", "=", demand.contentHash),
                row("created_at", ">=", from),
              ]),
            ]),
          )
          .orderBy("created_at")
          .executeTakeFirst();
        await trx.deleteFrom("meta").where("key", "=", lock).execute();
        if (twin?.client_key === demand.clientKey) {
          return { outcome: "same-key" as const, reference: twin.reference, token: twin.token };
        }
        if (twin) return { outcome: "same-content" as const, reference: twin.reference };
        const { reference, token, createdAt } = demand;
        const inserted = await trx
          .insertInto("demand")
          .values({
            reference,
            token,
            client_key: demand.clientKey,
            mobile: demand.mobile,
            content_hash: demand.contentHash,
            kind: demand.kind,
            status: "new",
            city_code: demand.cityCode ?? "",
            body: JSON.stringify(demand.body),
            created_at: createdAt,
            updated_at: createdAt,
          })
          .onConflict((conflict) => conflict.column("client_key").doNothing())
          .returning("reference")
          .executeTakeFirst();
        if (!inserted) {
          const first = await trx
            .selectFrom("demand")
            .select(["reference", "token"])
            .where("client_key", "=", demand.clientKey)
            .executeTakeFirstOrThrow();
          return { outcome: "same-key" as const, ...first };
        }
        await trx.insertInto("demand_history").values({ id: randomUUID(), reference, status: "new", at: createdAt, note: "" }).execute();
        await trx.insertInto("outbox").values({ id: randomUUID(), reference, created_at: createdAt, delivered_at: "" }).execute();
        return { outcome: "stored" as const, reference, token };
      }),
    /** Demands, the newest first. */
    list: async (filter: DemandFilter = {}): Promise<StoredDemand[]> => (await select(filter).execute()).map(fromRow),
    /** The demand of a reference, or undefined. */
    async byReference(reference: string): Promise<StoredDemand | undefined> {
      const row = await kysely.selectFrom("demand").selectAll().where("reference", "=", reference).executeTakeFirst();
      return row && fromRow(row);
    },
    /** What happened to a demand, oldest first. */
    history: (reference: string) =>
      kysely
        .selectFrom("demand_history")
        .select(["status", "at", "note"])
        .where("reference", "=", reference)
        .orderBy("at")
        .execute(),
    /** Sets a demand's status with a line of history. False where there is no such demand. */
    setStatus: (reference: string, status: string, at: string, note = ""): Promise<boolean> =>
      kysely.transaction().execute(async (trx) => {
        const done = await trx
          .updateTable("demand")
          .set({ status, updated_at: at })
          .where("reference", "=", reference)
          .returning("reference")
          .executeTakeFirst();
        if (!done) return false;
        await trx.insertInto("demand_history").values({ id: randomUUID(), reference, status, at, note }).execute();
        return true;
      }),
  };
}
