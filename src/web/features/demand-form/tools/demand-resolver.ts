import type { FieldErrors, Resolver } from "react-hook-form";
import { toChinaDay } from "#domain/day.ts";
import { demandSchemas, findPastDate } from "#domain/demand/demand-schema.ts";
import { countMissingDigits, isMainlandMobile } from "#domain/demand/field-rules.ts";
import { getDemandMessage } from "#texts/demand/get-demand-message.ts";
import { fillTemplate } from "#texts/site/fill-template.ts";
import type { DemandFormOptions } from "../form/demand-form-options.ts";
import type { DemandValues } from "../form/demand-values.ts";
import { type FormField, fieldOrder } from "../form/form-field.ts";
import { toDemand } from "./to-demand.ts";

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

type ResolverOptions = Pick<DemandFormOptions, "call" | "texts" | "locale" | "requiredAlternative" | "required"> & {
  /** Whether a mainland mobile needs the code sent to it. */
  verifies?: boolean;
};

const isEmpty = (value: DemandValues[FormField]) =>
  Array.isArray(value) ? value.length === 0 : value === undefined || value === false || String(value).trim() === "";

/**
 * Returns a resolver that validates the form by the schema of its call, the fields that it requires and the calendar,
 * with one message a field from `texts`.
 */
export const demandResolver =
  (options: ResolverOptions, getToday = getChinaToday): Resolver<DemandValues> =>
  (values) => {
    const { call, texts, locale, requiredAlternative, required = [], verifies = false } = options;
    const demand = toDemand(values, { call, locale, pageFrom: "" });
    const parsed = demandSchemas[call].safeParse(demand);
    const missing = required.filter((field) => isEmpty(values[field]));
    const needsCode = verifies && isMainlandMobile(demand.mobile ?? "") && values.captcha.trim() === "";
    const issues = [
      ...missing.map((field) => ({ path: [field], message: "required" })),
      ...(parsed.error?.issues ?? []),
      ...findPastDate(demand, getToday()),
      ...(needsCode ? [{ path: ["captcha"], message: "required" }] : []),
    ];
    if (issues.length === 0) return { values, errors: {} };
    const errors: FieldErrors<DemandValues> = {};
    for (const { path, message: rule } of issues) {
      const wire = String(path[0]);
      const field = toFormField(wire, rule, requiredAlternative);
      if (!field || errors[field]) continue;
      const digits = rule === "mobile" ? countMissingDigits(values.mobile) : 0;
      const message =
        digits > 0 ? fillTemplate(texts.digitsMissing, { n: digits }) : getDemandMessage(texts, wire, rule);
      Object.assign(errors, { [field]: { type: rule, message } });
    }
    return { values: {}, errors };
  };
