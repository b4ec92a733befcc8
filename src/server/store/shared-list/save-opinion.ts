import { randomBytes } from "node:crypto";
import type { Opinion } from "#domain/shared-list/shared-list.ts";
import type { Database } from "../database.ts";
import { markErasure } from "../demand/erasure/purge-erased.ts";
import { lockOpenList } from "./lock-open-list.ts";

/** An opinion to store; `at` is an ISO time, `most` the number of colleagues that a list takes. */
export interface NewOpinion {
  keyHash: string;
  opinion: Opinion;
  at: string;
  most: number;
}

/** `id` of the stored opinion; `full`: the list has as many colleagues as it takes; `gone`: it cannot be read any more. */
export type OpinionOutcome = { id: string } | "full" | "gone";

/** Stores what a colleague thinks, or changes it: one opinion for each key, committed before this resolves. */
export function saveOpinion(
  { kysely }: Pick<Database, "kysely">,
  code: string,
  { keyHash, opinion, at, most }: NewOpinion,
): Promise<OpinionOutcome> {
  const body = JSON.stringify(opinion);
  return kysely.transaction().execute(async (trx): Promise<OpinionOutcome> => {
    if (!(await lockOpenList(trx, code, at))) return "gone";
    const opinions = await trx
      .selectFrom("shared_opinion")
      .select(["id", "key_hash"])
      .where("code", "=", code)
      .execute();
    const own = opinions.find((row) => row.key_hash === keyHash);
    if (own) {
      await trx.updateTable("shared_opinion").set({ body, updated_at: at }).where("id", "=", own.id).execute();
      return { id: own.id };
    }
    if (opinions.length >= most) return "full";
    const id = randomBytes(12).toString("base64url");
    await trx
      .insertInto("shared_opinion")
      .values({ id, code, key_hash: keyHash, body, created_at: at, updated_at: at })
      .execute();
    return { id };
  });
}

/** Erases a colleague's own opinion. Returns false if the list cannot be read any more. */
export function removeOpinion(
  { kysely }: Pick<Database, "kysely">,
  code: string,
  { keyHash, at }: Pick<NewOpinion, "keyHash" | "at">,
): Promise<boolean> {
  return kysely.transaction().execute(async (trx) => {
    await markErasure(trx, randomBytes(12).toString("base64url"));
    if (!(await lockOpenList(trx, code, at))) return false;
    await trx.deleteFrom("shared_opinion").where("code", "=", code).where("key_hash", "=", keyHash).execute();
    return true;
  });
}
