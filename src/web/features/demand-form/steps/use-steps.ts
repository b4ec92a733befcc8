import { useEffect, useRef, useState } from "react";
import type { FormField } from "../form/form-field.ts";
import type { DemandForm } from "../form/use-demand-form.ts";

export type Step = "meeting" | "contact";

/**
 * Returns the current step of a form in two steps and its navigation; an invalid field opens its step.
 * @param fields the fields of the first step
 */
export function useSteps(demand: DemandForm, fields: readonly FormField[], initialStep: Step) {
  const { form, formRef, focus, mending } = demand;
  const [step, setStep] = useState<Step>(initialStep);
  const [attempted, setAttempted] = useState(false);
  const shouldFocusHeading = useRef(false);
  const { errors, submitCount } = form.formState;
  const broken = fields.some((field) => errors[field]);
  useEffect(() => {
    if (submitCount === 0 || !broken) return;
    setAttempted(true);
    setStep("meeting");
  }, [submitCount, broken]);
  const mended = useRef<typeof mending>(undefined);
  useEffect(() => {
    if (!mending || mending === mended.current) return;
    mended.current = mending;
    const { field } = mending;
    setAttempted(true);
    setStep(field && fields.includes(field) ? "meeting" : "contact");
    if (field) focus(field);
  }, [mending, fields, focus]);
  useEffect(() => {
    if (!shouldFocusHeading.current) return;
    shouldFocusHeading.current = false;
    formRef.current?.querySelector<HTMLElement>("[data-step]")?.focus();
  });
  const goToStep = (next: Step) => {
    shouldFocusHeading.current = true;
    setStep(next);
  };
  const next = async () => {
    if (await form.trigger([...fields], { shouldFocus: false })) {
      setAttempted(false);
      goToStep("contact");
    } else {
      setAttempted(true);
      focus(fields.find((field) => form.getFieldState(field).error) ?? "people");
    }
  };
  /** Opens the first step at one of its fields. */
  const edit = (field: FormField) => {
    setStep("meeting");
    focus(field);
  };
  return { step, attempted, goToStep, next, edit };
}
