import { useController } from "react-hook-form";
import { budgetKinds } from "#domain/demand/demand-option.ts";
import { fillTemplate } from "#texts/site/fill-template.ts";
import { CheckOption } from "#web/ui/forms/check-option.tsx";
import fieldStyles from "#web/ui/forms/field.module.css";
import { classNames } from "#web/ui/text/class-names.ts";
import textStyles from "#web/ui/text/text.module.css";
import type { DemandForm } from "../form/use-demand-form.ts";
import { useAdviserName } from "../promise/use-adviser-name.ts";
import { NumberField } from "./number-field.tsx";
import pickListStyles from "./pick-list.module.css";
import styles from "./budget-field.module.css";

/** Renders the budget: what it is for, how much, and whether the venues that are asked are told. */
export function BudgetField(demand: DemandForm) {
  const { form, texts, locale } = demand;
  const { field } = useController({ control: form.control, name: "budgetKind" });
  const adviser = useAdviserName(locale) ?? texts.form.adviser;
  return (
    <fieldset className={fieldStyles.field} data-field="budgetKind">
      <legend className={fieldStyles.label}>
        <span>{texts.form.budget}</span>
        <span>{texts.form.optional}</span>
      </legend>
      <div className={styles.budget}>
        <span className={classNames(pickListStyles.options, styles.kinds)}>
          {budgetKinds.map(({ id, [locale]: name }) => (
            <label key={id}>
              <input
                checked={field.value === id}
                name="budgetKind"
                onChange={() => field.onChange(id)}
                type="radio"
                value={id}
              />
              {name}
            </label>
          ))}
        </span>
        <NumberField
          demand={demand}
          isNamed
          name="budget"
          label={texts.form.budget}
          unit={texts.form.budgetUnits[field.value]}
        />
      </div>
      {/* What the browser sends of a box that is not ticked. */}
      <input type="hidden" name="shareBudget" value="false" />
      <div>
        <CheckOption {...form.register("shareBudget")}>
          {texts.form.shareBudget}{" "}
          <span className={textStyles.soft}>{fillTemplate(texts.form.shareBudgetNote, { adviser })}</span>
        </CheckOption>
      </div>
    </fieldset>
  );
}
