import { startDemandWorker } from "#web/platform/demand-queue/start-demand-worker.ts";
import { demandWorkerScope } from "#web/platform/demand-queue/request-background-sync.ts";
import { removeOfflineWorker } from "#web/platform/offline/remove-offline-worker.ts";
import { startOfflineWorker } from "#web/platform/offline/start-offline-worker.ts";
import { workerScope } from "#web/platform/offline/worker-scope.ts";

// One file for two registrations: one sends demands and has no pages, the other answers for all pages where they can be read offline.
const { __SW_MANIFEST: entries, registration } = workerScope;
if (new URL(registration.scope).pathname === demandWorkerScope) startDemandWorker();
else if (entries) startOfflineWorker(entries);
else removeOfflineWorker();
