import type { FieldErrors, Resolver } from "react-hook-form";
import { toChinaDay } from "../../../../domain/day.ts";
import { demandSchema, findPastDate } from "../../../../domain/demand/demand-schema.ts";
import type { Locale } from "../../../../domain/demand/demand-option.ts";
import { countMissingDigits } from "../../../../domain/demand/field-rules.ts";
import { getDemandMessage } from "../../../../texts/demand/get-demand-message.ts";
import type { DemandTexts } from "../../../../texts/demand/demand.zh.ts";
import { fillTemplate } from "../../../../texts/site/fill-template.ts";
import { type DemandValues, toDemand } from "./demand-values.ts";

/** The fields of the first step, in the order in which an event is thought through. */
export const meetingFields = [
  "eventType",
  "startDate",
  "days",
  "endDate",
  "people",
  "layout",
  "cityCode",
  "asked",
  "budget",
  "guestRooms",
  "needs",
  "remarks",
] as const satisfies readonly (keyof DemandValues)[];

/** Fields in the order of the form: the first invalid one gets the focus. */
export const fieldOrder = [
  ...meetingFields,
  "name",
  "mobile",
  "email",
  "company",
  "consent",
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

const getChinaToday = () => toChinaDay(new Date());

/**
 * Returns a resolver that validates the form by the demand's schema and the calendar, with one message a field from `texts`.
 */
export const demandResolver =
  (
    texts: DemandTexts,
    locale: Locale,
    requiredAlternative: "people" | "eventType",
    getToday = getChinaToday,
  ): Resolver<DemandValues> =>
  (values) => {
    const demand = toDemand(values, locale, "");
    const parsed = demandSchema.safeParse(demand);
    const issues = [...(parsed.error?.issues ?? []), ...findPastDate(demand, getToday())];
    if (issues.length === 0) return { values, errors: {} };
    const errors: FieldErrors<DemandValues> = {};
    for (const { path, message: rule } of issues) {
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
