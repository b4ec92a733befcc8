import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { pino } from "pino";
import type { Call } from "#contract/index.ts";
import { codes, ServiceError } from "#contract/codes.ts";
import { toChinaDay } from "#domain/day.ts";
import { createApp } from "#server/http/create-app.ts";
import { createStoreHealth } from "#server/http/lifecycle/create-store-health.ts";
import { endWithConfigurationFault } from "#server/http/lifecycle/end-with-configuration-fault.ts";
import { openDatabaseOrEnd } from "#server/http/lifecycle/open-database-or-end.ts";
import { readEnvOrEnd } from "#server/http/lifecycle/read-env-or-end.ts";
import { withSampleContact } from "#server/http/with-sample-contact.ts";
import { readDemoVersion } from "#server/store/demo-version.ts";
import { shutDown } from "#server/http/lifecycle/shut-down.ts";
import { dispatch } from "#server/api/dispatch.ts";
import { renderPage } from "#server/http/render-page.tsx";
import { readPageAssets } from "#server/http/page-assets.ts";
import { ThreadedFileRenderer } from "#server/files/file-renderer.ts";
import { createPictureStore } from "#server/pictures/picture-store.ts";
import { openIndex } from "#server/search/index/search-index.ts";
import { eventRate, fileRate, mapFailureRate } from "#domain/limits.ts";
import { createLocalLimit } from "#server/api/services/create-local-limit.ts";
import { createEventWriter } from "#server/api/services/sensor/create-event-writer.ts";
import { createFactCounts } from "#server/api/services/demand/create-fact-counts.ts";
import type { Caller, Context } from "#server/api/services/context.ts";
import { toAnalyticsConfig } from "#server/http/analytics/to-analytics-config.ts";
import { describeMapFailure } from "#server/http/maps/describe-map-failure.ts";
import { createClockGuard } from "#server/retention/create-clock-guard.ts";
import { startEventRetention } from "#server/retention/start-event-retention.ts";
import { startQuoteClock } from "#server/retention/start-quote-clock.ts";
import { createQuoteStore } from "#server/store/quote-store.ts";
import { createEventStore } from "#server/store/event-store.ts";
import { startErasureJobs } from "#server/retention/start-erasure-jobs.ts";
import { createSharedListStore } from "#server/store/shared-list-store.ts";
import { createClockStore } from "#server/store/clock-store.ts";
import { createCatalogueStore } from "#server/store/catalogue-store.ts";
import { createContentStore } from "#server/store/content-store.ts";
import { withCachedReads } from "#server/store/with-cached-reads.ts";
import { createWriteProbe } from "#server/store/create-write-probe.ts";
import { createDemandStore } from "#server/store/demand-store.ts";
import { StoreUnavailableError } from "#server/store/store-unavailable-error.ts";
import { createMessageProvider } from "#server/messages/create-message-provider.ts";
import { createSmsOutbox } from "#server/store/message/sms-outbox.ts";
import { createVerificationCodes } from "#server/store/message/verification-codes.ts";
import { createSharedLimits } from "#server/store/limits/shared-limits.ts";
import { isFirstWorker } from "#server/http/workers/is-first-worker.ts";
import { ApiError } from "#web/platform/api/api-error.ts";
import { createQueryPicker } from "#web/router.tsx";
import { pageRoutes } from "#web/page-routes.ts";
import { startDelivery } from "./start-delivery.ts";

/** Longest time of a statement before the store counts as unavailable. */
const storeTimeoutMs = 5000;
const refreshMs = 1000;
const saveMs = 60_000;

const settings = readEnvOrEnd();
const log = pino({ level: settings.LOG_LEVEL, base: undefined });
const health = createStoreHealth({ log, probe: () => probe() });
const database = await openDatabaseOrEnd({
  dataDir: settings.dataDir,
  databaseUrl: settings.databaseUrl,
  timeoutMs: storeTimeoutMs,
  onOutage: health.onOutage,
  onBreaker: health.onBreaker,
});
const hasDemo = (await readDemoVersion(database))?.hasCatalogue !== false;
const env = hasDemo ? withSampleContact(settings) : settings;
const probe = createWriteProbe(database);
/** Rewriting tables takes longer than a request may: PostgreSQL gets connections without a time-out for it. */
const maintenance = env.databaseUrl
  ? await openDatabaseOrEnd({ dataDir: env.dataDir, databaseUrl: env.databaseUrl })
  : database;
