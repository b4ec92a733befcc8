import type { FieldErrors, Resolver } from "react-hook-form";
import { demandSchema } from "../../../../domain/demand/demand-schema.ts";
import type { Locale } from "../../../../domain/demand/demand-option.ts";
import { countMissingDigits } from "../../../../domain/demand/field-rules.ts";
import { getDemandMessage } from "../../../../texts/demand/get-demand-message.ts";
import type { DemandTexts } from "../../../../texts/demand/demand.zh.ts";
import { fillTemplate } from "../../../../texts/site/fill-template.ts";
import { type DemandValues, toDemand } from "./demand-values.ts";

/** Fields in the order of the form: the first invalid one gets the focus. */
export const fieldOrder = [
  "cityCode",
  "people",
  "layout",
  "startDate",
  "days",
  "endDate",
  "eventType",
  "name",
  "mobile",
  "consent",
  "guestRooms",
  "needs",
  "budget",
  "company",
  "email",
  "remarks",
  "asked",
  "website",
] as const satisfies readonly (keyof DemandValues)[];
export type FormField = (typeof fieldOrder)[number];

/**
 * Maps a field of the API to the form's field; undefined if no control shows it. `requiredAlternative` is the field
 * that reports a demand with neither people nor event type.
 */
export function toFormField(
  wire: string,
  rule: string,
  requiredAlternative: "people" | "eventType",
): FormField | undefined {
  if (rule === "peopleOrEvent") return requiredAlternative;
  if (wire === "siteIds" || wire === "spaceCodes") return "asked";
  return fieldOrder.find((field) => field === wire);
}

/** Returns a resolver that validates the form by the demand's schema, with one message a field from `texts`. */
export const demandResolver =
  (texts: DemandTexts, locale: Locale, requiredAlternative: "people" | "eventType"): Resolver<DemandValues> =>
  (values) => {
    const parsed = demandSchema.safeParse(toDemand(values, locale, ""));
    if (parsed.success) return { values, errors: {} };
    const errors: FieldErrors<DemandValues> = {};
    for (const { path, message: rule } of parsed.error.issues) {
      const wire = String(path[0]);
      const field = toFormField(wire, rule, requiredAlternative);
      if (!field || errors[field]) continue;
      const missing = rule === "mobile" ? countMissingDigits(values.mobile) : 0;
      const message =
        missing > 0 ? fillTemplate(texts.digitsMissing, { n: missing }) : getDemandMessage(texts, wire, rule);
      Object.assign(errors, { [field]: { type: rule, message } });
    }
    return { values: {}, errors };
  };
