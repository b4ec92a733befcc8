import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { fillTemplate } from "#texts/site/fill-template.ts";
import { listQueue } from "#web/platform/demand-queue/send-demand.ts";
import { isRejected, isWaiting, type Rejection } from "#web/platform/demand-queue/queued-demand.ts";
import { onQueueEvent, type QueueEvent } from "#web/platform/demand-queue/queue-event.ts";
import { sendNow, watchDemandQueue } from "#web/platform/demand-queue/watch-demand-queue.ts";
import { useLanguage } from "#web/platform/language-context.ts";
import { createPersistedState } from "#web/platform/storage/persisted-state.ts";
import { showToast } from "#web/ui/overlay/toast.ts";
import { clearSentDraft } from "#web/platform/storage/draft-slot.ts";
import { parseDemandValues } from "../draft/read-draft.ts";
import { formatRejection, getQueueTexts } from "./format-rejection.ts";
import { getCurrentHref, mendingDemand } from "../queue/mending-demand.ts";
import { openFormForMending } from "./open-form-for-mending.ts";
import { getFormHref } from "../queue/to-queued-form.ts";
import { QueuedDemandsDialog } from "./queued-demands-dialog.tsx";
import { sentDemand } from "../queue/sent-demand.ts";

/** Milliseconds that a toast stays, so that a reference can be noted. */
const toastDurationMs = 12_000;

/** The client keys of the waiting demands that this visit has been told of. */
const reportedWaiting = createPersistedState<unknown[]>("demand-queue-reported", {
  life: "session",
  parse: (stored) => (Array.isArray(stored) ? stored : undefined),
});

type SentEvent = Extract<QueueEvent, { kind: "sent" }>;

/** Returns the functions that tell the visitor what became of the kept demands. */
function useReports(openDialog: () => void) {
  const router = useRouter();
  const language = useLanguage();
  const texts = getQueueTexts(language);
  const show = (message: string, kind: "plain" | "warn", label: string, run: () => void) =>
    showToast(message, { duration: toastDurationMs, kind, action: { label, run } });
  return {
    reportSent({ sent: { clientKey, ...sent }, href, form }: SentEvent) {
      clearSentDraft(clientKey);
      const { reference } = sent;
      const message = reference === undefined ? texts.sentBefore : fillTemplate(texts.sentLater, { reference });
      show(message, "plain", texts.open, () => {
        sentDemand.write({ ...sent, values: parseDemandValues(form?.values ?? {}), extras: form?.extras ?? [] });
        void router.navigate({ href });
      });
    },
    reportRejected(clientKey: string, rejection: Rejection) {
      const message = fillTemplate(texts.failedLater, { message: formatRejection(rejection, language) });
      show(message, "warn", texts.mend, () => void openFormForMending(clientKey));
    },
    reportWaiting(count: number) {
      show(fillTemplate(texts.waiting, { n: count }), "warn", texts.open, openDialog);
    },
  };
}

/** Tells of the demands that are left of an earlier page: those to be mended each time, those that wait once a visit. */
async function reportLeft({ reportRejected, reportWaiting }: ReturnType<typeof useReports>): Promise<void> {
  const entries = await listQueue();
  for (const entry of entries) {
    if (isRejected(entry) && mendingDemand.read()?.href !== getCurrentHref())
      reportRejected(entry.clientKey, entry.rejection);
  }
  // A form on this page shows its own.
  const failed = entries.filter(
    (entry) => isWaiting(entry) && entry.attempts > 0 && getFormHref(entry) !== getCurrentHref(),
  );
  const reported = reportedWaiting.read() ?? [];
  if (failed.every(({ clientKey }) => reported.includes(clientKey))) return;
  reportedWaiting.write(failed.map(({ clientKey }) => clientKey));
  reportWaiting(failed.length);
}

/** Sends this device's queue from any page and tells the visitor what became of it, in toasts and a dialog. */
export function QueueReporter() {
  const [isOpen, setOpen] = useState(false);
  const reports = useReports(() => setOpen(true));
  const latest = useRef(reports);
  useEffect(() => {
    latest.current = reports;
  });
  useEffect(() => {
    const unsubscribe = onQueueEvent((event) => {
      // A hidden page tells nobody; the next visible one does.
      if (event.kind === "changed" || document.visibilityState !== "visible") return false;
      if (event.kind === "sent") latest.current.reportSent(event);
      else latest.current.reportRejected(event.clientKey, event.rejection);
      return true;
    }, true);
    const stop = watchDemandQueue();
    void sendNow({ haste: "hastened" }).then(() => reportLeft(latest.current));
    return () => {
      stop();
      unsubscribe();
    };
  }, []);
  return <QueuedDemandsDialog open={isOpen} onClose={() => setOpen(false)} />;
}
