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
  /** Props to spread on the form element. */
  wiring: ReturnType<typeof useCalmValidation> & { noValidate: true; ref: RefObject<HTMLFormElement | null> };
  texts: DemandTexts;
  locale: Locale;
  busy: boolean;
  /** One line about the submission: no network, or the server's message. */
  notice: string | undefined;
  /** Whether the demand is queued on this device. */
  kept: boolean;
  /** Whether the values were restored from a draft. */
  restored: boolean;
  discard: () => void;
  submit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** Focuses a field's control once it is rendered. */
  focus: (field: FormField) => void;
}

/** Returns a demand form's state: validated values, draft, submission and its status. */
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
