import { onQueueEvent } from "#web/platform/demand-queue/queue-event.ts";
import { isRejected } from "#web/platform/demand-queue/queued-demand.ts";
import { registerDemandWorker } from "#web/platform/demand-queue/request-background-sync.ts";
import { deleteQueued, findQueueEntry, queueStore } from "#web/platform/demand-queue/send-demand.ts";
import { watchDemandQueue } from "#web/platform/demand-queue/watch-demand-queue.ts";
import { CityDialog } from "../city/city-dialog.tsx";
import { getFormHref, getLocale, getQueuedValues } from "../queue/to-queued-form.ts";
import { QueuedDemandPanel } from "../queue-notice/queued-demand-panel.tsx";
import { demandResolver } from "./demand-resolver.ts";
import { clearClientKey } from "./get-client-key.ts";
import { showRejection } from "./show-rejection.ts";
import { submitDemand } from "./submit-demand.ts";

/** What a form needs from the moment its visitor begins to fill it in: its rules, its dialog, sending and the queue of demands. */
export const formTools = {
  CityDialog,
  QueuedDemandPanel,
  clearClientKey,
  deleteQueued,
  demandResolver,
  findQueueEntry,
  getFormHref,
  getLocale,
  getQueuedValues,
  isRejected,
  onQueueEvent,
  queueStore,
  registerDemandWorker,
  showRejection,
  submitDemand,
  watchDemandQueue,
};
