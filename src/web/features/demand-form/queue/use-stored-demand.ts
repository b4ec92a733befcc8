import { useEffect, useRef } from "react";
import type { QueuedDemand } from "#web/platform/demand-queue/queued-demand.ts";
import { hasQueue } from "#web/platform/demand-queue/has-queue.ts";
import { getDraftSlot, readQueuedKey } from "#web/platform/storage/draft-slot.ts";
import type { DemandFormOptions } from "../form/demand-form-options.ts";
import { type FormTools, loadFormTools } from "../tools/load-form-tools.ts";
import { findMendingKey, getCurrentHref } from "./mending-demand.ts";

/**
 * Calls back with the kept demand that this form shows again after a reload or a link to it: the one to be mended, or the
 * one that was made of its draft on this page.
 */
export function useStoredDemand(
  options: DemandFormOptions,
  onFound: (entry: QueuedDemand, tools: FormTools) => void,
): void {
  const { call, locale } = options;
  const latest = useRef(onFound);
  useEffect(() => {
    latest.current = onFound;
  });
  useEffect(() => {
    const clientKey = findMendingKey({ call, locale }) ?? readQueuedKey(getDraftSlot(call, locale));
    if (clientKey === undefined || !hasQueue()) return;
    let isGone = false;
    const find = async () => {
      const tools = await loadFormTools();
      const entry = await tools.findQueueEntry(clientKey);
      if (isGone || !entry || entry.sent !== undefined) return;
      const isOfForm =
        entry.path === call && tools.getLocale(entry) === locale && tools.getFormHref(entry) === getCurrentHref();
      if (isOfForm) latest.current(entry, tools);
    };
    // Without a network the demand stays where it is, and the next page shows it.
    find().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [call, locale]);
}
