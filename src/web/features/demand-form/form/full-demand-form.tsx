import { type SubmitEvent, useEffect, useRef, useState } from "react";
import type { Locale } from "../../../../domain/demand/demand-option.ts";
import { type DemandTexts, demandZh } from "../../../../texts/demand/demand.zh.ts";
import { useRuntimeConfig } from "../../../platform/runtime-config-context.ts";
import { Button } from "../../../ui/forms/button.tsx";
import { SelectedVenueList } from "../fields/selected-venue-list.tsx";
import { Honeypot } from "../fields/name-field.tsx";
import { DemandSentence } from "../fields/demand-sentence.tsx";
import type { DemandValues } from "./demand-values.ts";
import { ContactStep, MeetingDone, MeetingStep, MoreStep } from "./meeting-step.tsx";
import { ErrorSummary } from "./submit-button.tsx";
import { type DemandForm, useDemandForm } from "./use-demand-form.ts";
import { WhatNext } from "./what-next.tsx";
import meetingStepStyles from "./meeting-step.module.css";
import textStyles from "../../../ui/text/text.module.css";
import styles from "./full-demand-form.module.css";

type Step = "meeting" | "contact";

const meetingFields = [
  "cityCode",
  "people",
  "startDate",
  "days",
  "endDate",
] as const satisfies readonly (keyof DemandValues)[];

/** Returns the current step and its navigation; an invalid field opens its step. */
function useSteps(demand: DemandForm, initialStep: Step) {
  const { form, formRef } = demand;
  const [step, setStep] = useState<Step>(initialStep);
  const shouldFocusHeading = useRef(false);
  const { errors, submitCount } = form.formState;
  const broken = meetingFields.some((field) => errors[field]);
  useEffect(() => {
    if (submitCount > 0 && broken) setStep("meeting");
  }, [submitCount, broken]);
  useEffect(() => {
    if (!shouldFocusHeading.current) return;
    shouldFocusHeading.current = false;
    formRef.current?.querySelector<HTMLElement>(`.${meetingStepStyles.currentStep} h2`)?.focus();
  });
  const goToStep = (next: Step) => {
    shouldFocusHeading.current = true;
    setStep(next);
  };
  const next = async () => {
    if (await form.trigger([...meetingFields], { shouldFocus: false })) goToStep("contact");
    else demand.focus(meetingFields.find((field) => form.getFieldState(field).error) ?? "cityCode");
  };
  return { step, goToStep, next };
}

export interface FullDemandFormProps {
  pageFrom: string;
  initial: Partial<DemandValues>;
  texts?: DemandTexts;
  locale?: Locale;
}

/** Renders the full demand form: the sentence so far, then one step at a time. */
export function FullDemandForm({ pageFrom, initial, texts = demandZh, locale = "zh" }: FullDemandFormProps) {
  const { adviser } = useRuntimeConfig();
  const demand = useDemandForm({ texts, locale, pageFrom, initial, requiredAlternative: "eventType" });
  const { step, goToStep, next } = useSteps(demand, initial.cityCode && initial.people ? "contact" : "meeting");
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (step === "meeting") void next();
    else demand.submit(event);
  };
  return (
    <form className={styles.demandForm} {...demand.wiring} onSubmit={submit} aria-label={texts.form.title}>
      <div className={styles.summary}>
        <h1>{texts.form.intro}</h1>
        <DemandSentence {...demand} />
        <SelectedVenueList {...demand} />
        {demand.restored && (
          <p className={textStyles.small}>
            {texts.form.draft}
            <Button variant="plain" small onClick={demand.discard}>
              {texts.form.discard}
            </Button>
          </p>
        )}
      </div>
      <div>
        <ErrorSummary {...demand} />
        <Honeypot {...demand} />
        <ol className={meetingStepStyles.steps}>
          {step === "meeting" ? (
            <MeetingStep demand={demand} onNext={next} />
          ) : (
            <>
              <MeetingDone demand={demand} onChange={() => goToStep("meeting")} />
              <ContactStep demand={demand} />
              <MoreStep demand={demand} />
            </>
          )}
        </ol>
        <WhatNext texts={texts} adviser={adviser} />
      </div>
    </form>
  );
}
