import type { Logger } from "pino";
import { createChannels } from "#server/delivery/create-channels.ts";
import { createMessageBuilder } from "#server/delivery/message/create-message-builder.ts";
import { createDeliveryWorker, type DeliveryWorker } from "#server/delivery/worker/create-delivery-worker.ts";
import { findCityByCode } from "#server/geography/reference-city.ts";
import { toDeliverySettings, toWorkerTimes } from "#server/http/delivery/to-delivery-settings.ts";
import type { Env } from "#server/http/env.ts";
import type { CatalogueStore } from "#server/store/catalogue-store.ts";
import { createDeliveryStore, type DeliveryStore } from "#server/store/delivery-store.ts";
import type { Database } from "#server/store/database.ts";
import { createQuoteStore } from "#server/store/quote-store.ts";
import { wakeAfterWrites } from "#server/delivery/worker/wake-after-writes.ts";
import type { DemandStore } from "#server/store/demand-store.ts";

export interface DeliveryOptions {
  env: Env;
  database: Database;
  demands: DemandStore;
  catalogue: CatalogueStore;
  log: Logger;
  now: () => Date;
}

/** The worker with its store, and the store of demands that wakes it after each write that a message tells of. */
export interface Delivery extends DeliveryWorker {
  store: DeliveryStore;
  demands: DemandStore;
  now: () => Date;
}

/** Starts delivering messages to the targets that the environment configures. */
export function startDelivery({ env, database, demands, catalogue, log, now }: DeliveryOptions): Delivery {
  const store = createDeliveryStore(database);
  const times = toWorkerTimes(env);
  const worker = createDeliveryWorker({
    store,
    channels: createChannels(toDeliverySettings(env)),
    buildMessage: createMessageBuilder({
      demands,
      catalogue,
      quotes: createQuoteStore(database),
      deliveries: store,
      findCity: findCityByCode,
      now,
      digestHour: times.digestHour ?? 9,
      reminderMinutes: times.reminderMinutes,
    }),
    log,
    now,
    times,
  });
  return { ...worker, store, demands: wakeAfterWrites(demands, worker.wake), now };
}
