import type { DemandCall } from "#domain/demand/demand-call.ts";
import type { Locale } from "#domain/demand/demand-option.ts";
import type { DemandLine, QueuedDemand, QueuedForm } from "#web/platform/demand-queue/queued-demand.ts";
import { parseDemandValues } from "../draft/read-draft.ts";
import type { DemandValues } from "../form/demand-values.ts";
import { getCurrentHref } from "./mending-demand.ts";

/** The page with the form of each call, for demands of older releases that did not store their own. */
const formHrefs: Record<DemandCall, string> = {
  "common/caseSubmit": "/case/submit",
  "common/seaSubmit": "/southeastAsia",
  "activity/enterpriseApply": "/customer/dakehu",
};

export const getLocale = ({ demand }: QueuedDemand): Locale => (demand.locale === "en" ? "en" : "zh");

/** Returns the page with the form that a kept demand comes from. */
export function getFormHref(entry: QueuedDemand): string {
  const own = entry.path === "common/caseSubmit" && getLocale(entry) === "en" ? "/case/submit-en" : undefined;
  return entry.form?.href ?? own ?? formHrefs[entry.path];
}

/** Returns what the queue stores of a form: its page, its values without the consent, and its summary. */
export const toQueuedForm = (values: DemandValues, lines: DemandLine[], extras: DemandLine[]): QueuedForm => ({
  href: getCurrentHref(),
  values: { ...values, consent: false, captcha: "", website: "" },
  lines,
  extras,
});

/** Returns a kept demand's values for its form. The consent is the one that was given with it. */
export function getQueuedValues({ form, demand }: QueuedDemand): DemandValues {
  const { siteIds = [], budget, mobile, phone } = demand;
  const stored = form?.values ?? {
    ...demand,
    mobile: mobile || phone,
    budget: Number(budget) || undefined,
    asked: siteIds.map((siteId) => ({ siteId, name: siteId })),
  };
  return { ...parseDemandValues(stored), consent: true };
}

/** Returns a kept demand's summary; of an older release, who asks and what. */
export function listQueuedLines({ form, demand }: QueuedDemand): DemandLine[] {
  if (form && form.lines.length > 0) return [...form.lines, ...form.extras];
  return [demand.name, demand.mobile || demand.phone, demand.company, demand.remarks].flatMap((text) =>
    text ? [{ label: "", text }] : [],
  );
}

/** Returns a kept demand as text, a line for each answer. */
export function formatQueuedDemand(entry: QueuedDemand): string {
  const colon = getLocale(entry) === "en" ? ": " : "：";
  return listQueuedLines(entry)
    .map(({ label, text }) => (label ? `${label}${colon}${text}` : text))
    .join("\n");
}
