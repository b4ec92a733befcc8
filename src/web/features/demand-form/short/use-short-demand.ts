import { useMemo } from "react";
import { demandZh } from "../../../../texts/demand/demand.zh.ts";
import type { DemandValues } from "../form/demand-values.ts";
import { defaultShortFields, type ShortDemandFormProps, type ShortField } from "../form/short-demand-form-props.ts";
import { useDemandForm } from "../form/use-demand-form.ts";
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

/** Returns the state of a short form, what its page gives to it, and the fields that it shows. */
export function useShortDemand(props: ShortDemandFormProps) {
  const { pageFrom, call = "common/caseSubmit", locale = "zh", wording, required, cities, numberField } = props;
  const { texts: base = demandZh, fields = defaultShortFields, moreFields = [], questions = [], attachment } = props;
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
  const steps = useSteps(demand, listWantedFields([...fields, ...moreFields]), "meeting");
  return { demand, initial, steps, group: { demand, fields, moreFields, questions, required: listRequired(props) } };
}
