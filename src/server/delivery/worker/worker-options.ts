import type { DeliveryStore, LeasedDelivery } from "../../store/delivery-store.ts";
import type { Channel, Message } from "../channel.ts";

/** Times of the worker; tests shorten them. */
export interface WorkerTimes {
  /** Milliseconds between two looks at the store, if nothing wakes the worker. */
  pollMs: number;
  /** Milliseconds that an attempt may take. */
  timeoutMs: number;
  /** Milliseconds after which a message of a dead node is tried by another; well above `timeoutMs`. */
  leaseMs: number;
  /** Milliseconds to the second attempt. */
  backoffMs: number;
  /** Minutes of working time without a status change until a reminder; 0 writes none. */
  reminderMinutes: number;
  /** Hour of a working day at which the digest is written; undefined writes none. */
  digestHour: number | undefined;
}

interface WorkerLog {
  info: (fields: Record<string, unknown>, text: string) => void;
  warn: (fields: Record<string, unknown>, text: string) => void;
  error: (fields: Record<string, unknown>, text: string) => void;
}

export interface WorkerOptions {
  store: DeliveryStore;
  channels: readonly Channel[];
  /** Renders a message from the store; undefined if its demand no longer exists. */
  buildMessage: (leased: LeasedDelivery) => Promise<Message | undefined>;
  log: WorkerLog;
  now: () => Date;
  times: WorkerTimes;
}
