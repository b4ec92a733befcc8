import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { formatSuccessHref } from "../../../../domain/demand/demand-call.ts";
import { fillTemplate } from "../../../../texts/site/fill-template.ts";
import { ApiError, useApi } from "../../../platform/api/create-api-client.ts";
import { type SentDemand, sendDemand } from "../../../platform/api/send-demand.ts";
import { readTrackingCookies } from "../../../platform/tracking/tracking-cookie.ts";
import { getClientKey, clearClientKey } from "./get-client-key.ts";
import { getDraftSlot } from "../draft/draft-slot.ts";
import { writeDraft } from "../draft/read-draft.ts";
import type { FormField } from "../form/form-field.ts";
import { type DemandValues, toDemand } from "../form/demand-values.ts";
import { sentDemand } from "./sent-demand.ts";
import { showRejection } from "./show-rejection.ts";
import { useQueuedDemandEvents } from "./use-queued-demand-events.ts";
import type { DemandFormOptions } from "../form/demand-form-options.ts";
import { listAnswers } from "../form/demand-question.ts";

interface SendingOptions {
  form: UseFormReturn<DemandValues>;
  options: DemandFormOptions;
  /** Pauses (`true`) or resumes the draft's autosave. */
  pauseAutosave: (on: boolean) => void;
  focus: (field: FormField) => void;
}

/** Returns the function that deletes the draft and the client key of a sent demand and opens its success page. */
function useOpenSuccessPage(options: DemandFormOptions, pauseAutosave: SendingOptions["pauseAutosave"]) {
  const router = useRouter();
  const { call, locale, pageFrom, questions, attachment, texts } = options;
  return async ({ clientKey: _, ...sent }: SentDemand, values: DemandValues) => {
    pauseAutosave(true);
    getDraftSlot(call, locale).clear();
    clearClientKey();
    const extras = listAnswers(values.answers, questions);
    if (attachment) extras.push({ label: texts.form.attachment, text: attachment.title });
    sentDemand.write({ ...sent, values: { ...values, consent: false }, extras });
    await router.navigate({ href: formatSuccessHref(call, pageFrom, locale, sent.reference) });
  };
}

/** Returns `send` and its status: opens the success page, shows rejected fields, or queues on a network failure. */
export function useSending({ form, options, pauseAutosave, focus }: SendingOptions) {
  const { texts } = options;
  const api = useApi();
  const openSuccessPage = useOpenSuccessPage(options, pauseAutosave);
  const [state, setState] = useState<{ busy: boolean; queuedKey?: string; notice?: string }>({ busy: false });

  const handleQueued = (values: DemandValues, clientKey: string, because: "offline" | "busy") => {
    pauseAutosave(true);
    writeDraft(getDraftSlot(options.call, options.locale), values, clientKey);
    setState({
      busy: false,
      queuedKey: clientKey,
      notice: because === "offline" ? texts.queue.offline : texts.queue.later,
    });
  };

  const handleRejection = (error: ApiError) => {
    const { field, message } = showRejection(form, error, options);
    setState({ busy: false, notice: message && fillTemplate(texts.form.unsent, { message }) });
    if (field && field !== "website") focus(field);
  };

  const send = async (values: DemandValues) => {
    setState({ busy: true });
    const demand = toDemand(values, options);
    const clientKey = getClientKey(demand);
    try {
      const result = await sendDemand(api, {
        path: options.call,
        demand: { ...demand, tracking: readTrackingCookies(), clientKey },
      });
      if (result.state === "sent") await openSuccessPage(result.sent, values);
      else handleQueued(values, clientKey, result.because);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      handleRejection(error);
    }
  };

  useQueuedDemandEvents(state.queuedKey, (event) => {
    if (event.kind === "sent") {
      void openSuccessPage(event.sent, form.getValues());
      return;
    }
    pauseAutosave(false);
    setState({ busy: false, notice: fillTemplate(texts.queue.failedLater, { message: event.message }) });
  });

  return { busy: state.busy, isQueued: state.queuedKey !== undefined, notice: state.notice, send };
}
