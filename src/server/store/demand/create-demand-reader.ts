import type { Database } from "../database.ts";
import type { DemandTable } from "../schema.ts";

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
  /** Empty if nobody follows it up yet. */
  assignee: string;
  /** ISO; empty unless its personal data were erased. */
  erasedAt: string;
}

/** Filter of demands: created at or after an ISO time, of a status, at most `limit`. */
export interface DemandFilter {
  since?: string | undefined;
  status?: string | undefined;
  limit?: number | undefined;
}

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
  assignee: row.assignee,
  erasedAt: row.erased_at,
});

/** Rows per statement in `each`. */
const rowsPerStatement = 500;

/** Iterates over every demand, oldest first, in chunks. */
async function* iterateDemands({ kysely }: Pick<Database, "kysely">): AsyncGenerator<StoredDemand> {
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
}

/** Creates the lookups and lists of demands. */
export function createDemandReader({ kysely }: Pick<Database, "kysely">) {
  const findBy = async (column: "client_key" | "reference", value: string): Promise<StoredDemand | undefined> => {
    const row = await kysely.selectFrom("demand").selectAll().where(column, "=", value).executeTakeFirst();
    return row && fromRow(row);
  };
  const select = ({ since, status, limit }: DemandFilter) => {
    let query = kysely.selectFrom("demand").selectAll().orderBy("created_at", "desc").orderBy("reference", "desc");
    if (since) query = query.where("created_at", ">=", since);
    if (status) query = query.where("status", "=", status);
    return limit === undefined ? query : query.limit(limit);
  };
  return {
    /** Returns the demand with a client key, or undefined. */
    byClientKey: (clientKey: string) => findBy("client_key", clientKey),
    /** Returns the demand with a reference, or undefined. */
    byReference: (reference: string) => findBy("reference", reference),
    /** Returns demands, newest first. */
    list: async (filter: DemandFilter = {}): Promise<StoredDemand[]> => (await select(filter).execute()).map(fromRow),
    /** Iterates over every demand, oldest first, in chunks. */
    each: () => iterateDemands({ kysely }),
    /** Returns the history of a demand, oldest first. */
    history: (reference: string) =>
      kysely
        .selectFrom("demand_history")
        .select(["event", "author", "status", "at", "note"])
        .where("reference", "=", reference)
        .orderBy("at")
        .orderBy("position")
        .execute(),
  };
}
