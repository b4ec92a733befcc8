import type { SharedList } from "#domain/shared-list/shared-list.ts";
import type { Database } from "../database.ts";

/** A list to store; `at` and `expiresAt` are ISO times. */
export interface NewSharedList {
  code: string;
  secretHash: string;
  list: SharedList;
  at: string;
  expiresAt: string;
}

/**
 * Stores a list under a new code, committed before this resolves. Sent again with the same secret, since the answer was lost,
 * it changes the first list. Returns the code; undefined if
 * another list has the code, or a list that ended has the secret.
 */
export async function addSharedList(
  { kysely }: Pick<Database, "kysely">,
  { code, secretHash, list, at, expiresAt }: NewSharedList,
): Promise<string | undefined> {
  const body = JSON.stringify(list);
  return kysely.transaction().execute(async (trx) => {
    const before = await trx
      .updateTable("shared_list")
      .set({ body, updated_at: at, expires_at: expiresAt })
      .where("secret_hash", "=", secretHash)
      .where("taken_back_at", "=", "")
      .where("expires_at", ">", at)
      .returning("code")
      .executeTakeFirst();
    if (before) return before.code;
    const row = { code, secret_hash: secretHash, body, created_at: at, updated_at: at, expires_at: expiresAt };
    const added = await trx
      .insertInto("shared_list")
      .values({ ...row, taken_back_at: "" })
      .onConflict((conflict) => conflict.doNothing())
      .returning("code")
      .executeTakeFirst();
    return added?.code;
  });
}

/** Changes a list for its owner. Returns false if it cannot be read any more, or the secret is another one's. */
export async function updateSharedList(
  { kysely }: Pick<Database, "kysely">,
  { code, secretHash, list, at, expiresAt }: NewSharedList,
): Promise<boolean> {
  const updated = await kysely
    .updateTable("shared_list")
    .set({ body: JSON.stringify(list), updated_at: at, expires_at: expiresAt })
    .where("code", "=", code)
    .where("secret_hash", "=", secretHash)
    .where("taken_back_at", "=", "")
    .where("expires_at", ">", at)
    .returning("code")
    .executeTakeFirst();
  return updated !== undefined;
}
