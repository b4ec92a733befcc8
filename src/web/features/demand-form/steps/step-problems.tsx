import type { DemandTexts } from "#texts/demand/demand.zh.ts";
import { fillTemplate } from "#texts/site/fill-template.ts";
import { type FormField, fieldOrder } from "../form/form-field.ts";
import type { DemandForm } from "../form/use-demand-form.ts";
import styles from "./step-problems.module.css";

interface StepProblemsProps {
  demand: DemandForm;
  /** The fields of the step. */
  fields: readonly FormField[];
  /** Whether the visitor has tried to leave the step. */
  attempted: boolean;
}

/** Returns what a field is called where its message stands at the field itself. */
function getFieldName({ form, pieces }: DemandTexts, field: FormField, isMainland: boolean): string {
  const names: Partial<Record<FormField, string>> = {
    asked: form.venues,
    cityCode: form.city,
    startDate: form.date,
    budgetKind: form.budget,
    guestRooms: pieces.guestRooms,
    mobile: isMainland ? form.mobile : form.phone,
    captcha: form.code,
    consent: form.consentName,
  };
  return names[field] ?? form[field as "name"];
}

/** Says what the step still lacks in one box, each with a link to its field, where the message stands. */
export function StepProblems({ demand, fields, attempted }: StepProblemsProps) {
  const { form, texts, focus, numbers } = demand;
  const { errors } = form.formState;
  const broken = attempted ? fieldOrder.filter((field) => fields.includes(field) && errors[field]?.message) : [];
  return (
    <div role="alert">
      {broken.length > 0 && (
        <p className={styles.problems}>
          <b>{fillTemplate(texts.form.errors, { n: broken.length })}</b>
          {broken.map((field) => (
            <button key={field} onClick={() => focus(field)} type="button">
              {getFieldName(texts, field, numbers === "mainland")}
            </button>
          ))}
        </p>
      )}
    </div>
  );
}
