import { useEffect } from "react";
import { demandZh } from "../../../../texts/demand/demand.zh.ts";
import { CityField } from "../fields/city-field.tsx";
import { ConsentField, Honeypot, MobileField, NameField } from "../fields/name-field.tsx";
import { NumberField } from "../fields/number-field.tsx";
import { ErrorSummary, SubmitButton } from "./submit-button.tsx";
import type { ShortDemandFormProps } from "./short-demand-form-props.ts";
import { useDemandForm } from "./use-demand-form.ts";
import demandFormStyles from "./demand-form.module.css";

/** Renders the short demand form: contact, people and city. The adviser asks for the rest on the phone. */
export function ShortDemandFields(props: ShortDemandFormProps) {
  const { pageFrom, city, people, layout, selectedVenues, texts = demandZh, locale = "zh" } = props;
  const demand = useDemandForm({
    texts,
    locale,
    pageFrom,
    requiredAlternative: "people",
    initial: { cityCode: city?.code, cityName: city?.name, people, layout, asked: selectedVenues },
  });
  const { form } = demand;
  useEffect(() => {
    if (people !== undefined && !form.getFieldState("people").isDirty) form.setValue("people", people);
    if (layout) form.setValue("layout", layout);
  }, [form, people, layout]);
  return (
    <form
      className={demandFormStyles.shortForm}
      {...demand.wiring}
      onSubmit={demand.submit}
      aria-label={texts.form.title}
    >
      <ErrorSummary {...demand} />
      <div className={demandFormStyles.halves}>
        <NameField {...demand} />
        <MobileField {...demand} />
        <NumberField demand={demand} name="people" label={texts.form.people} unit={texts.form.peopleUnit} />
        <CityField {...demand} />
      </div>
      <ConsentField {...demand} />
      <Honeypot {...demand} />
      <SubmitButton {...demand} />
    </form>
  );
}
