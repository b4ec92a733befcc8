import { setTimeout as sleep } from "node:timers/promises";
import { failureZh } from "#texts/delivery/failure.zh.ts";
import type { LeasedDelivery } from "../../store/delivery-store.ts";
import type { Channel, Message, SendOutcome } from "../channel.ts";
import { DeliveryError } from "../delivery-error.ts";
import { computeBackoff } from "./compute-backoff.ts";
import type { DeliveryOutcomes } from "./delivery-outcomes.ts";
import type { WorkerOptions } from "./worker-options.ts";

interface DeliverOptions extends WorkerOptions {
  channel: Channel;
  outcomes: DeliveryOutcomes;
  stopping: AbortSignal;
}

const recordRetryMs = 500;

/** Returns what the first attempt sent; written and stored if this is it. */
async function loadBody(leased: LeasedDelivery, message: Message, { channel, store }: DeliverOptions): Promise<string> {
  if (leased.body !== "" || !channel.write) return leased.body;
  const body = channel.write(message);
  await store.sending(leased, body);
  return body;
}

/** Sends a message within the timeout, whatever the channel does. */
async function send(leased: LeasedDelivery, options: DeliverOptions): Promise<SendOutcome> {
  const { channel, buildMessage, times, now, stopping } = options;
  const message = await buildMessage(leased);
  if (!message) return "skipped";
  const body = await loadBody(leased, message, options);
  const signal = AbortSignal.any([stopping, AbortSignal.timeout(times.timeoutMs)]);
  const aborted = Promise.withResolvers<never>();
  const abort = () => aborted.reject(new DeliveryError(failureZh.timeout));
  signal.addEventListener("abort", abort, { once: true });
  try {
    return await Promise.race([channel.send(message, { signal, now: now(), body }), aborted.promise]);
  } finally {
    signal.removeEventListener("abort", abort);
  }
}

/** Records an outcome, again while the store is not available and the lease lasts: else the message would be sent twice. */
async function record(leased: LeasedDelivery, options: DeliverOptions, write: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      return await write();
    } catch (error) {
      const { log, now, stopping, channel } = options;
      if (stopping.aborted || now().toISOString() >= leased.leaseUntil) {
        log.error({ target: channel.name, outbox: leased.outboxId, error: String(error) }, "outcome not recorded");
        return;
      }
      await sleep(recordRetryMs);
    }
  }
}

/** Returns the error to store: a channel's own, or the kind of an unexpected one, whose text might hold anything. */
const toDeliveryError = (error: unknown): DeliveryError =>
  error instanceof DeliveryError
    ? error
    : new DeliveryError(`${failureZh.internal}（${error instanceof Error ? error.name : typeof error}）`);

async function recordFailedAttempt(leased: LeasedDelivery, error: unknown, options: DeliverOptions): Promise<number> {
  const { store, channel, log, now, times, outcomes, stopping } = options;
  if (stopping.aborted) {
    await record(leased, options, () => store.release(leased));
    return 0;
  }
  const { message, isRefusal, retryAfterMs } = toDeliveryError(error);
  const { attempt, event, reference } = leased;
  const backoff = computeBackoff({ attempt, baseMs: times.backoffMs, isRefusal, retryAfterMs, random: Math.random() });
  const nextAt = backoff === undefined ? undefined : new Date(now().getTime() + backoff).toISOString();
  const fields = { target: channel.name, event, reference, attempt, error: message, nextAt };
  log.warn(fields, nextAt ? "delivery failed" : "delivery given up");
  outcomes.add(channel.name, nextAt ? "failed" : "dead");
  await record(leased, options, () => store.failed(leased, { error: message, nextAt }));
  return retryAfterMs ?? 0;
}

/**
 * Makes one attempt to deliver a leased message and records what became of it. Never rejects. Returns the milliseconds for
 * which the target wants to be left alone; 0 if it does not.
 */
export async function deliverMessage(leased: LeasedDelivery, options: DeliverOptions): Promise<number> {
  const { store, channel, log, now, outcomes } = options;
  let outcome: SendOutcome;
  try {
    outcome = await send(leased, options);
  } catch (error) {
    return recordFailedAttempt(leased, error, options);
  }
  const { event, reference, attempt } = leased;
  const isSent = outcome === "sent";
  outcomes.add(channel.name, isSent ? "delivered" : "skipped");
  if (isSent) log.info({ target: channel.name, event, reference, attempt }, "delivered");
  await record(leased, options, () => store.delivered(leased, now().toISOString()));
  return 0;
}
