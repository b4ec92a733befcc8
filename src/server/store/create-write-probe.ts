import { randomBytes } from "node:crypto";
import type { Database } from "./database.ts";

const key = "write_probe";
/**
 * Bytes of the row: more than a demand takes, and not compressible, since a full disk may have room for a byte in a block
 * that a failed write has left.
 */
const rowBytes = 16 * 1024;
/** Time for which an answer holds, in ms. */
const holdsMs = 3000;

/**
 * Creates the check whether the store can be read and written: it replaces one row. Resolves to false where it cannot;
 * an answer holds for three seconds, and concurrent checks share one.
 */
export function createWriteProbe(
  { kysely }: Pick<Database, "kysely">,
  now: () => number = () => performance.now(),
): () => Promise<boolean> {
  let running: Promise<boolean> | undefined;
  let last = { at: Number.NEGATIVE_INFINITY, writable: false };
  const write = async () => {
    const value = randomBytes((rowBytes * 3) / 4).toString("base64");
    const writable = await kysely
      .insertInto("meta")
      .values({ key, value })
      .onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
      .execute()
      .then(
        () => true,
        () => false,
      );
    last = { at: now(), writable };
    return writable;
  };
  return async () => {
    if (now() - last.at < holdsMs) return last.writable;
    running ??= write().finally(() => {
      running = undefined;
    });
    return running;
  };
}
