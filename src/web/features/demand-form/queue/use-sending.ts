import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { codes } from "../../../../contract/codes.ts";
import { fillTemplate } from "../../../../texts/site/fill-template.ts";
import { ApiError, useApi } from "../../../platform/api/create-api-client.ts";
import { onQueueEvent, type QueueEvent, type SentDemand, sendDemand } from "../../../platform/api/send-demand.ts";
import { readTrackingCookies } from "../../../platform/tracking/tracking-cookie.ts";
import { getClientKey, clearClientKey } from "./get-client-key.ts";
import { clearDraft, writeDraft } from "../draft/read-draft.ts";
import { type FormField, fieldOrder, toFormField } from "../form/demand-resolver.ts";
import { type DemandValues, toDemand } from "../form/demand-values.ts";
import { sentDemand } from "./sent-demand.ts";
import type { DemandFormOptions } from "../form/demand-form-options.ts";

/** Subscribes to the queue events of this form's own demand. */
function useQueuedDemandEvents(queuedKey: string | undefined, onEvent: (event: QueueEvent) => void) {
  const latest = useRef(onEvent);
  useEffect(() => {
    latest.current = onEvent;
  });
  useEffect(() => {
    if (queuedKey === undefined) return;
    return onQueueEvent((event) => {
      const clientKey = event.kind === "sent" ? event.sent.clientKey : event.clientKey;
      if (clientKey === queuedKey) latest.current(event);
      return clientKey === queuedKey;
    });
  }, [queuedKey]);
}

/** Shows the server's issues at their fields; returns the first field, undefined if none is on the form. */
function showIssues(
  form: UseFormReturn<DemandValues>,
  error: ApiError,
  requiredAlternative: DemandFormOptions["requiredAlternative"],
) {
  const found = error.issues.flatMap((issue): FormField[] => {
    const field = toFormField(issue.field, issue.rule, requiredAlternative);
    if (field === "website") form.setValue("website", "");
    if (field) form.setError(field, { type: "server", message: issue.message });
    return field ? [field] : [];
  });
  return fieldOrder.find((field) => found.includes(field));
}

interface SendingOptions {
  form: UseFormReturn<DemandValues>;
  options: DemandFormOptions;
  /** Pauses (`true`) or resumes the draft's autosave. */
  pauseAutosave: (on: boolean) => void;
  focus: (field: FormField) => void;
}

/** Returns `send` and its status: opens the success page, shows rejected fields, or queues on a network failure. */
export function useSending({ form, options, pauseAutosave, focus }: SendingOptions) {
  const { texts, locale, pageFrom, requiredAlternative } = options;
  const call = useApi();
  const router = useRouter();
  const [state, setState] = useState<{ busy: boolean; queuedKey?: string; notice?: string }>({ busy: false });

  const handleSent = async ({ reference, token }: SentDemand) => {
    pauseAutosave(true);
    clearDraft();
    clearClientKey();
    sentDemand.write({ reference, token });
    const query = new URLSearchParams({ reference, ...(locale === "en" && { lang: "en" }) });
    await router.navigate({ href: `/case/success?${query}` });
  };

  const handleQueued = (values: DemandValues, clientKey: string, because: "offline" | "busy") => {
    pauseAutosave(true);
    writeDraft(values, clientKey);
    setState({
      busy: false,
      queuedKey: clientKey,
      notice: because === "offline" ? texts.queue.offline : texts.queue.later,
    });
  };

  const handleRejection = (error: ApiError) => {
    const field = error.code === codes.malformed.code ? showIssues(form, error, requiredAlternative) : undefined;
    const honeypot = error.issues.find((issue) => issue.field === "website");
    const message = honeypot?.message ?? (field ? undefined : error.message);
    setState({ busy: false, notice: message && fillTemplate(texts.form.unsent, { message }) });
    if (field && field !== "website") focus(field);
  };

  const send = async (values: DemandValues) => {
    setState({ busy: true });
    const demand = toDemand(values, locale, pageFrom);
    const clientKey = getClientKey(demand);
    try {
      const result = await sendDemand(call, { ...demand, tracking: readTrackingCookies(), clientKey });
      if (result.state === "sent") await handleSent(result.sent);
      else handleQueued(values, clientKey, result.because);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      handleRejection(error);
    }
  };

  useQueuedDemandEvents(state.queuedKey, (event) => {
    if (event.kind === "sent") {
      void handleSent(event.sent);
      return;
    }
    pauseAutosave(false);
    setState({ busy: false, notice: fillTemplate(texts.queue.failedLater, { message: event.message }) });
  });

  return { busy: state.busy, isQueued: state.queuedKey !== undefined, notice: state.notice, send };
}
