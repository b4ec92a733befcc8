import { type SubmitEvent, useEffect, useLayoutEffect, useRef } from "react";
import { VenueCopyLines } from "#web/ui/venue-copy/venue-copy-lines.tsx";
import { Honeypot } from "../fields/honeypot.tsx";
import { UnseenFields } from "../fields/unseen-fields.tsx";
import { type EarlyInput, enterEarlyInput } from "../short/early-input.ts";
import { OneStepFields } from "../short/one-step-fields.tsx";
import { TwoStepFields } from "../short/two-step-fields.tsx";
import { useFollowedValues } from "../short/use-followed-values.ts";
import { useShortDemand } from "../short/use-short-demand.ts";
import { ErrorSummary, SubmitButton } from "./submit-button.tsx";
import type { ShortDemandFormProps } from "./short-demand-form-props.ts";
import type { DemandForm } from "./use-demand-form.ts";
import demandFormStyles from "./demand-form.module.css";

export { whenComposed } from "#web/platform/start/touches/record-typed-values.ts";
export { readEarlyInput } from "../short/early-input.ts";

/** Calls back with the form's values on each change. */
function useValuesCallback({ form }: DemandForm, onValues: ShortDemandFormProps["onValues"]) {
  useEffect(() => {
    if (!onValues) return;
    return form.subscribe({ formState: { values: true }, callback: ({ values }) => onValues(values) });
  }, [form, onValues]);
}

/** Does what was done before the form was here, once, and before the visitor sees it without. */
function useEarlyInput({ formRef }: DemandForm, early: EarlyInput | undefined): void {
  const waiting = useRef(early);
  useLayoutEffect(() => {
    const input = waiting.current;
    waiting.current = undefined;
    // Not within React's commit, which would answer all fields at once: the number's depends on its country's.
    if (input) queueMicrotask(() => formRef.current && enterEarlyInput(formRef.current, input));
  }, [formRef]);
}

/** Renders a short demand form, in one step or two. The adviser asks for the rest on the phone. */
export function ShortDemandFields(props: ShortDemandFormProps) {
  const { demand, initial, steps, group } = useShortDemand(props);
  const { attachment, twoSteps } = props;
  useFollowedValues(demand.form, initial);
  useValuesCallback(demand, props.onValues);
  useEarlyInput(demand, props.early);
  const isFirstStep = twoSteps === true && steps.step === "meeting";
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isFirstStep) void steps.next();
    else demand.submit(event);
  };
  return (
    <form
      className={demandFormStyles.shortForm}
      {...demand.wiring}
      onSubmit={submit}
      aria-label={demand.texts.form.title}
    >
      <UnseenFields demand={demand} />
      {props.children}
      {twoSteps ? (
        <TwoStepFields {...group} steps={steps} attachment={attachment} />
      ) : (
        <>
          <ErrorSummary {...demand} />
          <div className={demandFormStyles.shortForm}>
            <OneStepFields {...group} attachment={attachment} />
          </div>
          <SubmitButton {...demand} />
          {props.call !== "activity/enterpriseApply" && <VenueCopyLines locale={demand.locale} />}
        </>
      )}
      <Honeypot {...demand} />
    </form>
  );
}
