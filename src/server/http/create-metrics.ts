import { type Aggregator, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { FactCounts } from "../api/services/demand/create-fact-counts.ts";
import { type DeliveryFigures, registerDeliveryMetrics } from "./delivery/register-delivery-metrics.ts";
import type { StoreHealth } from "./lifecycle/create-store-health.ts";
import type { PageCache } from "./cache/page-cache.ts";
import type { RenderGate } from "./cache/render-gate.ts";
import { createMetricsReader } from "./workers/create-metrics-reader.ts";
import type { VariantName } from "../pictures/parse-variant-name.ts";
import type { PictureVariants } from "../pictures/picture-variants.ts";

/** Registers a metric whose value is read when it is asked for. Those of several workers are added, unless they say otherwise. */
const addGauge = (
  registry: Registry,
  name: string,
  help: string,
  value: () => number,
  aggregator: Aggregator = "sum",
) =>
  new Gauge({
    name,
    help,
    aggregator,
    registers: [registry],
    collect() {
      this.set(value());
    },
  });

/** Registers picture metrics: cache hits and bytes, jobs running and waiting. Returns the histogram of encoding times. */
function registerPictureMetrics(registry: Registry, pictures: PictureVariants) {
  addGauge(registry, "huizhi_picture_cache_hits", "Pictures served from the disk cache", () => pictures.hits);
  addGauge(
    registry,
    "huizhi_picture_cache_bytes",
    "Size of the picture cache on disk in bytes",
    () => pictures.cachedBytes,
    "max",
  );
  addGauge(registry, "huizhi_pictures_making", "Pictures being encoded", () => pictures.making);
  addGauge(registry, "huizhi_pictures_waiting", "Pictures waiting to be encoded", () => pictures.waiting);
  return new Histogram({
    name: "huizhi_picture_encode_seconds",
    help: "Encoding time of a picture in seconds, by width and format",
    labelNames: ["width", "format"],
    buckets: [0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5],
    registers: [registry],
  });
}

/** Registers metrics of pages: cache hits, misses and bytes, renderings under way, waiting and refused. */
function registerPageMetrics(registry: Registry, cache: PageCache, gate: RenderGate) {
  addGauge(registry, "huizhi_page_cache_hits", "Pages served from the page cache", () => cache.hits);
  addGauge(registry, "huizhi_page_cache_misses", "Pages rendered on request", () => cache.misses);
  addGauge(registry, "huizhi_page_cache_bytes", "Memory of the cached pages in bytes", () => cache.bytes);
  addGauge(registry, "huizhi_pages_rendering", "Pages being rendered", () => gate.running);
  addGauge(registry, "huizhi_pages_waiting", "Pages waiting to be rendered", () => gate.waiting);
  addGauge(registry, "huizhi_pages_refused", "Pages answered with 503, since too many waited", () => gate.refused);
}

const breakerHelp = [
  ["timeouts", "Answers of the store that did not come in time"],
  ["refused", "Requests to a store that does not answer, refused at once"],
  ["probes", "Probes whether a store that did not answer does again"],
] as const;

/** Whether anything is erased by the clock. */
export interface ClockFigures {
  readonly isTrusted: boolean;
}

export type Metrics = ReturnType<typeof createMetrics>;

/** Creates the metrics of `/metrics`: request durations by kind and status, page cache, pictures, deliveries, process. */
export function createMetrics(
  { cache, gate, pictures }: { cache: PageCache; gate: RenderGate; pictures: PictureVariants },
  {
    factCounts,
    health,
    clock,
    delivery,
  }: {
    factCounts: FactCounts;
    health: Pick<StoreHealth, "available" | "breaker">;
    clock?: ClockFigures | undefined;
    delivery?: DeliveryFigures | undefined;
  },
) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: "huizhi_request_seconds",
    help: "Request duration in seconds, by kind and status",
    labelNames: ["kind", "status"],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2],
    registers: [registry],
  });
  registerPageMetrics(registry, cache, gate);
  const availableHelp = "1, or 0 from the first failure of the store until it can be written again";
  addGauge(registry, "huizhi_store_available", availableHelp, () => (health.available ? 1 : 0), "min");
  const trustedHelp =
    "1, or 0 while nothing is erased by time, since the clock is too far ahead of the last known time";
  if (clock) addGauge(registry, "huizhi_clock_trusted", trustedHelp, () => (clock.isTrusted ? 1 : 0), "min");
  addGauge(registry, "huizhi_workers", "Processes that answer requests of this node", () => 1);
  for (const [name, help] of breakerHelp) addGauge(registry, `huizhi_store_${name}`, help, () => health.breaker[name]);
  new Gauge({
    name: "huizhi_accepted_demands",
    help: "Demands that browsers reported as accepted, by kind, event type, language and upper bound of people",
    labelNames: ["kind", "eventType", "locale", "people"],
    registers: [registry],
    collect() {
      for (const { labels, count } of factCounts.list()) this.set({ ...labels }, count);
    },
  });
  const encodes = registerPictureMetrics(registry, pictures);
  if (delivery) registerDeliveryMetrics(registry, delivery);
  return {
    encoded: ({ width, format }: VariantName, value: number) =>
      encodes.observe({ width: String(width), format }, value),
    contentType: registry.contentType,
    observe: (kind: string, status: number, value: number) => seconds.observe({ kind, status: String(status) }, value),
    text: createMetricsReader(registry),
  };
}
