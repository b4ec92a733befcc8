import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { PageCache } from "./page-cache.ts";

/** What `/metrics` tells: requests by kind and status with their seconds, the page cache, the process. */
export function metrics(cache: PageCache) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: "huizhi_request_seconds",
    help: "Seconds to answer, by kind and status",
    labelNames: ["kind", "status"],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2],
    registers: [registry],
  });
  new Gauge({
    name: "huizhi_page_cache_hits",
    help: "Pages answered from memory",
    registers: [registry],
    collect() {
      this.set(cache.hits);
    },
  });
  new Gauge({
    name: "huizhi_page_cache_misses",
    help: "Pages that had to be rendered",
    registers: [registry],
    collect() {
      this.set(cache.misses);
    },
  });
  return {
    contentType: registry.contentType,
    observe: (kind: string, status: number, value: number) => seconds.observe({ kind, status: String(status) }, value),
    text: () => registry.metrics(),
  };
}
