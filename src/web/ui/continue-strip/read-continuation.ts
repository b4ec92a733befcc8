import { dayMs } from "#domain/day.ts";
import type { DemandCall } from "#domain/demand/demand-call.ts";
import { formatDemandFormHref } from "#domain/demand/format-demand-form-href.ts";
import { type LastSearch, type SeenPage, readLastSearch, readSeenPages } from "../../platform/storage/seen-page.ts";
import { draftLifeDays, getDraftSlot, readQueuedKey } from "../../platform/storage/draft-slot.ts";

/** What a visitor can go on with on this device. */
export interface Continuation {
  pages: SeenPage[];
  search?: LastSearch | undefined;
  /** Path of the form that has a draft. */
  draftHref?: string | undefined;
}

const forms: readonly [DemandCall, string][] = [
  ["common/caseSubmit", formatDemandFormHref({})],
  ["common/seaSubmit", "/southeastAsia/activity"],
  ["activity/enterpriseApply", "/customer/dakehu"],
];

/** Returns whether a form has a draft that it will restore: not expired, and not of a demand that waits in the queue. */
function hasDraft(call: DemandCall): boolean {
  const slot = getDraftSlot(call, "zh");
  const { savedAt } = (slot.read() ?? {}) as { savedAt?: unknown };
  const age = typeof savedAt === "number" ? Date.now() - savedAt : -1;
  return age >= 0 && age < draftLifeDays * dayMs && readQueuedKey(slot) === undefined;
}

let last: { text: string; value: Continuation } | undefined;

/** Returns what can be gone on with, the same object until it changes; undefined where there is nothing. */
export function readContinuation(): Continuation | undefined {
  const draftHref = forms.find(([call]) => hasDraft(call))?.[1];
  const value: Continuation = { pages: readSeenPages(), search: readLastSearch(), draftHref };
  if (value.pages.length === 0 && !value.search && draftHref === undefined) return undefined;
  const text = JSON.stringify(value);
  if (last?.text !== text) last = { text, value };
  return last.value;
}
