import { demandLimits } from "../../../domain/limits.ts";
import { type DemandTexts, demandZh } from "../../../texts/demand.zh.ts";
import type { Locale } from "../../../domain/demand/options.ts";
import { CityField } from "./city-field.tsx";
import { ConsentField, Honeypot, MobileField, NameField } from "./contact-fields.tsx";
import type { Asked, DemandValues } from "./demand-values.ts";
import { NumberField } from "./number-field.tsx";
import { ErrorSummary, SubmitButton } from "./form-end.tsx";
import { useDemandForm } from "./use-demand-form.ts";
import "./demand-form.css";

export interface ShortDemandFormProps {
  /** Which page the demand comes from, such as home, venue or space. */
  pageFrom: string;
  city?: { code: string; name: string };
  people?: number;
  layout?: DemandValues["layout"];
  /** Venues or spaces the demand asks. */
  asked?: Asked[];
  texts?: DemandTexts;
  locale?: Locale;
}

/** The demand in thirty seconds: who, how many, where. Everything else the adviser asks on the telephone. */
export function ShortDemandForm(props: ShortDemandFormProps) {
  const { pageFrom, city, people, layout, asked, texts = demandZh, locale = "zh" } = props;
  const demand = useDemandForm({
    texts,
    locale,
    pageFrom,
    either: "people",
    initial: { cityCode: city?.code, cityName: city?.name, people, layout, asked },
  });
  return (
    <form className="short-demand" {...demand.wiring} onSubmit={demand.submit} aria-label={texts.form.title}>
      <ErrorSummary {...demand} />
      <div className="half">
        <NameField {...demand} />
        <MobileField {...demand} />
        <NumberField demand={demand} name="people" label={texts.form.people} unit={texts.form.peopleUnit} max={demandLimits.people} />
        <CityField {...demand} />
      </div>
      <ConsentField {...demand} />
      <Honeypot {...demand} />
      <SubmitButton {...demand} />
    </form>
  );
}
