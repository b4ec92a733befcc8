import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { codes } from "../../../contract/codes.ts";
import { filled } from "../../../texts/filled.ts";
import { ApiError, useApi } from "../../platform/api-client.ts";
import { onQueueNews, type QueueNews, type SentDemand, sendDemand } from "../../platform/demand-queue.ts";
import { collectTracking } from "../../platform/tracking.ts";
import { clientKeyOf, forgetClientKey } from "./client-key.ts";
import { clearDraft, writeDraft } from "./demand-draft.ts";
import { type FormField, fieldOrder, formFieldOf } from "./demand-resolver.ts";
import { type DemandValues, toDemand } from "./demand-values.ts";
import { sentDemand } from "./sent-demand.ts";
import type { DemandFormOptions } from "./demand-form-options.ts";

/** Subscribes to the queue events of this form's own demand. */
function useKeptNews(keptKey: string | undefined, hear: (news: QueueNews) => void) {
  const latest = useRef(hear);
  useEffect(() => {
    latest.current = hear;
  });
  useEffect(() => {
    if (keptKey === undefined) return;
    return onQueueNews((news) => {
      const clientKey = news.kind === "sent" ? news.sent.clientKey : news.clientKey;
      if (clientKey === keptKey) latest.current(news);
      return clientKey === keptKey;
    });
  }, [keptKey]);
}

/** Shows the server's issues at their fields; returns the first field, undefined if none is on the form. */
function showIssues(form: UseFormReturn<DemandValues>, error: ApiError, either: DemandFormOptions["either"]) {
  const found = error.issues.flatMap((issue): FormField[] => {
    const field = formFieldOf(issue.field, issue.rule, either);
    if (field === "website") form.setValue("website", "");
    if (field) form.setError(field, { type: "server", message: issue.message });
    return field ? [field] : [];
  });
  return fieldOrder.find((field) => found.includes(field));
}

interface Sending {
  form: UseFormReturn<DemandValues>;
  options: DemandFormOptions;
  /** Pauses (`true`) or resumes the draft's autosave. */
  hold: (on: boolean) => void;
  focus: (field: FormField) => void;
}

/** Returns `send` and its status: opens the success page, shows rejected fields, or queues on a network failure. */
export function useSending({ form, options, hold, focus }: Sending) {
  const { texts, locale, pageFrom, either } = options;
  const call = useApi();
  const router = useRouter();
  const [state, setState] = useState<{ busy: boolean; keptKey?: string; notice?: string }>({ busy: false });

  const succeed = async ({ reference, token }: SentDemand) => {
    hold(true);
    clearDraft();
    forgetClientKey();
    sentDemand.write({ reference, token });
    const query = new URLSearchParams({ reference, ...(locale === "en" && { lang: "en" }) });
    await router.navigate({ href: `/case/success?${query}` });
  };

  const keep = (values: DemandValues, clientKey: string, because: "offline" | "busy") => {
    hold(true);
    writeDraft(values, clientKey);
    setState({
      busy: false,
      keptKey: clientKey,
      notice: because === "offline" ? texts.queue.offline : texts.queue.later,
    });
  };

  const object = (error: ApiError) => {
    const field = error.code === codes.malformed.code ? showIssues(form, error, either) : undefined;
    const honeypot = error.issues.find((issue) => issue.field === "website");
    const message = honeypot?.message ?? (field ? undefined : error.message);
    setState({ busy: false, notice: message && filled(texts.form.unsent, { message }) });
    if (field && field !== "website") focus(field);
  };

  const send = async (values: DemandValues) => {
    setState({ busy: true });
    const demand = toDemand(values, locale, pageFrom);
    const clientKey = clientKeyOf(demand);
    try {
      const result = await sendDemand(call, { ...demand, tracking: collectTracking(), clientKey });
      if (result.state === "sent") await succeed(result.sent);
      else keep(values, clientKey, result.because);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      object(error);
    }
  };

  useKeptNews(state.keptKey, (news) => {
    if (news.kind === "sent") {
      void succeed(news.sent);
      return;
    }
    hold(false);
    setState({ busy: false, notice: filled(texts.queue.failedLater, { message: news.message }) });
  });

  return { busy: state.busy, kept: state.keptKey !== undefined, notice: state.notice, send };
}
