import { createHmac, randomBytes } from "node:crypto";
import type { Database } from "../database.ts";

/** Name of the secret in `meta`. */
const secretKey = "hash_secret";

/** Returns the secret of a store, which its first use creates; all nodes get the same. */
async function readSecret({ kysely }: Pick<Database, "kysely">): Promise<Buffer> {
  const select = () => kysely.selectFrom("meta").select("value").where("key", "=", secretKey).executeTakeFirst();
  let row = await select();
  if (!row) {
    await kysely
      .insertInto("meta")
      .values({ key: secretKey, value: randomBytes(32).toString("base64url") })
      .onConflict((conflict) => conflict.column("key").doNothing())
      .execute();
    row = await select();
  }
  return Buffer.from(row!.value, "base64url");
}

/** Hashes a value of a kind with the secret of the store; equal values of two kinds have nothing in common. */
export type KeyedHash = (kind: string, value: string) => Promise<string>;

/**
 * Creates the hash (HMAC-SHA-256, 192 bits in base64url) under which addresses, numbers, codes and signatures stand in the
 * store, so that it holds none in plain text.
 */
export function createKeyedHash(database: Pick<Database, "kysely">): KeyedHash {
  let secret: Promise<Buffer> | undefined;
  return async (kind, value) => {
    secret ??= readSecret(database).catch((error: unknown) => {
      secret = undefined;
      throw error;
    });
    const hmac = createHmac("sha256", await secret).update(`${kind}\n${value}`);
    return hmac.digest("base64url").slice(0, 32);
  };
}
