import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import { duplicateHours } from "../../domain/limits.ts";
import type { Database } from "./database.ts";
import type { DemandTable, Schema } from "./schema.ts";

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

/** A stored demand. */
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

/** Outcome of a submission; a duplicate has the first one's reference. */
export type Submission =
  | { outcome: "stored"; reference: string; token: string }
  | { outcome: "same-key"; reference: string; token: string }
  | { outcome: "same-content"; reference: string };

/** Filter of demands: created at or after an ISO time, of a status, at most `limit`. */
export interface DemandFilter {
  since?: string | undefined;
  status?: string | undefined;
  limit?: number | undefined;
}

export type DemandStore = ReturnType<typeof createDemandStore>;

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

/** Finds the submission that this one repeats: same client key at any time, else same content within duplicateHours. */
async function findOriginal(trx: Transaction<Schema>, demand: NewDemand): Promise<Submission | undefined> {
  const columns = ["reference", "token"] as const;
  const same = await trx
    .selectFrom("demand")
    .select(columns)
    .where("client_key", "=", demand.clientKey)
    .executeTakeFirst();
  if (same) return { outcome: "same-key", ...same };
  const from = new Date(Date.parse(demand.createdAt) - duplicateHours * 3_600_000).toISOString();
  const twin = await trx
    .selectFrom("demand")
    .select("reference")
    .where("mobile", "=", demand.mobile)
    .where("content_hash", "=", demand.contentHash)
    .where("created_at", ">", from)
    .orderBy("created_at")
    .executeTakeFirst();
  return twin && { outcome: "same-content", reference: twin.reference };
}

/** Inserts a demand with its first history row and its outbox row. Returns false if its client key exists already. */
async function insertDemand(trx: Transaction<Schema>, demand: NewDemand): Promise<boolean> {
  const { reference, createdAt } = demand;
  const row: DemandTable = {
    reference,
    token: demand.token,
    client_key: demand.clientKey,
    mobile: demand.mobile,
    content_hash: demand.contentHash,
    kind: demand.kind,
    status: "new",
    city_code: demand.cityCode ?? "",
    body: JSON.stringify(demand.body),
    created_at: createdAt,
    updated_at: createdAt,
  };
  const inserted = await trx
    .insertInto("demand")
    .values(row)
    .onConflict((conflict) => conflict.column("client_key").doNothing())
    .returning("reference")
    .executeTakeFirst();
  if (!inserted) return false;
  const history = { id: randomUUID(), reference, status: "new", at: createdAt, note: "" };
  await trx.insertInto("demand_history").values(history).execute();
  await trx
    .insertInto("outbox")
    .values({ id: randomUUID(), reference, created_at: createdAt, delivered_at: "" })
    .execute();
  return true;
}

/** Rows per statement in `each`. */
const rowsPerStatement = 500;

/** Fields of a demand's body with personal data. */
const personalFields = new Set(["name", "mobile", "phone", "company", "email", "remarks", "tracking", "pageFrom"]);

/** Creates the store of demands with their history and the outbox for delivery. */
export function createDemandStore({ kysely }: Database) {
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
     * Stores a demand, its first history row and its outbox row in one transaction, committed before this resolves.
     * A lock row in `meta` by mobile number serializes submissions of the same content.
     */
    submit: (demand: NewDemand): Promise<Submission> =>
      kysely.transaction().execute(async (trx): Promise<Submission> => {
        const lock = `demand ${demand.mobile}`;
        await trx
          .insertInto("meta")
          .values({ key: lock, value: "" })
          .onConflict((conflict) => conflict.column("key").doUpdateSet({ value: "" }))
          .execute();
        const first = await findOriginal(trx, demand);
        await trx.deleteFrom("meta").where("key", "=", lock).execute();
        if (first) return first;
        const { reference, token } = demand;
        if (await insertDemand(trx, demand)) return { outcome: "stored", reference, token };
        // A concurrent submission has the same key with another number: the unique index waited for it.
        return (await findOriginal(trx, demand))!;
      }),
    /** Returns demands, newest first. */
    list: async (filter: DemandFilter = {}): Promise<StoredDemand[]> => (await select(filter).execute()).map(fromRow),
    /** Iterates over every demand, oldest first, in chunks. */
    async *each(): AsyncGenerator<StoredDemand> {
      let last = { created_at: "", reference: "" };
      for (;;) {
        const rows = await kysely
          .selectFrom("demand")
          .selectAll()
          .where(({ eb, refTuple, tuple }) =>
            eb(refTuple("created_at", "reference"), ">", tuple(last.created_at, last.reference)),
          )
          .orderBy("created_at")
          .orderBy("reference")
          .limit(rowsPerStatement)
          .execute();
        for (const row of rows) yield fromRow(row);
        if (rows.length < rowsPerStatement) return;
        last = rows.at(-1)!;
      }
    },
    /** Returns the demand with a reference, or undefined. */
    async byReference(reference: string): Promise<StoredDemand | undefined> {
      const row = await kysely.selectFrom("demand").selectAll().where("reference", "=", reference).executeTakeFirst();
      return row && fromRow(row);
    },
    /** Returns the history of a demand, oldest first. */
    history: (reference: string) =>
      kysely
        .selectFrom("demand_history")
        .select(["status", "at", "note"])
        .where("reference", "=", reference)
        .orderBy("at")
        .execute(),
    /** Sets a demand's status and adds a history row. Returns false if there is no such demand. */
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
    /**
     * Erases personal data of a demand (PIPL): name, numbers, e-mail, remarks, origin, notes of its history. The rest stays
     * with status `withdrawn`, so that statistics remain correct. Returns false if there is no such demand.
     */
    erase: (reference: string, at: string): Promise<boolean> =>
      kysely.transaction().execute(async (trx) => {
        const row = await trx.selectFrom("demand").select("body").where("reference", "=", reference).executeTakeFirst();
        if (!row) return false;
        const body = Object.entries(JSON.parse(row.body) as Record<string, unknown>);
        const remaining = Object.fromEntries(body.filter(([field]) => !personalFields.has(field)));
        const blank = { mobile: "", content_hash: "", body: JSON.stringify(remaining) };
        await trx
          .updateTable("demand")
          .set({ ...blank, status: "withdrawn", updated_at: at })
          .where("reference", "=", reference)
          .execute();
        await trx.updateTable("demand_history").set({ note: "" }).where("reference", "=", reference).execute();
        await trx
          .insertInto("demand_history")
          .values({ id: randomUUID(), reference, status: "withdrawn", at, note: "personal data erased" })
          .execute();
        return true;
      }),
  };
}