const catalogue = createCatalogueStore(database);
const index = await openIndex(catalogue, {
  file: join(env.dataDir, "cache/search-index"),
  catalogue: await catalogue.identity(),
  build: createHash("sha256")
    .update(readFileSync(fileURLToPath(import.meta.url)))
    .digest("base64url"),
});
const now = () => new Date();
const delivery = startDelivery({ env, database, demands: createDemandStore(database), catalogue, log, now });
const eventWriter = createEventWriter(createEventStore(database), now);
const context: Context = {
  ...withCachedReads({ catalogue, content: createContentStore(database) }, () => index.version),
  demands: delivery.demands,
  quotes: createQuoteStore(database),
  sharedLists: createSharedListStore(database),
  sharedListDays: env.SHARED_LIST_DAYS,
  agreement: env.agreement,
  limits: createSharedLimits(database),
  messages: createMessageProvider({ outbox: createSmsOutbox(database), now, aliyun: env.aliyunSms }),
  onMessageFailure: (error) => log.error({ code: error.message }, "a text message was not taken"),
  codes: createVerificationCodes(database),
  verifiesMobile: env.VERIFY_MOBILE,
  index,
  now,
  factCounts: createFactCounts(),
  events: { limit: createLocalLimit(eventRate), writer: eventWriter },
  files: {
    limit: createLocalLimit(fileRate),
    renderer: new ThreadedFileRenderer(join(import.meta.dirname, "file-worker.js")),
    pictures: createPictureStore({ dir: env.picturesDir }),
  },
  maps: {
    limit: createLocalLimit(mapFailureRate),
    onFailure: (failure) => log.warn(failure, describeMapFailure(failure.reason)),
  },
  analytics: toAnalyticsConfig(env),
  site: {
    hotline: env.HOTLINE,
    adviser: env.ADVISER,
    icp: env.ICP,
    origin: env.ORIGIN ?? "",
    hasDemo,
  },
};

if (env.VERIFY_MOBILE && !context.messages.reachesPhones)
  log.warn("VERIFY_MOBILE is on, and no provider sends text messages: codes are only in `npm run messages`");

/** Creates an in-process API client for page rendering, which throws the same ApiError as the browser's client. */
const createInProcessCall =
  (caller: Caller): Call =>
  async (path, ...input) => {
    try {
      return await dispatch(context, path, input[0], caller);
    } catch (error) {
      if (!(error instanceof ServiceError))
        log.error({ path, error: error instanceof Error ? error.stack : String(error) }, "fault");
      // The document carries the message of an error: an unexpected one must not name its cause.
      const { reason, message, data } = error instanceof ServiceError ? error : new ServiceError("fault");
      const { code, status } = codes[reason];
      throw new ApiError(code, status, message, data);
    }
  };

const clientDir = join(dirname(fileURLToPath(import.meta.url)), "../client");
const assets = readPageAssets(clientDir, pageRoutes);

const clock = createClockGuard({ clock: createClockStore(database), log });

let changedAt = 0;
const server = createApp({
  env,
  changedAt: () => changedAt,
  context,
  log,
  delivery,
  clientDir,
  mapsScript: assets.mapsScript,
  health,
  clock,
  pickQuery: createQueryPicker(),
  render: ({ caller, ...page }) =>
    renderPage({ ...page, call: createInProcessCall(caller), today: toChinaDay(context.now()), assets }),
});

server.listen(env.PORT, env.HOST, () => {
  const { port } = server.address() as AddressInfo;
  log.info({ address: `http://${env.HOST}:${port}` }, "listening");
  process.send?.({ listening: port });
});

server.on("error", (error: NodeJS.ErrnoException) => {
  const portInUse = error.code === "EADDRINUSE";
  endWithConfigurationFault(
    portInUse ? `Port ${env.PORT} of ${env.HOST} is taken: set PORT to another.` : `PORT or HOST: ${error.message}`,
  );
});

/** Logs a failure of the index; outages of the store are logged by its own. */
const logIndexFailure = (message: string) => (error: unknown) => {
  if (!(error instanceof StoreUnavailableError)) log.error({ error: String(error) }, message);
};

const refresher = setInterval(() => {
  index
    .refresh()
    .then((hasChanged) => {
      if (hasChanged) changedAt = Date.now();
    })
    .catch(logIndexFailure("index refresh failed"));
}, refreshMs);

/** Saves an index snapshot, so that the next start need not read the catalogue. */
function saveSnapshot(): void {
  index.save().catch(logIndexFailure("index snapshot failed"));
}
// Of several workers the first writes it, and begins before the others are started.
const saver = isFirstWorker() ? setInterval(saveSnapshot, saveMs) : undefined;
if (saver) saveSnapshot();
const stopErasureJobs = startErasureJobs({
  demands: createDemandStore(maintenance),
  sharedLists: createSharedListStore(maintenance),
  clock,
  retentionDays: env.RETENTION_DAYS,
  now: context.now,
  log,
});

const stopEventRetention = startEventRetention({
  events: createEventStore(maintenance),
  clock,
  written: eventWriter.written,
  days: env.EVENT_DAYS,
  most: env.EVENT_MAX,
  now: context.now,
  log,
});

const stopQuoteClock = startQuoteClock({ quotes: createQuoteStore(maintenance), clock, now: context.now, log });

async function closeDatabases(): Promise<void> {
  if (maintenance !== database) await maintenance.close();
  await database.close();
}

/** Ends the process in order; a second signal ends it at once. */
async function stop(): Promise<void> {
  process.once("SIGTERM", () => process.exit(0));
  process.once("SIGINT", () => process.exit(0));
  clearInterval(refresher);
  clearInterval(saver);
  health.stop();
  await shutDown({
    server,
    stopWork: [delivery.stop, stopErasureJobs, stopEventRetention, stopQuoteClock],
    close: closeDatabases,
    log,
  });
  process.exit(0);
}
process.once("SIGTERM", stop);
process.once("SIGINT", stop);
