import { Gauge, type Registry } from "prom-client";
import type { DeliveryOutcomes } from "../../delivery/worker/delivery-outcomes.ts";
import type { DeliveryCounts, DeliveryStore } from "../../store/delivery-store.ts";

/** What the metrics of delivery are read from. */
export interface DeliveryFigures {
  store: Pick<DeliveryStore, "counts" | "undispatched">;
  outcomes: Pick<DeliveryOutcomes, "list">;
  now: () => Date;
}

/** Target under which messages without deliveries are counted. */
const outboxTarget = "outbox";

/** Creates the reader of counts, which the gauges of one scrape share. A store that is not available gives none. */
function createCountReader({ store }: Pick<DeliveryFigures, "store">): () => Promise<DeliveryCounts[]> {
  let pending: Promise<DeliveryCounts[]> | undefined;
  const read = async (): Promise<DeliveryCounts[]> => {
    const [counts, { count, oldestAt }] = await Promise.all([store.counts(), store.undispatched()]);
    return [...counts, { target: outboxTarget, waiting: count, dead: 0, oldestWaitingAt: oldestAt }];
  };
  return () => {
    pending ??= read()
      .catch(() => [])
      .finally(() => {
        pending = undefined;
      });
    return pending;
  };
}

/** Registers attempts by target and outcome (of this process), and what waits or is dead (of all nodes). */
export function registerDeliveryMetrics(registry: Registry, figures: DeliveryFigures): void {
  const readCounts = createCountReader(figures);
  const register = (name: string, help: string, value: (counts: DeliveryCounts) => number) =>
    new Gauge({
      name,
      help: `${help}, by target; ${outboxTarget}: those without deliveries yet`,
      labelNames: ["target"],
      // Every worker reads the same from the store.
      aggregator: "max",
      registers: [registry],
      async collect() {
        const all = await readCounts();
        this.reset();
        for (const counts of all) this.set({ target: counts.target }, value(counts));
      },
    });
  const getAge = ({ oldestWaitingAt: at }: DeliveryCounts) =>
    at === "" ? 0 : Math.max(0, (figures.now().getTime() - Date.parse(at)) / 1000);
  register("huizhi_deliveries_waiting", "Messages that wait", ({ waiting }) => waiting);
  register("huizhi_deliveries_dead", "Messages that are no longer tried", ({ dead }) => dead);
  register("huizhi_delivery_oldest_waiting_seconds", "Age of the oldest message that waits", getAge);
  new Gauge({
    name: "huizhi_delivery_attempts",
    help: "Attempts to deliver of this process, by target and outcome",
    labelNames: ["target", "outcome"],
    registers: [registry],
    collect() {
      for (const { target, outcome, count } of figures.outcomes.list()) this.set({ target, outcome }, count);
    },
  });
}
