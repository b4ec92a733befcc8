import { useWatch } from "react-hook-form";
import { Chip } from "#web/ui/forms/chip.tsx";
import { NumberField } from "./number-field.tsx";
import type { DemandForm } from "../form/use-demand-form.ts";
import chipStyles from "#web/ui/forms/chip.module.css";
import styles from "./budget-field.module.css";

/** Renders the venue budget a day with its presets; pressing the selected preset again clears it. */
export function BudgetField(demand: DemandForm) {
  const { form, texts, choices } = demand;
  const budget = useWatch({ control: form.control, name: "budget" });
  const set = (value: number | undefined) =>
    form.setValue("budget", value, { shouldDirty: true, shouldValidate: true });
  return (
    <div className={styles.budget}>
      <NumberField
        demand={demand}
        name="budget"
        label={texts.form.budget}
        aside={texts.form.optional}
        unit={texts.form.budgetUnit}
      />
      <div className={chipStyles.chips}>
        {choices.budgets.map((preset) => {
          const on = budget === Number(preset.id);
          return (
            <Chip key={preset.id} tall on={on} onClick={() => set(on ? undefined : Number(preset.id))}>
              {preset.name}
            </Chip>
          );
        })}
      </div>
    </div>
  );
}
