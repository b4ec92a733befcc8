import { sql } from "kysely";
import type { Database } from "../database.ts";
import type { LeasedDelivery } from "./lease-deliveries.ts";

/** A failed attempt: why, without personal data or secrets, and when to try again; `nextAt` undefined ends the message. */
export interface DeliveryFailure {
  error: string;
  /** ISO */
  nextAt: string | undefined;
}

/** Records that a target has the message, also if the lease has run out meanwhile: nobody need send it again. */
export async function recordDelivered(
  { kysely }: Pick<Database, "kysely">,
  { id }: Pick<LeasedDelivery, "id">,
  at: string,
): Promise<void> {
  await kysely
    .updateTable("delivery")
    .set({ status: "delivered", delivered_at: at, lease_until: "", error: "", body: "" })
    .where("id", "=", id)
    .where("status", "<>", "delivered")
    .execute();
}

/**
 * Records a failed attempt: the message waits until `nextAt`, or is dead. Changes nothing if the lease has passed to
 * another node.
 */
export async function recordFailure(
  { kysely }: Pick<Database, "kysely">,
  { id, leaseUntil }: Pick<LeasedDelivery, "id" | "leaseUntil">,
  { error, nextAt }: DeliveryFailure,
): Promise<void> {
  await kysely
    .updateTable("delivery")
    .set({ lease_until: "", error, ...(nextAt === undefined ? { status: "dead" } : { next_at: nextAt }) })
    .where("id", "=", id)
    .where("status", "=", "waiting")
    .where("lease_until", "=", leaseUntil)
    .execute();
}

/** Gives a lease back without counting the attempt: the process stops before it could finish. */
export async function releaseLease(
  { kysely }: Pick<Database, "kysely">,
  { id, leaseUntil }: Pick<LeasedDelivery, "id" | "leaseUntil">,
): Promise<void> {
  await kysely
    .updateTable("delivery")
    .set({ lease_until: "", attempts: sql`attempts - 1` })
    .where("id", "=", id)
    .where("status", "=", "waiting")
    .where("lease_until", "=", leaseUntil)
    .execute();
}

/**
 * Ends the messages that have waited since before `before` (ISO) for targets that are no longer configured, so that they
 * are listed with the dead ones. Returns their number.
 */
export async function endOrphans(
  { kysely }: Pick<Database, "kysely">,
  targets: readonly string[],
  before: string,
  error: string,
): Promise<number> {
  const { numUpdatedRows } = await kysely
    .updateTable("delivery")
    .set({ status: "dead", error, lease_until: "" })
    .where("status", "=", "waiting")
    .where("created_at", "<", before)
    .where("target", "not in", targets)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
