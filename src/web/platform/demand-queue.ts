import { codes } from "../../contract/codes.ts";
import type { Call, Input } from "../../contract/index.ts";
import { ApiError, NetworkError } from "./api-client.ts";
import { persisted } from "./persisted.ts";

/** A demand ready to be sent. Its client key makes every further attempt harmless. */
export type ReadyDemand = Input<"common/caseSubmit"> & { clientKey: string };

export interface SentDemand {
  clientKey: string;
  reference: string;
  /** Key of the private page; absent where another demand of the same content was first. */
  token?: string;
}

/** What became of a demand that was waiting on this device. */
export type QueueNews = { kind: "sent"; sent: SentDemand } | { kind: "failed"; clientKey: string; message: string };

/** Milliseconds after which an answer is no longer waited for, and after which waiting demands are tried again. */
const patienceMs = 20_000;
const retryMs = 30_000;

const isReady = (value: unknown): value is ReadyDemand =>
  typeof value === "object" && value !== null && typeof (value as ReadyDemand).clientKey === "string";

const kept = persisted<ReadyDemand[]>("demand-queue", {
  storage: "local",
  parse: (stored) => (Array.isArray(stored) ? stored.filter(isReady) : undefined),
});
/** Where storage is blocked the queue lives as long as the page. */
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

/** Rejects like a lost network where no answer comes in time: the demand may have arrived, its key tells. */
function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NetworkError("没有回应")), patienceMs);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

/** One attempt. A duplicate was received before: that is as good as sent. */
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

/** A failure that passes: no network, or a server that cannot answer now. */
const passing = (error: unknown): "offline" | "busy" | undefined => {
  if (error instanceof NetworkError) return "offline";
  return error instanceof ApiError && error.status >= 502 ? "busy" : undefined;
};

/**
 * Sends a demand now, or keeps it on this device where that fails for a passing reason.
 * @throws ApiError where the server answered that it will not take the demand
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

/** True: heard and dealt with; nobody else needs to be told. */
type QueueListener = (news: QueueNews) => boolean;
let listeners: QueueListener[] = [];

/** Hears what becomes of waiting demands, before those who listened earlier; gives the way to stop. */
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

/** Sends what waits, one after the other; a second call while one runs joins it. */
export function sendWaiting(call: Call): Promise<void> {
  sending ??= sendAll(call).finally(() => {
    sending = undefined;
  });
  return sending;
}

/** Sends what waits at the start, when the network or the page comes back, and every half minute until it is gone. */
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
