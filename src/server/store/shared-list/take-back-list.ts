import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import { recordErasure } from "../backup/read-erased-log.ts";
import type { Database } from "../database.ts";
import { markErasure } from "../demand/erasure/purge-erased.ts";
import type { Schema } from "../schema.ts";
import { formatErasedList } from "./format-erased-list.ts";

/** Lists that are looked up by one statement. */
const batch = 200;

/** Removes what lists and their colleagues wrote; the rows stay, so that their addresses say why they are empty. */
async function eraseContent(
  trx: Transaction<Schema>,
  codes: readonly string[],
  columns: { taken_back_at?: string; updated_at: string },
): Promise<void> {
  await trx
    .updateTable("shared_list")
    .set({ ...columns, body: "" })
    .where("code", "in", codes)
    .execute();
  await trx.deleteFrom("shared_opinion").where("code", "in", codes).execute();
}

/**
 * Takes a list back for its owner: what it says and what colleagues wrote are erased, at once in the database and in its files
 * with `purgeErased`; a list that was taken back before stays as it is. Returns false if there is no such list, it has
 * expired, or the secret is another one's.
 */
export async function takeBackList(
  { kysely, dataDir }: Pick<Database, "kysely" | "dataDir">,
  code: string,
  { secretHash, at }: { secretHash: string; at: string },
): Promise<boolean> {
  const outcome = await kysely.transaction().execute(async (trx) => {
    // First, as everywhere: a restore locks the tables in this order.
    await markErasure(trx, randomUUID());
    const row = await trx
      .updateTable("shared_list")
      .set(({ ref }) => ({ updated_at: ref("updated_at") }))
      .where("code", "=", code)
      .where("secret_hash", "=", secretHash)
      .returning(["taken_back_at", "expires_at"])
      .executeTakeFirst();
    if (row?.taken_back_at) return "before";
    if (!row || row.expires_at <= at) return "missing";
    await eraseContent(trx, [code], { taken_back_at: at, updated_at: at });
    return "erased";
  });
  if (outcome === "erased") await recordErasure(dataDir, formatErasedList(code), at);
  return outcome !== "missing";
}

const selectExpired = ({ kysely }: Pick<Database, "kysely">, at: string) =>
  kysely.selectFrom("shared_list").where("expires_at", "<=", at).where("body", "<>", "");

/** Counts the lists that have expired at an ISO time and are not erased yet. */
export async function countExpiredLists(database: Pick<Database, "kysely">, at: string): Promise<number> {
  const { count } = await selectExpired(database, at)
    .select(({ fn }) => fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Erases lists that have expired, with their opinions, and removes the rows of those that expired before `traceBefore`. Both
 * are ISO times. Returns how many were erased.
 */
export async function eraseExpiredLists(
  database: Pick<Database, "kysely">,
  { at, traceBefore }: { at: string; traceBefore: string },
): Promise<number> {
  for (let erased = 0; ; ) {
    const due = await selectExpired(database, at).select("code").limit(batch).execute();
    const codes = due.map(({ code }) => code);
    if (codes.length > 0)
      await database.kysely.transaction().execute(async (trx) => {
        await markErasure(trx, randomUUID());
        await eraseContent(trx, codes, { updated_at: at });
      });
    erased += codes.length;
    if (due.length < batch) {
      await database.kysely.deleteFrom("shared_list").where("expires_at", "<", traceBefore).execute();
      return erased;
    }
  }
}
