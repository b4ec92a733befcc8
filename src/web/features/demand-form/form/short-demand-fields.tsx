import { type SubmitEvent, useEffect, useMemo } from "react";
import { demandZh } from "../../../../texts/demand/demand.zh.ts";
import { Honeypot } from "../fields/honeypot.tsx";
import { ConsentField } from "../fields/name-field.tsx";
import { AttachmentLine } from "../short/attachment-line.tsx";
import { ShortFieldGroup } from "../short/short-field-group.tsx";
import { listWantedFields, TwoStepFields } from "../short/two-step-fields.tsx";
import { useFollowedValues } from "../short/use-followed-values.ts";
import { useSteps } from "../steps/use-steps.ts";
import { ErrorSummary, SubmitButton } from "./submit-button.tsx";
import { defaultShortFields, type ShortDemandFormProps, type ShortField } from "./short-demand-form-props.ts";
import type { DemandValues } from "./demand-values.ts";
import { type DemandForm, useDemandForm } from "./use-demand-form.ts";
import demandFormStyles from "./demand-form.module.css";

/** Lists what a form must have filled in: the fields that its call requires, as far as it shows them, and its own. */
function listRequired({ call, fields = defaultShortFields, required = [] }: ShortDemandFormProps): ShortField[] {
  const alternative = fields.includes("people") ? "people" : "eventType";
  const byCall: ShortField = call === "activity/enterpriseApply" ? "company" : alternative;
  return ["name", "mobile", "cityCode", byCall, ...required];
}

/** Returns the values that the page gives to the form. */
function getGivenValues({
  city,
  people,
  layout,
  selectedVenues,
  initial,
}: ShortDemandFormProps): Partial<DemandValues> {
  return {
    ...initial,
    ...(city && { cityCode: city.code, cityName: city.name }),
    ...(people !== undefined && { people }),
    ...(layout && { layout }),
    ...(selectedVenues && { asked: selectedVenues }),
  };
}

/** Calls back with the form's values on each change. */
function useValuesCallback({ form }: DemandForm, onValues: ShortDemandFormProps["onValues"]) {
  useEffect(() => {
    if (!onValues) return;
    return form.subscribe({ formState: { values: true }, callback: ({ values }) => onValues(values) });
  }, [form, onValues]);
}

/** Renders a short demand form, in one step or two. The adviser asks for the rest on the phone. */
export function ShortDemandFields(props: ShortDemandFormProps) {
  const {
    pageFrom,
    call = "common/caseSubmit",
    locale = "zh",
    wording,
    required,
    cities,
    numberField,
    attachment,
  } = props;
  const { texts: base = demandZh, fields = defaultShortFields, moreFields = [], questions = [] } = props;
  const texts = useMemo(() => (wording ? { ...base, form: { ...base.form, ...wording } } : base), [base, wording]);
  const initial = getGivenValues(props);
  const demand = useDemandForm({
    call,
    texts,
    locale,
    pageFrom,
    initial,
    required,
    cities,
    numberField,
    questions,
    attachment,
    requiredAlternative: [...fields, ...moreFields].includes("people") ? "people" : "eventType",
  });
  useFollowedValues(demand.form, initial);
  useValuesCallback(demand, props.onValues);
  const steps = useSteps(demand, listWantedFields([...fields, ...moreFields]), "meeting");
  const isFirstStep = props.twoSteps === true && steps.step === "meeting";
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isFirstStep) void steps.next();
    else demand.submit(event);
  };
  const group = { demand, fields, moreFields, questions, required: listRequired(props) };
  return (
    <form className={demandFormStyles.shortForm} {...demand.wiring} onSubmit={submit} aria-label={texts.form.title}>
      {props.children}
      {props.twoSteps ? (
        <TwoStepFields {...group} steps={steps} attachment={attachment} />
      ) : (
        <>
          <ErrorSummary {...demand} />
          <ShortFieldGroup {...group} />
          <AttachmentLine demand={demand} attachment={attachment} />
          <ConsentField {...demand} />
          <SubmitButton {...demand} />
        </>
      )}
      <Honeypot {...demand} />
    </form>
  );
}
