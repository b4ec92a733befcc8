import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { toChinaDay } from "../../../../domain/day.ts";
import { formatSuccessHref } from "../../../../domain/demand/demand-call.ts";
import { fillTemplate } from "../../../../texts/site/fill-template.ts";
import { deleteQueued, findQueueEntry, sendDemand } from "../../../platform/demand-queue/send-demand.ts";
import { isRejected, type Rejection, type SentDemand } from "../../../platform/demand-queue/queued-demand.ts";
import { readTrackingCookies } from "../../../platform/tracking/tracking-cookie.ts";
import { getClientKey, clearClientKey } from "./get-client-key.ts";
import { clearSentDraft, getDraftSlot } from "../draft/draft-slot.ts";
import { writeDraft } from "../draft/read-draft.ts";
import type { FormField } from "../form/form-field.ts";
import { type DemandValues, toDemand } from "../form/demand-values.ts";
import { listDemandRows } from "./list-demand-rows.ts";
import { mendingDemand } from "./mending-demand.ts";
import { getQueuedValues, toQueuedForm } from "./to-queued-form.ts";
import { sentDemand } from "./sent-demand.ts";
import { showRejection } from "./show-rejection.ts";
import { useEarlyWorker } from "./use-early-worker.ts";
import { useMendedValues } from "./use-mended-values.ts";
import { useQueuedDemandEvents } from "./use-queued-demand-events.ts";
import { waitForFillTime } from "./wait-for-fill-time.ts";
import { useStoredDemand } from "./use-stored-demand.ts";
import type { DemandFormOptions } from "../form/demand-form-options.ts";
import { listAnswers } from "../form/demand-question.ts";

interface SendingOptions {
  form: UseFormReturn<DemandValues>;
  options: DemandFormOptions;
  /** Pauses (`true`) or resumes the draft's autosave. */
  pauseAutosave: (on: boolean) => void;
  focus: (field: FormField) => void;
}

/** What the form shows of its submission. */
interface SendingState {
  busy: boolean;
  /** The demand that is kept on this device; `isNew`: since this submission. */
  queued?: { clientKey: string; isNew: boolean } | undefined;
  /** The rejected demand that the form shows for mending, and its first invalid field. */
  mending?: { clientKey: string; field: FormField | undefined } | undefined;
  notice?: string | undefined;
}

/** Lists the lines that only the form knows: answers to its questions, its attachment. */
function listExtras(values: DemandValues, { questions, attachment, texts }: DemandFormOptions) {
  const extras = listAnswers(values.answers, questions);
  if (attachment) extras.push({ label: texts.form.attachment, text: attachment.title });
  return extras;
}

/** Returns the function that deletes the draft and the client key of a sent demand and opens its success page. */
function useOpenSuccessPage(options: DemandFormOptions, pauseAutosave: SendingOptions["pauseAutosave"]) {
  const router = useRouter();
  const { call, locale, pageFrom } = options;
  return async ({ clientKey: _, ...sent }: SentDemand, values: DemandValues, mendedKey?: string) => {
    pauseAutosave(true);
    // The draft beside a mended demand may be another one.
    if (mendedKey === undefined) getDraftSlot(call, locale).clear();
    else clearSentDraft(mendedKey);
    mendingDemand.clear();
    clearClientKey();
    sentDemand.write({
      ...sent,
      values: { ...values, consent: false, captcha: "" },
      extras: listExtras(values, options),
    });
    await router.navigate({ href: formatSuccessHref(call, pageFrom, locale, sent.reference) });
  };
}

/** Returns the function that sends the values, and stores their summary with them. */
function useSubmission({ options }: SendingOptions) {
  return async (values: DemandValues, mendedKey: string | undefined) => {
    const { texts, locale, call } = options;
    const demand = toDemand(values, options);
    const lines = listDemandRows(values, texts, locale, toChinaDay(new Date()));
    const form = toQueuedForm(values, lines, listExtras(values, options));
    const clientKey = getClientKey(demand);
    const captcha = values.captcha.trim() || undefined;
    const filledMs = await waitForFillTime();
    return sendDemand(
      { path: call, demand: { ...demand, captcha, filledMs, tracking: readTrackingCookies(), clientKey } },
      { form, replaced: mendedKey },
    );
  };
}

/** What the form does when its kept demand is found again, sent, rejected or deleted. */
interface FollowActions {
  openSuccessPage: (sent: SentDemand, values: DemandValues) => Promise<void>;
  reject: (rejection: Rejection, rejectedKey: string) => void;
  showQueued: (clientKey: string, isNew: boolean) => void;
  resume: () => void;
}

/** Follows the kept demand of the form, also after a reload. */
function useFollowedDemand(
  { form, options, pauseAutosave }: SendingOptions,
  queuedKey: string | undefined,
  { openSuccessPage, reject, showQueued, resume }: FollowActions,
): void {
  useEarlyWorker(form);
  useQueuedDemandEvents(queuedKey, (event) => {
    if (event.kind === "sent") void openSuccessPage(event.sent, form.getValues());
    else if (event.kind === "rejected") reject(event.rejection, event.clientKey);
    else void findQueueEntry(event.clientKey).then((entry) => entry ?? resume());
  });
  useStoredDemand(options, (entry) => {
    pauseAutosave(true);
    form.reset(getQueuedValues(entry));
    if (isRejected(entry)) reject(entry.rejection, entry.clientKey);
    else showQueued(entry.clientKey, false);
  });
}

/**
 * Returns `send` and its status: opens the success page, shows rejected fields, or keeps the demand on this device and
 * sends it later; `edit` takes a kept demand back into the form.
 */
export function useSending(sending: SendingOptions) {
  const { form, options, pauseAutosave, focus } = sending;
  const openSuccessPage = useOpenSuccessPage(options, pauseAutosave);
  const submit = useSubmission(sending);
  const [state, setState] = useState<SendingState>({ busy: false });
  const { queued, mending } = state;
  useMendedValues(form, mending?.clientKey);

  const showQueued = (clientKey: string, isNew: boolean) => {
    pauseAutosave(true);
    setState({ busy: false, queued: { clientKey, isNew } });
  };
  const reject = (rejection: Rejection, rejectedKey: string | undefined) => {
    const { field, message } = showRejection(form, rejection, options);
    setState({
      busy: false,
      mending: rejectedKey === undefined ? undefined : { clientKey: rejectedKey, field },
      notice: message && fillTemplate(options.texts.form.unsent, { message }),
    });
    if (field && field !== "website") focus(field);
  };

  const send = async (values: DemandValues) => {
    setState({ busy: true, mending });
    const outcome = await submit(values, mending?.clientKey);
    if (outcome.state === "sent") await openSuccessPage(outcome.sent, values, mending?.clientKey);
    else if (outcome.state === "rejected") reject(outcome.rejection, mending?.clientKey);
    else {
      mendingDemand.clear();
      writeDraft(getDraftSlot(options.call, options.locale), values, {
        queuedKey: outcome.entry.clientKey,
        initial: options.initial,
      });
      showQueued(outcome.entry.clientKey, true);
    }
  };

  const resume = () => {
    pauseAutosave(false);
    mendingDemand.clear();
    setState({ busy: false });
  };
  useFollowedDemand(sending, queued?.clientKey, { openSuccessPage, reject, showQueued, resume });
  const edit = () => void (queued && deleteQueued(queued.clientKey).then(resume));
  return { ...state, send, edit };
}
