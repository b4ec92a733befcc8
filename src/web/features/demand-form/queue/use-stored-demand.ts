import { useEffect, useRef } from "react";
import { findQueueEntry } from "../../../platform/demand-queue/send-demand.ts";
import type { QueuedDemand } from "../../../platform/demand-queue/queued-demand.ts";
import { hasQueue } from "../../../platform/demand-queue/has-queue.ts";
import { getDraftSlot, readQueuedKey } from "../draft/draft-slot.ts";
import type { DemandFormOptions } from "../form/demand-form-options.ts";
import { findMendingKey, getCurrentHref } from "./mending-demand.ts";
import { getFormHref, getLocale } from "./to-queued-form.ts";

/**
 * Calls back with the kept demand that this form shows again after a reload or a link to it: the one to be mended, or the
 * one that was made of its draft on this page.
 */
export function useStoredDemand(options: DemandFormOptions, onFound: (entry: QueuedDemand) => void): void {
  const { call, locale } = options;
  const latest = useRef(onFound);
  useEffect(() => {
    latest.current = onFound;
  });
  useEffect(() => {
    const clientKey = findMendingKey({ call, locale }) ?? readQueuedKey(getDraftSlot(call, locale));
    if (clientKey === undefined || !hasQueue()) return;
    let isGone = false;
    void findQueueEntry(clientKey).then((entry) => {
      if (isGone || !entry || entry.sent !== undefined) return;
      const isOfForm = entry.path === call && getLocale(entry) === locale && getFormHref(entry) === getCurrentHref();
      if (isOfForm) latest.current(entry);
    });
    return () => {
      isGone = true;
    };
  }, [call, locale]);
}
