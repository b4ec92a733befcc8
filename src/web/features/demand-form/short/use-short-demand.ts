import { useMemo } from "react";
import { demandZh } from "#texts/demand/demand.zh.ts";
import type { DemandValues } from "../form/demand-values.ts";
import { defaultShortFields, type ShortDemandFormProps, type ShortField } from "../form/short-demand-form-props.ts";
import type { DemandFormOptions } from "../form/demand-form-options.ts";
import { useDemandForm, useDrawnDemandForm } from "../form/use-demand-form.ts";
import { useSteps } from "../steps/use-steps.ts";
import { listWantedFields } from "./two-step-fields.tsx";

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

/** Returns the fields of a short form by their place. */
function groupFields(props: ShortDemandFormProps) {
  const { fields = defaultShortFields, moreFields = [], questions = [] } = props;
  return { fields, moreFields, questions, required: listRequired(props) };
}

function useOptions(props: ShortDemandFormProps): DemandFormOptions {
  const { pageFrom, call = "common/caseSubmit", locale = "zh", wording, required, cities, numberField } = props;
  const { texts: base = demandZh, attachment } = props;
  const { fields, moreFields, questions } = groupFields(props);
  const texts = useMemo(() => (wording ? { ...base, form: { ...base.form, ...wording } } : base), [base, wording]);
  return {
    call,
    texts,
    locale,
    pageFrom,
    initial: getGivenValues(props),
    required,
    cities,
    numberField,
    questions,
    attachment,
    requiredAlternative: [...fields, ...moreFields].includes("people") ? "people" : "eventType",
  };
}

/** Returns the state of a short form, what its page gives to it, and the fields that it shows. */
export function useShortDemand(props: ShortDemandFormProps) {
  const options = useOptions(props);
  const demand = useDemandForm(options);
  const group = groupFields(props);
  const steps = useSteps(demand, listWantedFields([...group.fields, ...group.moreFields]), "meeting");
  return { demand, initial: options.initial, steps, group: { demand, ...group } };
}

/** Returns the fields of a short form that is only drawn. */
export const useDrawnShortDemand = (props: ShortDemandFormProps) => ({
  demand: useDrawnDemandForm(useOptions(props)),
  ...groupFields(props),
});
