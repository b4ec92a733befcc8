import { type RefObject, type SubmitEvent, useMemo } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import type { Locale } from "../../../domain/demand/options.ts";
import type { DemandTexts } from "../../../texts/demand.zh.ts";
import { demandResolver, type FormField, fieldOrder } from "./demand-resolver.ts";
import type { DemandFormOptions } from "./demand-form-options.ts";
import { type DemandValues, valuesWith } from "./demand-values.ts";
import { useCalmValidation } from "./use-calm-validation.ts";
import { useDraft } from "./use-draft.ts";
import { useFieldFocus } from "./use-field-focus.ts";
import { useSending } from "./use-sending.ts";

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

/** A demand form's state: values with their rules, the draft, sending once, and what the visitor is told of it. */
export function useDemandForm(options: DemandFormOptions): DemandForm {
  const { texts, locale, initial, either } = options;
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
  const { busy, kept, notice, send } = useSending({ form, options, hold, focus });

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || kept) return;
    void form.handleSubmit(send, (errors) => {
      const broken = fieldOrder.find((field) => errors[field]);
      if (broken) focus(broken);
    })(event);
  };
  const wiring = { ...calm, noValidate: true as const, ref: formRef };
  return { form, formRef, wiring, texts, locale, busy, kept, notice, restored, discard, submit, focus };
}
