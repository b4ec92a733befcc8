import { useRouter } from "@tanstack/react-router";
import { type RefObject, type SubmitEvent, useEffect, useMemo, useRef, useState } from "react";
import { type FieldErrors, type UseFormReturn, useForm } from "react-hook-form";
import { codes } from "../../../contract/codes.ts";
import type { Locale } from "../../../domain/demand/options.ts";
import type { DemandTexts } from "../../../texts/demand.zh.ts";
import { filled } from "../../../texts/filled.ts";
import { ApiError, useApi } from "../../platform/api-client.ts";
import {
  onQueueNews,
  type QueueNews,
  type ReadyDemand,
  type SentDemand,
  sendDemand,
} from "../../platform/demand-queue.ts";
import { collectTracking } from "../../platform/tracking.ts";
import { clientKeyOf, forgetClientKey } from "./client-key.ts";
import { clearDraft } from "./demand-draft.ts";
import { demandResolver, type FormField, fieldOrder, formFieldOf } from "./demand-resolver.ts";
import { type DemandValues, toDemand, valuesWith } from "./demand-values.ts";
import { sentDemand } from "./sent-demand.ts";
import { useCalmValidation } from "./use-calm-validation.ts";
import { useDraft } from "./use-draft.ts";

export interface DemandFormOptions {
  texts: DemandTexts;
  locale: Locale;
  /** Which page the demand comes from; it travels with it. */
  pageFrom: string;
  /** What the page knows already; it wins over a draft. */
  initial: Partial<DemandValues>;
  /** The field that asks for people or an event type, one of which is enough. */
  either: "people" | "eventType";
}

export interface DemandForm {
  form: UseFormReturn<DemandValues>;
  formRef: RefObject<HTMLFormElement | null>;
  /** What the form element spreads. */
  wiring: ReturnType<typeof useCalmValidation> & { noValidate: true; ref: RefObject<HTMLFormElement | null> };
  texts: DemandTexts;
  locale: Locale;
  busy: boolean;
  /** One line about the sending: no network, or what the server said. */
  notice: string | undefined;
  /** The demand waits on this device. */
  kept: boolean;
  /** The values began with a draft. */
  restored: boolean;
  discard: () => void;
  submit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** Puts the focus on a field's control, once it is there. */
  focus: (field: FormField) => void;
}

const firstBroken = (errors: FieldErrors<DemandValues>) => fieldOrder.find((field) => errors[field]);

/** Focuses `[data-field=…]` (or the control inside it) after the render that shows it. */
function useFieldFocus() {
  const formRef = useRef<HTMLFormElement>(null);
  const [wanted, setWanted] = useState<{ field: FormField }>();
  useEffect(() => {
    if (!wanted) return;
    const place = formRef.current?.querySelector<HTMLElement>(`[data-field="${wanted.field}"]`);
    const control = place?.matches("input,select,textarea,button")
      ? place
      : place?.querySelector<HTMLElement>("input:checked,input,select,textarea,button");
    control?.focus();
  }, [wanted]);
  return { formRef, focus: (field: FormField) => setWanted({ field }) };
}

/** Hears what becomes of this form's own demand while it waits on the device. */
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

/** The server's issues at their fields; gives the first field, or undefined where none of them is on the form. */
function showIssues(
  form: UseFormReturn<DemandValues>,
  error: ApiError,
  either: DemandFormOptions["either"],
): FormField | undefined {
  const found = error.issues.flatMap((issue) => {
    const field = formFieldOf(issue.field, issue.rule, either);
    if (field === "website") form.setValue("website", "");
    if (field) form.setError(field, { type: "server", message: issue.message });
    return field ?? [];
  });
  return fieldOrder.find((field) => found.includes(field));
}

/** A demand form's state: values with their rules, the draft, sending once, and what the visitor is told of it. */
export function useDemandForm({ texts, locale, pageFrom, initial, either }: DemandFormOptions): DemandForm {
  const call = useApi();
  const router = useRouter();
  const resolver = useMemo(() => demandResolver(texts, locale, either), [texts, locale, either]);
  const form = useForm<DemandValues>({
    defaultValues: valuesWith(initial),
    resolver,
    mode: "onSubmit",
    shouldFocusError: false,
  });
  const { restored, discard, hold } = useDraft(form, initial, locale);
  const calm = useCalmValidation(form);
  const { formRef, focus } = useFieldFocus();
  const [sending, setSending] = useState<{ busy: boolean; keptKey?: string; notice?: string }>({ busy: false });

  const succeed = async (sent: SentDemand) => {
    hold();
    clearDraft();
    forgetClientKey();
    sentDemand.write({ reference: sent.reference, token: sent.token });
    const query = new URLSearchParams({ reference: sent.reference, ...(locale === "en" && { lang: "en" }) });
    await router.navigate({ href: `/case/success?${query}` });
  };

  const send = async (values: DemandValues) => {
    setSending({ busy: true });
    const demand = toDemand(values, locale, pageFrom);
    const ready: ReadyDemand = { ...demand, tracking: collectTracking(), clientKey: clientKeyOf(demand) };
    try {
      const result = await sendDemand(call, ready);
      if (result.state === "sent") return await succeed(result.sent);
      const notice = result.because === "offline" ? texts.queue.offline : texts.queue.later;
      setSending({ busy: false, keptKey: ready.clientKey, notice });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const field = error.code === codes.malformed.code ? showIssues(form, error, either) : undefined;
      const honeypot = error.issues.find((issue) => issue.field === "website");
      const notice = honeypot?.message ?? (field ? undefined : error.message.trim());
      setSending({ busy: false, notice: notice && filled(texts.form.unsent, { message: notice }) });
      if (field && field !== "website") focus(field);
    }
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.busy || sending.keptKey) return;
    void form.handleSubmit(send, (errors) => {
      const field = firstBroken(errors);
      if (field) focus(field);
    })(event);
  };

  const { busy, keptKey, notice } = sending;
  useKeptNews(keptKey, (news) => {
    if (news.kind === "sent") void succeed(news.sent);
    else setSending({ busy: false, notice: filled(texts.queue.failedLater, { message: news.message }) });
  });

  const wiring = { ...calm, noValidate: true as const, ref: formRef };
  const kept = keptKey !== undefined;
  return { form, formRef, wiring, texts, locale, busy, kept, notice, restored, discard, submit, focus };
}
