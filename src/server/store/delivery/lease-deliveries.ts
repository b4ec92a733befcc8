import { type Expression, type ExpressionBuilder, type SqlBool, sql } from "kysely";
import { maxClockStepMs } from "#domain/limits.ts";
import type { Database } from "../database.ts";
import type { DeliveryTable, OutboxTable, Schema } from "../schema.ts";

/** A message to a target, leased by this node until `leaseUntil` (ISO). */
export interface LeasedDelivery {
  id: string;
  outboxId: string;
  target: string;
  /** Empty if it is about no single demand. */
  reference: string;
  event: string;
  /** The history entry that it tells of, or the day of a digest; empty otherwise. */
  subjectId: string;
  /** ISO; when the message was written. */
  createdAt: string;
  /** Number of this attempt, from 1. */
  attempt: number;
  leaseUntil: string;
  /** What the first attempt sent; empty if nothing is to be repeated. */
  body: string;
}

export interface LeaseOptions {
  target: string;
  most: number;
  /** ISO */
  now: string;
  /** ISO; from then on another node may lease them, as this one must have died. */
  until: string;
}

type Builder = ExpressionBuilder<Schema, "delivery">;

/** Matches times that have come at `now`, and those too far ahead, which were written before the clock went back. */
const hasCome = (eb: Builder, column: "delivery.next_at" | "delivery.lease_until", now: string): Expression<SqlBool> =>
  eb.or([eb(column, "<=", now), eb(column, ">", new Date(Date.parse(now) + maxClockStepMs).toISOString())]);

/** Matches deliveries whose time has come at `now`, and which nobody has leased. */
const isFree = (eb: Builder, now: string): Expression<SqlBool> =>
  eb.and([hasCome(eb, "delivery.next_at", now), hasCome(eb, "delivery.lease_until", now)]);

/** Matches deliveries that may be tried at `now`. */
const isDue = (eb: Builder, now: string): Expression<SqlBool> =>
  eb.and([eb("delivery.status", "=", "waiting"), isFree(eb, now)]);

/** Matches deliveries before which no other message of their demand waits for the same target. */
const isFirst = (eb: Builder): Expression<SqlBool> =>
  eb.or([
    eb("delivery.reference", "=", ""),
    eb.not(
      eb.exists(
        eb
          .selectFrom("delivery as earlier")
          .select("earlier.id")
          .whereRef("earlier.target", "=", "delivery.target")
          .whereRef("earlier.reference", "=", "delivery.reference")
          .whereRef("earlier.position", "<", "delivery.position")
          .where("earlier.status", "=", "waiting"),
      ),
    ),
  ]);

/** Returns the targets that have a message which may be tried at `now` (ISO). Takes no lock. */
export async function listDueTargets({ kysely }: Pick<Database, "kysely">, now: string): Promise<string[]> {
  const rows = await kysely
    .selectFrom("delivery")
    .select("target")
    .distinct()
    .where((eb) => isDue(eb, now))
    .execute();
  return rows.map(({ target }) => target);
}

type LeasedRow = Pick<DeliveryTable, "id" | "outbox_id" | "target" | "attempts" | "lease_until" | "body">;

/** Sets the lease of the first due rows of a target, and counts the attempt. */
const leaseRows = (
  { kysely }: Pick<Database, "kysely">,
  { target, most, now, until }: LeaseOptions,
): Promise<LeasedRow[]> =>
  kysely
    .updateTable("delivery")
    .set({ lease_until: until, attempts: sql`attempts + 1` })
    .where("id", "in", (select) =>
      select
        .selectFrom("delivery")
        .select("delivery.id")
        .where("delivery.target", "=", target)
        .where((eb) => isDue(eb, now))
        .where(isFirst)
        .orderBy("delivery.created_at")
        .orderBy("delivery.position")
        .limit(most),
    )
    // Again on the row itself: PostgreSQL checks these against a row that another node has just changed. The status is an
    // expression, so that SQLite finds rows by their ids and not through the index of everything that waits.
    .where(sql`coalesce(status, '')`, "=", "waiting")
    .where((eb) => isFree(eb, now))
    .returning(["id", "outbox_id", "target", "attempts", "lease_until", "body"])
    .execute();

const toLeasedDelivery = (row: LeasedRow, message: OutboxTable): LeasedDelivery => ({
  id: row.id,
  outboxId: row.outbox_id,
  target: row.target,
  reference: message.reference,
  event: message.event,
  subjectId: message.subject_id,
  createdAt: message.created_at,
  attempt: row.attempts,
  leaseUntil: row.lease_until,
  body: row.body,
});

/**
 * Leases up to `most` messages of a target, oldest first, in one statement: of two nodes that try at once the second
 * waits for the rows of the first, finds them leased and leaves them. Counts the attempt, so that a message which kills
 * its process ends as well.
 */
export async function leaseDeliveries(
  database: Pick<Database, "kysely">,
  options: LeaseOptions,
): Promise<LeasedDelivery[]> {
  const rows = await leaseRows(database, options);
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.outbox_id);
  const messages = await database.kysely.selectFrom("outbox").selectAll().where("id", "in", ids).execute();
  const byId = new Map(messages.map((message) => [message.id, message]));
  return rows.flatMap((row) => {
    const message = byId.get(row.outbox_id);
    return message ? toLeasedDelivery(row, message) : [];
  });
}
