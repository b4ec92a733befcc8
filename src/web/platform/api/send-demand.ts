import { codes } from "../../../contract/codes.ts";
import type { Call, Input } from "../../../contract/index.ts";
import { type DemandCall, demandCalls } from "../../../domain/demand/demand-call.ts";
import { toDemandFacts } from "../../../domain/demand/wire/to-demand-facts.ts";
import { ApiError, NetworkError } from "./create-api-client.ts";
import { createPersistedState } from "../storage/persisted-state.ts";

/** A demand ready to be sent. Its client key makes repeated attempts idempotent. */
export type ReadyDemand = Input<"common/caseSubmit"> & { clientKey: string };

/** A demand with the call that takes it; this pair is what the queue keeps. */
export interface AddressedDemand {
  path: DemandCall;
  demand: ReadyDemand;
}

export interface SentDemand {
  clientKey: string;
  reference: string;
  /** Key of the private page; absent where the demand duplicates an earlier one. */
  token?: string;
  /** ISO time at which the server first received it; absent where only the same content was received before. */
  receivedAt?: string;
}

/** The outcome of a demand that was queued on this device. */
export type QueueEvent = { kind: "sent"; sent: SentDemand } | { kind: "failed"; clientKey: string; message: string };

/** Milliseconds until a request times out, and between two attempts to send queued demands. */
const requestTimeoutMs = 20_000;
const retryMs = 30_000;

const isReadyDemand = (value: unknown): value is ReadyDemand =>
  typeof value === "object" && value !== null && typeof (value as ReadyDemand).clientKey === "string";

/** Parses a queued demand; an entry without its call is of the release that had one call only. */
function parseQueued(stored: unknown): AddressedDemand[] {
  if (isReadyDemand(stored)) return [{ path: "common/caseSubmit", demand: stored }];
  const { path, demand } = (stored ?? {}) as Partial<AddressedDemand>;
  const knownPath = demandCalls.find((call) => call === path);
  return knownPath && isReadyDemand(demand) ? [{ path: knownPath, demand }] : [];
}

const queueStorage = createPersistedState<AddressedDemand[]>("demand-queue", {
  storage: "local",
  parse: (stored) => (Array.isArray(stored) ? stored.flatMap(parseQueued) : undefined),
});
/** The queue while storage is blocked; lost with the page. */
let memoryQueue: AddressedDemand[] = [];
const readQueue = (): AddressedDemand[] => {
  const stored = queueStorage.read() ?? [];
  const keys = new Set(stored.map(({ demand }) => demand.clientKey));
  return [...stored, ...memoryQueue.filter(({ demand }) => !keys.has(demand.clientKey))];
};
function writeQueue(demands: AddressedDemand[]): void {
  memoryQueue = demands;
  if (demands.length > 0) queueStorage.write(demands);
  else queueStorage.clear();
}
const removeFromQueue = (clientKey: string) =>
  writeQueue(readQueue().filter(({ demand }) => demand.clientKey !== clientKey));

/** Rejects with a NetworkError after the timeout. The demand may have arrived; its client key detects that on retry. */
function withTimeout<T>(answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NetworkError("网络没有响应")), requestTimeoutMs);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

/** Reports the facts of an accepted demand for the statistics; nothing waits for it, and its failure is of no account. */
const reportFacts = (call: Call, addressed: AddressedDemand): void =>
  void call("common/caseSubmitSensor", toDemandFacts(addressed)).catch(() => undefined);

/** Submits the demand once. A duplicate counts as sent, since the server has it already. */
async function submitOnce(call: Call, addressed: AddressedDemand): Promise<SentDemand> {
  const { path, demand } = addressed;
  const { clientKey } = demand;
  try {
    const sent = { clientKey, ...(await withTimeout(call(path, demand))) };
    reportFacts(call, addressed);
    return sent;
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== codes.duplicateDemand.code) throw error;
    return { clientKey, ...(error.data as Omit<SentDemand, "clientKey">) };
  }
}

/** Returns why a failed attempt is worth a retry (no network, server unavailable), or undefined where it is final. */
const retryableReason = (error: unknown): "offline" | "busy" | undefined => {
  if (error instanceof NetworkError) return "offline";
  return error instanceof ApiError && error.status >= 502 ? "busy" : undefined;
};

/**
 * Sends a demand now, or queues it on this device where the failure is worth a retry.
 * @throws ApiError where the server rejected the demand
 */
export async function sendDemand(
  call: Call,
  addressed: AddressedDemand,
): Promise<{ state: "sent"; sent: SentDemand } | { state: "queued"; because: "offline" | "busy" }> {
  try {
    const sent = await submitOnce(call, addressed);
    removeFromQueue(sent.clientKey);
    return { state: "sent", sent };
  } catch (error) {
    const because = retryableReason(error);
    if (!because) throw error;
    removeFromQueue(addressed.demand.clientKey);
    writeQueue([...readQueue(), addressed]);
    return { state: "queued", because };
  }
}

/** A listener to queue events; returns true where it handled the event, so that no other listener gets it. */
type QueueListener = (event: QueueEvent) => boolean;
let listeners: QueueListener[] = [];

/** Subscribes to queue events, ahead of earlier listeners; returns the function that unsubscribes. */
export function onQueueEvent(listener: QueueListener): () => void {
  listeners = [listener, ...listeners];
  return () => {
    listeners = listeners.filter((one) => one !== listener);
  };
}
const notifyListeners = (event: QueueEvent): boolean => listeners.some((listener) => listener(event));

let sending: Promise<void> | undefined;

async function sendQueue(call: Call): Promise<void> {
  for (const addressed of readQueue()) {
    const { clientKey } = addressed.demand;
    try {
      const sent = await submitOnce(call, addressed);
      removeFromQueue(clientKey);
      notifyListeners({ kind: "sent", sent });
    } catch (error) {
      if (retryableReason(error) || (error instanceof ApiError && error.code === codes.tooMany.code)) return;
      removeFromQueue(clientKey);
      notifyListeners({ kind: "failed", clientKey, message: (error as Error).message });
    }
  }
}

/** Sends the queued demands one after the other; a call while another runs returns the same promise. */
export function sendQueuedDemands(call: Call): Promise<void> {
  sending ??= sendQueue(call).finally(() => {
    sending = undefined;
  });
  return sending;
}

/**
 * Sends the queued demands at once, when the network or the page comes back, and every half minute until none is left.
 * Returns the function that stops it.
 */
export function watchDemandQueue(call: Call): () => void {
  const sendIfPossible = () => {
    if (navigator.onLine && document.visibilityState === "visible" && readQueue().length > 0)
      void sendQueuedDemands(call);
  };
  const timer = setInterval(sendIfPossible, retryMs);
  window.addEventListener("online", sendIfPossible);
  document.addEventListener("visibilitychange", sendIfPossible);
  sendIfPossible();
  return () => {
    clearInterval(timer);
    window.removeEventListener("online", sendIfPossible);
    document.removeEventListener("visibilitychange", sendIfPossible);
  };
}
