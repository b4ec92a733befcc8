import type { Database } from "./database.ts";
import { addDigest, type DigestFigures, readDigestFigures } from "./delivery/add-digest.ts";
import { addReminder, listUnreminded, type UncontactedDemand } from "./delivery/add-reminder.ts";
import {
  countDeliveries,
  countUndispatched,
  listUndelivered,
  retryDeliveries,
  type UndeliveredMessage,
} from "./delivery/list-undelivered.ts";
import { type DispatchOptions, dispatchMessages } from "./delivery/dispatch-messages.ts";
import {
  leaseDeliveries,
  type LeasedDelivery,
  type LeaseOptions,
  listDueTargets,
} from "./delivery/lease-deliveries.ts";
import { recordBody } from "./delivery/record-body.ts";
import {
  type DeliveryFailure,
  endOrphans,
  recordDelivered,
  recordFailure,
  releaseLease,
} from "./delivery/record-failure.ts";

export type { DeliveryCounts, UndeliveredMessage } from "./delivery/list-undelivered.ts";
export type { LeasedDelivery } from "./delivery/lease-deliveries.ts";

export type DeliveryStore = ReturnType<typeof createDeliveryStore>;

async function readHistoryNote({ kysely }: Pick<Database, "kysely">, id: string): Promise<string> {
  const row = await kysely.selectFrom("demand_history").select("note").where("id", "=", id).executeTakeFirst();
  return row?.note ?? "";
}

/** Creates the store of deliveries: what is sent to whom, by which node, and what became of it. Times are ISO. */
export function createDeliveryStore(database: Pick<Database, "kysely">) {
  return {
    /** Writes a delivery for each waiting message and target. Returns the number of messages. */
    dispatch: (options: DispatchOptions): Promise<number> => dispatchMessages(database, options),
    /** Returns the targets that have a message which may be tried now. */
    dueTargets: (now: string): Promise<string[]> => listDueTargets(database, now),
    /** Leases due messages of a target, so that no other node sends them at the same time. */
    lease: (options: LeaseOptions): Promise<LeasedDelivery[]> => leaseDeliveries(database, options),
    /** Stores what an attempt is about to send, for the later ones; nothing of an erased demand. */
    sending: (delivery: LeasedDelivery, body: string): Promise<void> => recordBody(database, delivery, body),
    /** Records that the target has the message. */
    delivered: (delivery: LeasedDelivery, at: string): Promise<void> => recordDelivered(database, delivery, at),
    /** Records a failed attempt; without `nextAt` the message is dead. */
    failed: (delivery: LeasedDelivery, failure: DeliveryFailure): Promise<void> =>
      recordFailure(database, delivery, failure),
    /** Gives a lease back without counting the attempt. */
    release: (delivery: LeasedDelivery): Promise<void> => releaseLease(database, delivery),
    /** Ends messages that have waited since before a time for targets that are not configured. Returns their number. */
    endOrphans: (targets: readonly string[], before: string, error: string): Promise<number> =>
      endOrphans(database, targets, before, error),
    /** Returns the messages that are no longer tried, oldest first. */
    listDead: (): Promise<UndeliveredMessage[]> => listUndelivered(database, "dead"),
    /** Returns the messages that failed and are tried again by themselves, oldest first. */
    listFailing: (): Promise<UndeliveredMessage[]> => listUndelivered(database, "waiting"),
    /** Makes messages due at once: that of an id, those of a demand's reference, or `all`. Returns their number. */
    retry: (key: string, now: string = new Date().toISOString()): Promise<number> =>
      retryDeliveries(database, key, now),
    /** Returns demands of status `new` that came and were sent between two times and have no reminder yet, oldest first. */
    unreminded: (range: { from: string; to: string }): Promise<UncontactedDemand[]> => listUnreminded(database, range),
    /** Writes the reminder of a demand, once over all nodes. Returns whether this node wrote it. */
    addReminder: (reference: string, at: string): Promise<boolean> => addReminder(database, reference, at),
    /** Writes the digest of an ISO day, once over all nodes. Returns whether this node wrote it. */
    addDigest: (day: string, at: string): Promise<boolean> => addDigest(database, day, at),
    /** Returns the figures of a digest. */
    digestFigures: (since: { addedSince: string; statusesSince: string }): Promise<DigestFigures> =>
      readDigestFigures(database, since),
    /** Returns the note of a history entry; empty if there is none. */
    historyNote: (id: string): Promise<string> => readHistoryNote(database, id),
    /** Counts what waits and what is dead, by target. */
    counts: () => countDeliveries(database),
    /** Counts the messages that no delivery has been written for. */
    undispatched: () => countUndispatched(database),
  };
}
