import { useWatch } from "react-hook-form";
import { getNeedName } from "#domain/demand/demand-option.ts";
import type { FormField } from "../form/form-field.ts";
import type { DemandForm } from "../form/use-demand-form.ts";
import demandFormStyles from "../form/demand-form.module.css";
import styles from "./demand-extras.module.css";

interface DemandExtrasProps {
  demand: DemandForm;
  /** Opens the step of a field and focuses it. */
  onEdit: (field: FormField) => void;
}

/** Renders what the sentence has no gap for, needs and remarks, each with a way to change it. */
export function DemandExtras({ demand, onEdit }: DemandExtrasProps) {
  const { form, texts, locale } = demand;
  const [needs, remarks] = useWatch({ control: form.control, name: ["needs", "remarks"] });
  const names = needs.map((need) => getNeedName(need, locale)).join(locale === "en" ? ", " : "、");
  const rows = [
    { field: "needs", label: texts.form.needs, text: names },
    { field: "remarks", label: texts.form.remarks, text: remarks.trim() },
  ] as const;
  const filled = rows.filter((row) => row.text !== "");
  if (filled.length === 0) return null;
  return (
    <dl className={styles.extras}>
      {filled.map(({ field, label, text }) => (
        <div key={field}>
          <dt>{label}</dt>
          <dd>{text}</dd>
          <dd>
            <button
              type="button"
              className={demandFormStyles.textButton}
              aria-label={`${texts.form.change} ${label}`}
              onClick={() => onEdit(field)}
            >
              {texts.form.change}
            </button>
          </dd>
        </div>
      ))}
    </dl>
  );
}
