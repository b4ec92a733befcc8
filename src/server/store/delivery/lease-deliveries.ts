import { type Expression, type ExpressionBuilder, type SqlBool, sql } from "kysely";
import type { Database } from "../database.ts";
import type { Schema } from "../schema.ts";

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

/** Matches deliveries that may be tried at `now`: waiting, due, and leased by nobody. */
const isDue = (eb: Builder, now: string): Expression<SqlBool> =>
  eb.and([
    eb("delivery.status", "=", "waiting"),
    eb("delivery.next_at", "<=", now),
    eb("delivery.lease_until", "<=", now),
  ]);

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

/**
 * Leases up to `most` messages of a target, oldest first, in one statement: of two nodes that try at once the second
 * waits for the rows of the first, finds them leased and leaves them. Counts the attempt, so that a message which kills
 * its process ends as well.
 */
export async function leaseDeliveries(
  { kysely }: Pick<Database, "kysely">,
  { target, most, now, until }: LeaseOptions,
): Promise<LeasedDelivery[]> {
  const rows = await kysely
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
    // Again on the row itself: PostgreSQL checks these against a row that another node has just changed.
    .where((eb) => isDue(eb, now))
    .returning(["id", "outbox_id", "attempts", "lease_until"])
    .execute();
  if (rows.length === 0) return [];
  const messages = await kysely
    .selectFrom("outbox")
    .select(["id", "reference", "event", "subject_id", "created_at"])
    .where(
      "id",
      "in",
      rows.map((row) => row.outbox_id),
    )
    .execute();
  const byId = new Map(messages.map((message) => [message.id, message]));
  return rows.flatMap((row) => {
    const message = byId.get(row.outbox_id);
    if (!message) return [];
    const { reference, event, subject_id: subjectId, created_at: createdAt } = message;
    return {
      id: row.id,
      outboxId: row.outbox_id,
      target,
      reference,
      event,
      subjectId,
      createdAt,
      attempt: row.attempts,
      leaseUntil: row.lease_until,
    };
  });
}
