import { type SubmitEvent, useEffect } from "react";
import { Honeypot } from "../fields/honeypot.tsx";
import { UnseenFields } from "../fields/unseen-fields.tsx";
import { OneStepFields } from "../short/one-step-fields.tsx";
import { TwoStepFields } from "../short/two-step-fields.tsx";
import { useFollowedValues } from "../short/use-followed-values.ts";
import { useShortDemand } from "../short/use-short-demand.ts";
import { ErrorSummary, SubmitButton } from "./submit-button.tsx";
import type { ShortDemandFormProps } from "./short-demand-form-props.ts";
import type { DemandForm } from "./use-demand-form.ts";
import demandFormStyles from "./demand-form.module.css";

/** Calls back with the form's values on each change. */
function useValuesCallback({ form }: DemandForm, onValues: ShortDemandFormProps["onValues"]) {
  useEffect(() => {
    if (!onValues) return;
    return form.subscribe({ formState: { values: true }, callback: ({ values }) => onValues(values) });
  }, [form, onValues]);
}

/** Renders a short demand form, in one step or two. The adviser asks for the rest on the phone. */
export function ShortDemandFields(props: ShortDemandFormProps) {
  const { demand, initial, steps, group } = useShortDemand(props);
  const { attachment, twoSteps } = props;
  useFollowedValues(demand.form, initial);
  useValuesCallback(demand, props.onValues);
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
      <UnseenFields {...demand} />
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
        </>
      )}
      <Honeypot {...demand} />
    </form>
  );
}
