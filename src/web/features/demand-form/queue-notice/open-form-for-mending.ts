import { findQueueEntry, holdQueued } from "#web/platform/demand-queue/send-demand.ts";
import { isWaiting } from "#web/platform/demand-queue/queued-demand.ts";
import { mendingDemand } from "../queue/mending-demand.ts";
import { getFormHref, getLocale } from "../queue/to-queued-form.ts";

/** Opens the form of a kept demand with its values. A waiting one is not sent until it has been submitted again. */
export async function openFormForMending(clientKey: string): Promise<void> {
  const entry = await findQueueEntry(clientKey);
  if (!entry || entry.sent !== undefined) return;
  if (isWaiting(entry)) await holdQueued(clientKey);
  const href = getFormHref(entry);
  mendingDemand.write({ clientKey, call: entry.path, locale: getLocale(entry), href });
  // A new document: the form may be on this page with another demand, whose draft is saved on leaving.
  window.location.assign(href);
}
