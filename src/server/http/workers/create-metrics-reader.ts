import cluster from "node:cluster";
import { AggregatorRegistry, type Registry } from "prom-client";

/** A worker's request for the metrics of all workers, and the answer to it; without a text where they did not come in time. */
interface MetricsMessage {
  clusterMetrics: number;
  text?: string;
}

const isMetricsMessage = (message: unknown): message is MetricsMessage =>
  typeof message === "object" && message !== null && "clusterMetrics" in message;

/** Time after which a worker stops waiting for the metrics of the others, in ms. */
const timeoutMs = 6000;

/** Answers the workers' requests for the metrics of all of them; called once in the process that started them. */
export function answerMetricsRequests(): void {
  const aggregator = new AggregatorRegistry();
  cluster.on("message", (worker, message: unknown) => {
    if (!isMetricsMessage(message)) return;
    const answer = (text?: string) => {
      if (worker.isConnected()) worker.send({ ...message, text });
    };
    aggregator.clusterMetrics().then(answer, () => answer());
  });
}

/**
 * Returns the function that reads the metrics: of this process where it is alone, of all workers together in a worker. Each metric
 * says how it is put together (`aggregator`), most by their sum.
 */
export function createMetricsReader(registry: Registry): () => Promise<string> {
  if (!cluster.isWorker) return () => registry.metrics();
  AggregatorRegistry.setRegistries(registry);
  // The worker answers when the metrics of all workers are collected.
  new AggregatorRegistry();
  const waiting = new Map<number, (text: string | undefined) => void>();
  let last = 0;
  process.on("message", (message: unknown) => {
    if (isMetricsMessage(message)) waiting.get(message.clusterMetrics)?.(message.text);
  });
  return async () => {
    const { promise, resolve } = Promise.withResolvers<string | undefined>();
    const clusterMetrics = ++last;
    waiting.set(clusterMetrics, resolve);
    const late = setTimeout(resolve, timeoutMs);
    process.send!({ clusterMetrics } satisfies MetricsMessage);
    const text = await promise;
    clearTimeout(late);
    waiting.delete(clusterMetrics);
    return text ?? registry.metrics();
  };
}
