import { type Kysely, type SqlBool, sql, type Transaction } from "kysely";
import { clockSkewMs, type Rate } from "#domain/limits.ts";
import type { Database } from "../database.ts";
import { createKeyedHash } from "./keyed-hash.ts";
import { createExpiredRemover } from "./create-expired-remover.ts";
import type { Schema } from "../schema.ts";

/** An action that counts against a limit: its name, who does it (an address, a number), how often it may be done. */
export interface LimitedAction {
  limit: string;
  subject: string;
  rate: Rate;
}

export type SharedLimits = ReturnType<typeof createSharedLimits>;

interface KeyedAction {
  key: string;
  rate: Rate;
}

/** Undoes what a transaction has counted when a later action of it is refused. */
class LimitReachedError extends Error {
  readonly endsAt: string;

  constructor(endsAt: string) {
    super("A limit is reached.");
    this.endsAt = endsAt;
  }
}

const getWait = (endsAt: string, now: Date) => Math.max(1, Math.ceil((Date.parse(endsAt) - now.getTime()) / 1000));

/** Returns the latest end (ISO) of a window that is open: one that ends later was opened before the clock went back, and counts for nothing. */
const getLastEnd = ({ seconds }: Rate, now: Date) =>
  new Date(now.getTime() + seconds * 1000 + clockSkewMs).toISOString();

/** Returns the end of the latest window in which one of the actions has reached its limit. */
async function findReached(
  kysely: Kysely<Schema>,
  actions: readonly KeyedAction[],
  now: Date,
): Promise<string | undefined> {
  const rows = await kysely
    .selectFrom("rate_count")
    .selectAll()
    .where(
      "key",
      "in",
      actions.map(({ key }) => key),
    )
    .where("ends_at", ">", now.toISOString())
    .execute();
  const isReached = (row: (typeof rows)[number], { key, rate }: KeyedAction) =>
    key === row.key && row.count >= rate.most && row.ends_at <= getLastEnd(rate, now);
  const reached = rows.filter((row) => actions.some((action) => isReached(row, action)));
  return reached
    .map((row) => row.ends_at)
    .sort()
    .at(-1);
}

/** Counts an action in its window, which opens with the first one. @throws LimitReachedError */
async function countAction(trx: Transaction<Schema>, { key, rate }: KeyedAction, now: Date): Promise<void> {
  const at = now.toISOString();
  const endsAt = new Date(now.getTime() + rate.seconds * 1000).toISOString();
  const isOpen = sql<SqlBool>`(rate_count.ends_at > ${at} and rate_count.ends_at <= ${getLastEnd(rate, now)})`;
  const row = await trx
    .insertInto("rate_count")
    .values({ key, ends_at: endsAt, count: 1 })
    .onConflict((conflict) =>
      conflict
        .column("key")
        .doUpdateSet(({ eb, ref }) => ({
          count: eb
            .case()
            .when(isOpen)
            .then(eb("rate_count.count", "+", 1))
            .else(1)
            .end(),
          ends_at: eb.case().when(isOpen).then(ref("rate_count.ends_at")).else(endsAt).end(),
        }))
        .where((eb) => eb.or([eb.not(isOpen), eb("rate_count.count", "<", rate.most)])),
    )
    .returning("key")
    .executeTakeFirst();
  if (!row) throw new LimitReachedError((await findReached(trx, [{ key, rate }], now)) ?? at);
}

/** Counts the actions in one transaction, all or none. Returns the end of the window that is full, if any. */
async function countAll(
  { kysely }: Pick<Database, "kysely">,
  actions: readonly KeyedAction[],
  now: Date,
): Promise<string | undefined> {
  try {
    await kysely.transaction().execute(async (trx) => {
      for (const action of actions) await countAction(trx, action, now);
    });
    return undefined;
  } catch (error) {
    if (error instanceof LimitReachedError) return error.endsAt;
    throw error;
  }
}

/** Records the hash of a signature. Returns false if it stands there already and has not expired. */
async function recordHash(
  { kysely }: Pick<Database, "kysely">,
  signature: string,
  now: Date,
  expiresAt: Date,
): Promise<boolean> {
  const expires = expiresAt.toISOString();
  const recorded = await kysely
    .insertInto("used_signature")
    .values({ signature, expires_at: expires })
    .onConflict((conflict) =>
      conflict
        .column("signature")
        .doUpdateSet({ expires_at: expires })
        .where("used_signature.expires_at", "<=", now.toISOString()),
    )
    .returning("signature")
    .executeTakeFirst();
  return recorded !== undefined;
}

/** Creates the limits and the memory of used signatures that all nodes share. No address and no number stands in them. */
export function createSharedLimits(database: Database) {
  const { kysely } = database;
  const hash = createKeyedHash(database);
  const removeInPassing = createExpiredRemover(database);
  /** Returns the actions in the order of their keys, so that two transactions never wait for each other. */
  const toKeyed = async (actions: readonly LimitedAction[]): Promise<KeyedAction[]> => {
    const keyed = await Promise.all(
      actions.map(async ({ limit, subject, rate }) => ({ key: await hash(`limit ${limit}`, subject), rate })),
    );
    return keyed.sort((a, b) => (a.key < b.key ? -1 : 1));
  };
  return {
    /**
     * Counts the actions, all or none of them. A refusal costs one read.
     * @returns undefined, or the seconds to wait where one of them has reached its limit
     */
    async count(actions: readonly LimitedAction[], now: Date): Promise<number | undefined> {
      const keyed = await toKeyed(actions);
      let reached = await findReached(kysely, keyed, now);
      if (reached === undefined) {
        await removeInPassing(now);
        reached = await countAll(database, keyed, now);
      }
      return reached === undefined ? undefined : getWait(reached, now);
    },
    /** Takes back an action that came to nothing. */
    async giveBack(action: LimitedAction, now: Date): Promise<void> {
      const [{ key }] = (await toKeyed([action])) as [KeyedAction];
      await kysely
        .updateTable("rate_count")
        .set(({ eb }) => ({ count: eb("count", "-", 1) }))
        .where("key", "=", key)
        .where("ends_at", ">", now.toISOString())
        .where("count", ">", 0)
        .execute();
    },
    /** Records a signature until `expiresAt`. Returns false if it was used before, on any node. */
    async recordSignature(signature: string, now: Date, expiresAt: Date): Promise<boolean> {
      await removeInPassing(now);
      return recordHash(database, await hash("signature", signature), now, expiresAt);
    },
  };
}
