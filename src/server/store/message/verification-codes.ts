import { randomInt, timingSafeEqual } from "node:crypto";
import { clockSkewMs } from "#domain/limits.ts";
import { codeRules, isVerificationCode, normalizeCode } from "#domain/message/code-rules.ts";
import type { Database } from "../database.ts";
import { createKeyedHash } from "../limits/keyed-hash.ts";

/** A code that was right; the transaction that uses it removes it, so that it serves once. */
export interface CodeProof {
  key: string;
  codeHash: string;
}

export type VerificationCodes = ReturnType<typeof createVerificationCodes>;

const isSameHash = (a: string, b: string) => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** Creates the store of verification codes, shared by all nodes. Neither numbers nor codes stand in it in plain text. */
export function createVerificationCodes(database: Pick<Database, "kysely">) {
  const { kysely } = database;
  const hash = createKeyedHash(database);
  const getKey = (mobile: string) => hash("code of", mobile);
  const hashCode = (mobile: string, code: string) => hash(`code ${mobile}`, code);
  return {
    /** Creates a code for a number, valid for ten minutes; an earlier one is void. */
    async issue(mobile: string, now: Date): Promise<string> {
      const code = String(randomInt(10 ** codeRules.digits)).padStart(codeRules.digits, "0");
      const row = {
        code_hash: await hashCode(mobile, code),
        expires_at: new Date(now.getTime() + codeRules.seconds * 1000).toISOString(),
        tries_left: codeRules.tries,
      };
      await kysely
        .insertInto("verification_code")
        .values({ key: await getKey(mobile), ...row })
        .onConflict((conflict) => conflict.column("key").doUpdateSet(row))
        .execute();
      return code;
    },
    /** Tries a code, as typed. Returns undefined if it is wrong, expired, used or tried too often. */
    async check(mobile: string, typed: string, now: Date): Promise<CodeProof | undefined> {
      const code = normalizeCode(typed);
      if (!isVerificationCode(code)) return undefined;
      const key = await getKey(mobile);
      // A code that is valid for longer than a new one was issued before the clock went back.
      const lastEnd = new Date(now.getTime() + codeRules.seconds * 1000 + clockSkewMs).toISOString();
      // One statement, so that two nodes do not grant a try each.
      const tried = await kysely
        .updateTable("verification_code")
        .set(({ eb }) => ({ tries_left: eb("tries_left", "-", 1) }))
        .where("key", "=", key)
        .where("expires_at", ">", now.toISOString())
        .where("expires_at", "<=", lastEnd)
        .where("tries_left", ">", 0)
        .returning("code_hash")
        .executeTakeFirst();
      const codeHash = await hashCode(mobile, code);
      return tried && isSameHash(tried.code_hash, codeHash) ? { key, codeHash } : undefined;
    },
  };
}
