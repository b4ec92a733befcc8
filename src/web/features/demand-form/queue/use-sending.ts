import { useRouter } from "@tanstack/react-router";
import { type RefObject, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { formatSuccessHref } from "#domain/demand/demand-call.ts";
import { fillTemplate } from "#texts/site/fill-template.ts";
import type { Rejection, SentDemand } from "#web/platform/demand-queue/queued-demand.ts";
import { sendByBrowser } from "#web/platform/start/send-by-browser.ts";
import { clearSentDraft, getDraftSlot } from "#web/platform/storage/draft-slot.ts";
import { writeDraft } from "../draft/read-draft.ts";
import type { DemandFormOptions } from "../form/demand-form-options.ts";
import type { DemandValues } from "../form/demand-values.ts";
import type { FormField } from "../form/form-field.ts";
import { loadFormTools } from "../tools/load-form-tools.ts";
import { listExtras } from "./list-extras.ts";
import { mendingDemand } from "./mending-demand.ts";
import { postedDemand } from "./posted-demand.ts";
import { sentDemand } from "./sent-demand.ts";
import { useEarlyWorker } from "./use-early-worker.ts";
import { useMendedValues } from "./use-mended-values.ts";
import { useQueuedDemandEvents } from "./use-queued-demand-events.ts";
import { useStoredDemand } from "./use-stored-demand.ts";

interface SendingOptions {
  form: UseFormReturn<DemandValues>;
  formRef: RefObject<HTMLFormElement | null>;
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
    (await loadFormTools()).clearClientKey();
    // The token comes with the first answer only.
    const isRepeated = sent.token === undefined;
    const first = isRepeated ? sentDemand.read() : undefined;
    const answered = first?.reference === sent.reference ? { token: first?.token, receivedAt: first?.receivedAt } : {};
    sentDemand.write({
      ...sent,
      ...answered,
      isRepeated,
      values: { ...values, consent: false, captcha: "" },
      extras: listExtras(values, options),
    });
    await router.navigate({ href: formatSuccessHref(call, pageFrom, locale, sent.reference) });
  };
}

/** What the form does when its kept demand is found again, sent, rejected or deleted. */
interface FollowActions {
  openSuccessPage: (sent: SentDemand, values: DemandValues) => Promise<void>;
  reject: (rejection: Rejection, rejectedKey: string) => Promise<void>;
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
    else if (event.kind === "rejected") void reject(event.rejection, event.clientKey);
    else
      void loadFormTools()
        .then(({ findQueueEntry }) => findQueueEntry(event.clientKey))
        .then((entry) => entry ?? resume());
  });
  useStoredDemand(options, (entry, { getQueuedValues, isRejected }) => {
    pauseAutosave(true);
    form.reset(getQueuedValues(entry));
    if (isRejected(entry)) void reject(entry.rejection, entry.clientKey);
    else showQueued(entry.clientKey, false);
  });
}

/** Has the browser send the form where the code that sends it is lost. Returns whether it does. */
async function post(values: DemandValues, { formRef, options }: SendingOptions): Promise<boolean> {
  const { call, locale } = options;
  const shown = { ...values, consent: false, captcha: "" };
  postedDemand.write({ call, locale, values: shown, extras: listExtras(values, options) });
  return formRef.current !== null && sendByBrowser(formRef.current);
}

const deleteStored = async (clientKey: string): Promise<void> => (await loadFormTools()).deleteQueued(clientKey);

/**
 * Returns `send` and its status: opens the success page, shows rejected fields, or keeps the demand on this device and
 * sends it later; `edit` takes a kept demand back into the form.
 */
export function useSending(sending: SendingOptions) {
  const { form, options, pauseAutosave, focus } = sending;
  const openSuccessPage = useOpenSuccessPage(options, pauseAutosave);
  const [state, setState] = useState<SendingState>({ busy: false });
  const { queued, mending } = state;
  useMendedValues(form, mending?.clientKey);

  const showQueued = (clientKey: string, isNew: boolean) => {
    pauseAutosave(true);
    setState({ busy: false, queued: { clientKey, isNew } });
  };
  const reject = async (rejection: Rejection, rejectedKey: string | undefined) => {
    const { showRejection } = await loadFormTools();
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
    const tools = await loadFormTools().catch(() => undefined);
    if (!tools && (await post(values, sending))) return;
    if (!tools) return setState({ busy: false, mending, notice: options.texts.form.offline });
    const outcome = await tools.submitDemand(values, options, mending?.clientKey);
    if (outcome.state === "sent") await openSuccessPage(outcome.sent, values, mending?.clientKey);
    else if (outcome.state === "rejected") await reject(outcome.rejection, mending?.clientKey);
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
  const edit = () => void (queued && deleteStored(queued.clientKey).then(resume));
  return { ...state, send, edit };
}
