import type { UseFormReturn } from "react-hook-form";
import type { Locale } from "#domain/demand/demand-option.ts";
import type { DemandTexts } from "#texts/demand/demand.zh.ts";
import type { DemandValues } from "../form/demand-values.ts";

/** What a form's own field of the phone number is given. */
export interface PhoneFieldProps {
  form: UseFormReturn<DemandValues>;
  texts: DemandTexts;
  locale: Locale;
}
