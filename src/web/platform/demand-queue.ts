import { codes } from "../../contract/codes.ts";
import type { Call, Input } from "../../contract/index.ts";
import { ApiError, NetworkError } from "./api-client.ts";
import { persisted } from "./persisted.ts";

/** A demand ready to be sent. Its client key makes repeated attempts idempotent. */
export type ReadyDemand = Input<"common/caseSubmit"> & { clientKey: string };

export interface SentDemand {
  clientKey: string;
  reference: string;
  /** Key of the private page; absent where the demand duplicates an earlier one. */
  token?: string;
}

/** The outcome of a demand that was queued on this device. */
export type QueueNews = { kind: "sent"; sent: SentDemand } | { kind: "failed"; clientKey: string; message: string };

/** Milliseconds until a request times out, and between two attempts to send queued demands. */
const patienceMs = 20_000;
const retryMs = 30_000;

const isReady = (value: unknown): value is ReadyDemand =>
  typeof value === "object" && value !== null && typeof (value as ReadyDemand).clientKey === "string";

const kept = persisted<ReadyDemand[]>("demand-queue", {
  storage: "local",
  parse: (stored) => (Array.isArray(stored) ? stored.filter(isReady) : undefined),
});
/** The queue while storage is blocked; lost with the page. */
let memory: ReadyDemand[] = [];
const waiting = (): ReadyDemand[] => {
  const stored = kept.read() ?? [];
  const keys = new Set(stored.map((demand) => demand.clientKey));
  return [...stored, ...memory.filter((demand) => !keys.has(demand.clientKey))];
};
function put(demands: ReadyDemand[]): void {
  memory = demands;
  if (demands.length > 0) kept.write(demands);
  else kept.clear();
}
const drop = (clientKey: string) => put(waiting().filter((demand) => demand.clientKey !== clientKey));

/** Rejects with a NetworkError after the timeout. The demand may have arrived; its client key detects that on retry. */
function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NetworkError("没有回应")), patienceMs);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

/** Submits the demand once. A duplicate counts as sent, since the server has it already. */
async function attempt(call: Call, demand: ReadyDemand): Promise<SentDemand> {
  const { clientKey } = demand;
  try {
    return { clientKey, ...(await inTime(call("common/caseSubmit", demand))) };
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== codes.duplicateDemand.code) throw error;
    const { reference, token } = error.data as { reference: string; token?: string };
    return { clientKey, reference, token };
  }
}

/** Returns why a failed attempt is worth a retry (no network, server unavailable), or undefined where it is final. */
const passing = (error: unknown): "offline" | "busy" | undefined => {
  if (error instanceof NetworkError) return "offline";
  return error instanceof ApiError && error.status >= 502 ? "busy" : undefined;
};

/**
 * Sends a demand now, or queues it on this device where the failure is worth a retry.
 * @throws ApiError where the server rejected the demand
 */
export async function sendDemand(
  call: Call,
  demand: ReadyDemand,
): Promise<{ state: "sent"; sent: SentDemand } | { state: "kept"; because: "offline" | "busy" }> {
  try {
    const sent = await attempt(call, demand);
    drop(demand.clientKey);
    return { state: "sent", sent };
  } catch (error) {
    const because = passing(error);
    if (!because) throw error;
    drop(demand.clientKey);
    put([...waiting(), demand]);
    return { state: "kept", because };
  }
}

/** A listener to queue events; returns true where it handled the event, so that no other listener gets it. */
type QueueListener = (news: QueueNews) => boolean;
let listeners: QueueListener[] = [];

/** Subscribes to queue events, ahead of earlier listeners; returns the function that unsubscribes. */
export function onQueueNews(listener: QueueListener): () => void {
  listeners = [listener, ...listeners];
  return () => {
    listeners = listeners.filter((one) => one !== listener);
  };
}
const tell = (news: QueueNews): boolean => listeners.some((listener) => listener(news));

let sending: Promise<void> | undefined;

async function sendAll(call: Call): Promise<void> {
  for (const demand of waiting()) {
    try {
      const sent = await attempt(call, demand);
      drop(demand.clientKey);
      tell({ kind: "sent", sent });
    } catch (error) {
      if (passing(error) || (error instanceof ApiError && error.code === codes.tooMany.code)) return;
      drop(demand.clientKey);
      tell({ kind: "failed", clientKey: demand.clientKey, message: (error as Error).message });
    }
  }
}

/** Sends the queued demands one after the other; a call while another runs returns the same promise. */
export function sendWaiting(call: Call): Promise<void> {
  sending ??= sendAll(call).finally(() => {
    sending = undefined;
  });
  return sending;
}

/**
 * Sends the queued demands at once, when the network or the page comes back, and every half minute until none is left.
 * Returns the function that stops it.
 */
export function watchDemandQueue(call: Call): () => void {
  const go = () => {
    if (navigator.onLine && document.visibilityState === "visible" && waiting().length > 0) void sendWaiting(call);
  };
  const timer = setInterval(go, retryMs);
  window.addEventListener("online", go);
  document.addEventListener("visibilitychange", go);
  go();
  return () => {
    clearInterval(timer);
    window.removeEventListener("online", go);
    document.removeEventListener("visibilitychange", go);
  };
}
