import { type FormField, fieldOrder } from "../form/form-field.ts";
import type { DemandForm } from "../form/use-demand-form.ts";
import { fillTemplate } from "#texts/site/fill-template.ts";
import demandFormStyles from "../form/demand-form.module.css";
import styles from "./step-problems.module.css";

interface StepProblemsProps {
  demand: DemandForm;
  /** The fields of the step. */
  fields: readonly FormField[];
  /** Whether the visitor has tried to leave the step. */
  attempted: boolean;
}

/** Says at the step's button what the step still lacks; each line leads to its field. */
export function StepProblems({ demand, fields, attempted }: StepProblemsProps) {
  const { form, texts, focus } = demand;
  const { errors } = form.formState;
  const broken = attempted ? fieldOrder.filter((field) => fields.includes(field) && errors[field]?.message) : [];
  return (
    <div role="alert">
      {broken.length > 0 && (
        <div className={styles.problems}>
          <p>{fillTemplate(texts.form.errors, { n: broken.length })}</p>
          <ul>
            {broken.map((field) => (
              <li key={field}>
                <button type="button" className={demandFormStyles.textButton} onClick={() => focus(field)}>
                  {errors[field]!.message}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
