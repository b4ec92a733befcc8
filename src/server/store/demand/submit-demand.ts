import type { Transaction } from "kysely";
import { clockSkewMs, duplicateHours } from "#domain/limits.ts";
import type { Database } from "../database.ts";
import type { CodeProof } from "../message/verification-codes.ts";
import type { KeyedHash } from "../limits/keyed-hash.ts";
import type { DemandTable, Schema } from "../schema.ts";
import { addHistoryEntry } from "./add-history-entry.ts";
import { addOutboxMessage } from "./add-outbox-message.ts";

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
  /** The right code, used up by storing the demand. */
  proof?: CodeProof | undefined;
}

/** Outcome of a submission; a duplicate has the first one's reference. */
export type Submission =
  | { outcome: "stored"; reference: string; token: string }
  | { outcome: "same-key"; reference: string; token: string }
  | { outcome: "same-content"; reference: string };

/** Another demand was faster with the same code; none of this one is stored. */
export class CodeUsedError extends Error {}

/** Finds the submission that this one repeats: same client key at any time, else same content within duplicateHours. */
async function findOriginal(trx: Transaction<Schema>, demand: NewDemand): Promise<Submission | undefined> {
  const columns = ["reference", "token"] as const;
  const same = await trx
    .selectFrom("demand")
    .select(columns)
    .where("client_key", "=", demand.clientKey)
    .executeTakeFirst();
  if (same) return { outcome: "same-key", ...same };
  const to = new Date(Date.parse(demand.createdAt) + clockSkewMs).toISOString();
  const from = new Date(Date.parse(demand.createdAt) - duplicateHours * 3_600_000).toISOString();
  const twin = await trx
    .selectFrom("demand")
    .select("reference")
    .where("mobile", "=", demand.mobile)
    .where("content_hash", "=", demand.contentHash)
    .where("created_at", ">", from)
    .where("created_at", "<=", to)
    .orderBy("created_at")
    .executeTakeFirst();
  return twin && { outcome: "same-content", reference: twin.reference };
}

/** Removes a right code. Returns false if another demand was faster. */
async function removeCode(trx: Transaction<Schema>, { key, codeHash }: CodeProof): Promise<boolean> {
  const removed = await trx
    .deleteFrom("verification_code")
    .where("key", "=", key)
    .where("code_hash", "=", codeHash)
    .returning("key")
    .executeTakeFirst();
  return removed !== undefined;
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
    assignee: "",
    erased_at: "",
  };
  const inserted = await trx
    .insertInto("demand")
    .values(row)
    .onConflict((conflict) => conflict.column("client_key").doNothing())
    .returning("reference")
    .executeTakeFirst();
  if (!inserted) return false;
  await addHistoryEntry(trx, { reference, event: "status", author: "visitor", status: "new", at: createdAt });
  await addOutboxMessage(trx, { reference, event: "created", at: createdAt });
  return true;
}

/**
 * Stores a demand, its first history row and its outbox row in one transaction, committed before this resolves.
 * A lock row in `meta` by the hash of the number serializes submissions of the same content.
 */
export async function submitDemand(
  { kysely }: Pick<Database, "kysely">,
  demand: NewDemand,
  hash: KeyedHash,
): Promise<Submission> {
  const lock = `demand ${await hash("demand lock", demand.mobile)}`;
  return kysely.transaction().execute(async (trx): Promise<Submission> => {
    await trx
      .insertInto("meta")
      .values({ key: lock, value: "" })
      .onConflict((conflict) => conflict.column("key").doUpdateSet({ value: "" }))
      .execute();
    const first = await findOriginal(trx, demand);
    await trx.deleteFrom("meta").where("key", "=", lock).execute();
    if (first) return first;
    if (demand.proof && !(await removeCode(trx, demand.proof))) throw new CodeUsedError("The code has been used.");
    const { reference, token } = demand;
    if (await insertDemand(trx, demand)) return { outcome: "stored", reference, token };
    // A concurrent submission has the same key with another number: the unique index waited for it.
    return (await findOriginal(trx, demand))!;
  });
}
